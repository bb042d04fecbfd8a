/** Always beside words, never instead of them; `level` is the places taken, from 0 to 1. */
export function Jar({ level, full }: { level: number; full: boolean }) {
  const { viewBox, parts } = jarFill(level, full)
  return (
    <svg viewBox={viewBox} width="30" height="36" aria-hidden="true" className="jar shrink-0">
      {parts.map(({ ink, path }) => (
        <path key={ink} fillRule="evenodd" fill={`var(--color-${ink})`} d={path} />
      ))}
    </svg>
  )
}

const glass = 'M9 5l10.4-.1.4 2.7 4.2 3.3.2 18.6-2.7 3.4H6.9l-3.1-3.2.2-18.6 4.7-3.5z'
const wall =
  'M8.3 4.3l11.7-.2.5 2.8 4.3 3.5.3 19.3-3.3 4-15.6.1-3.2-3.9.2-19.3 4.7-3.5z' +
  'M10.2 6l-.2 2.1-4.8 3.6-.1 17.2 2.3 2.7 13.3-.1 2.3-2.7-.2-17.3-4.4-3.3-.4-2.2z'
const lid = 'M6.9.7l14.5-.3.3 2.8-14.9.2z'

const top = 11
const foot = 31
const cuts: readonly (readonly [number, string])[] = [
  [27.5, 'l4.3-1.6 1.5.4-3.9 1.8z'],
  [25, 'l3.7 1 .6 1.3-4-1z'],
  [21.5, 'l4-1.9 1.1.6-3.6 1.9z'],
  [18, 'l4.3 1 .5 1.2-4.4-.9z'],
  [15.5, 'l3.8-2 1.2.5-3.5 2.1z'],
  [13.5, 'l4.4.7.7 1.2-4.7-.6z'],
]

type JarPart = {
  readonly ink: 'brine' | 'leaf' | 'beet' | 'paper' | 'ink'
  readonly path: string
}

/** Paths on a grid of 28 by 34, in the order they print; the full jar is beet-coloured and has its lid on. */
export function jarFill(level: number, full: boolean) {
  const part = full ? 1 : Math.min(1, Math.max(0, level))
  const ink = full ? 'beet' : 'leaf'
  const surface = foot - (foot - top) * part
  const parts: JarPart[] = [{ ink: 'brine', path: glass }]
  if (part > 0) {
    parts.push({ ink, path: contentsBelow(surface) })
    const cutPath = cutsBelow(surface + 2.5)
    if (cutPath) parts.push({ ink: 'paper', path: cutPath })
  }
  parts.push({ ink: 'ink', path: full ? wall + lid : wall })
  return { viewBox: '0 0 28 34', parts }
}

/** The same jar in plates that can move: filled to the top, to be sunk by `travel` when empty, and its lid apart. */
export const jarPlates = {
  viewBox: '0 0 28 34',
  glass,
  contents: contentsBelow(top),
  cuts: cutsBelow(top),
  wall,
  lid,
  travel: foot - top,
} as const

function contentsBelow(surface: number): string {
  const y = Math.round(surface * 10) / 10
  return `M5.1 ${y}l4.5-.6 4.3.8 4.4-.9 4.2.6.1 ${round(foot - y - 2)}-2 2.3-13.5.1-2.1-2.3z`
}

/** Marks of the knife, so that the fill is food and not a bar. */
function cutsBelow(highest: number): string {
  return cuts
    .filter(([y]) => y > highest)
    .map(([y, path], index) => `M${index % 2 ? 14.5 : 8} ${y}${path}`)
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
