import { contrast } from '#booking/look/colour.ts'
import tokens from '../look/tokens.css?raw'
import { longWords } from './long-words.ts'

/** The names of the style sheet, from light to dark. */
const inks = [...tokens.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)]
  .map(([, name = '', value = '']) => ({ name, value, depth: contrast(value, '#ffffff') }))
  .toSorted((a, b) => a.depth - b.depth)

const grounds = ['paper', 'deep', 'brine']

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
      <p className="mt-3 max-w-[34.5em] text-meta text-soft">
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

const sizes = [
  { name: '74', className: 'font-serif text-74', says: 'Zout, tijd, bokaal' },
  { name: '60', className: 'font-serif text-60', says: 'Du sel et du temps' },
  { name: '43', className: 'font-serif text-43', says: 'Salt it, close it, wait for it' },
  { name: '30', className: 'font-serif text-30', says: 'Dag 0, dag 3, dag 7 · 1234567890' },
  { name: '25', className: 'font-serif text-25', says: 'Pétrir, façonner, grigner, enfourner' },
  { name: '20, lead', className: 'text-lead', says: 'Zout erbij, deksel erop, wachten.' },
  { name: '18, body', className: 'text-body', says: 'Le levain monte en quatre à six heures.' },
  { name: '16, meta', className: 'text-meta', says: '18:30–22:00 · € 65 · 65 € · €65' },
]

export function LetterSizes() {
  return (
    <section className="container-site book-foundation">
      <h2 className="text-43">Letters</h2>
      <dl className="letters">
        {sizes.map(({ name, className, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={className}>{says}</dd>
          </div>
        ))}
        <div>
          <dt>signs</dt>
          <dd className="text-25">
            <span className="font-serif">é è ê ë ï î ç œ Œ É « sel » “ ” ‘ ’ – … €</span>{' '}
            <span>é è ê ë ï î ç œ Œ É « sel » “ ” ‘ ’ – … € 1 234,50 €</span>
          </dd>
        </div>
        {longWords.map(({ language, heading }) => (
          <div key={language} lang={language}>
            <dt>{language}, the longest</dt>
            <dd className="font-serif text-43">{heading}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const steps = [4, 8, 12, 20, 32, 52, 84, 136]

export function Measures() {
  return (
    <section className="container-site book-foundation">
      <h2 className="text-43">Measures</h2>
      <ul className="measures">
        {steps.map((step) => (
          <li key={step}>
            <span style={{ width: step, height: step }} />
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}
