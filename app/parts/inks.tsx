import tokens from '../look/tokens.css?raw'
import { contrast } from './contrast.ts'

/** As the style sheet names them, from light to dark. */
const inks = [...tokens.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)]
  .map(([, name = '', value = '']) => ({ name, value, depth: contrast(value, '#ffffff') }))
  .toSorted((a, b) => a.depth - b.depth)

const grounds = ['paper', 'deep', 'brine']

/** The printer's bar: every ink on every ground that words stand on, with its measured contrast. */
export function Inks() {
  return (
    <section className="container-site book-foundation">
      <h2 className="text-43">Inks</h2>
      <div className="ink-bar" aria-hidden="true">
        {inks.map(({ name, value }) => (
          <span key={name} style={{ background: value }} />
        ))}
      </div>
      <table className="ink-table">
        <caption className="sr-only">Contrast of each ink with the grounds</caption>
        <thead>
          <tr>
            <th scope="col">Ink</th>
            <th scope="col">Value</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                on {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="ink-value">{value}</td>
              {grounds.map((ground) => (
                <ContrastCell key={ground} ink={value} ground={valueOf(ground)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[62ch] text-meta text-soft">
        From 7.0 on an ink may carry running text; from 4.5, large or bold words; below, it is never
        text, only ground and picture.
      </p>
    </section>
  )
}

function ContrastCell({ ink, ground }: { ink: string; ground: string }) {
  if (ink === ground) return <td>–</td>
  const ratio = contrast(ink, ground)
  const rounded = (Math.floor(ratio * 10) / 10).toFixed(1)
  if (ratio < 4.5) return <td className="text-soft">{rounded}</td>
  return (
    <td style={{ background: ground, color: ink }}>
      <span className={ratio < 7 ? 'font-semibold' : undefined}>{rounded} bread and salt</span>
    </td>
  )
}

function valueOf(name: string): string {
  return inks.find((ink) => ink.name === name)?.value ?? '#ffffff'
}
