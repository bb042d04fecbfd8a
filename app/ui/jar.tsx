import { jarFill } from '#drawings/jar-fill.ts'

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
