import { useId } from 'react'
import { jarPlates } from './jar.tsx'

/** `level` is the places taken and chosen, from 0 to 1. Always beside words, as `Jar` is. */
export function FillingJar({ level, closed }: { level: number; closed: boolean }) {
  const id = useId()
  const { viewBox, glass, contents, cuts, wall, lid, travel } = jarPlates
  const sunk = level > 0 ? travel * (1 - Math.min(1, level)) : travel + 3
  return (
    <svg
      viewBox={viewBox}
      width="30"
      height="36"
      aria-hidden="true"
      data-closed={closed || undefined}
      className="jar filling-jar shrink-0"
    >
      <clipPath id={id}>
        <path d={glass} />
      </clipPath>
      <path fill="var(--color-brine)" d={glass} />
      <g clipPath={`url(#${id})`}>
        {/* An inner drawing, as its place is a property that styles can let move. */}
        <svg className="jar-contents" y={Math.round(sunk * 10) / 10}>
          <path fill="var(--color-leaf)" d={contents} />
          <path fill="var(--color-paper)" d={cuts} />
        </svg>
      </g>
      <path fill="var(--color-ink)" fillRule="evenodd" d={wall} />
      <path fill="var(--color-ink)" className="jar-lid" d={lid} />
    </svg>
  )
}
