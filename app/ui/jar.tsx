import { useContext } from 'react'
import { BusinessContext } from '../business.ts'
import type { Handwritten } from './handwriting.ts'

export type JarProps = {
  /** Names of its looks, without `jar-` (`jar.css`): one, or several with a space between. */
  readonly look: string
  readonly width?: number
  /** Alternative text; none where words beside the jar say the same. */
  readonly alt?: string
  readonly label?: readonly Handwritten[] | undefined
}

/** Nothing in a house without jars: words beside the jar say the same. */
export function Jar({ look, width = 34, alt, label }: JarProps) {
  if (useContext(BusinessContext)?.hasNoJar) return null
  const looks = look.split(' ').map((name) => `jar-${name}`)
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg
      {...spoken}
      viewBox="0 0 200 256"
      width={width}
      height={Math.round(width * 1.28)}
      className={[
        'jar',
        ...looks,
        ...(label ? ['jar-labelled'] : []),
        ...(width < 60 ? ['jar-small'] : []),
        'shrink-0',
      ].join(' ')}
    >
      <use href="#jar" />
      {label && <Handwriting lines={label} />}
    </svg>
  )
}

/** Writing on a jar's label: as large as fits, and at the angle of the label. */
export function Handwriting({ lines }: { readonly lines: readonly Handwritten[] }) {
  const [first, largest] = lines.length > 1 ? [145, 1.3] : [163, 1.7]
  return (
    <g className="jar-writing" transform="rotate(-2 98 150)">
      {lines.map(({ width, d }, i) => {
        const scale = Math.min(largest, 112 / width)
        const left = 98 - (width * scale) / 2
        const move = `translate(${Math.round(left)} ${first + i * 28}) scale(${scale.toFixed(2)})`
        return <path key={d} d={d} transform={`${move} skewX(-7)`} />
      })}
    </g>
  )
}
