import type { Handwritten } from '../../ui/handwriting.ts'
import { Handwriting } from '../../ui/jar.tsx'

/**
 * The label of the hero's jar names the next date that has room, in the farm's handwriting; the
 * words beside the picture say the same.
 */
export function HeroLabel({ lines }: { readonly lines: readonly Handwritten[] }) {
  return (
    <svg viewBox="1092 284 252 160" aria-hidden="true" className="jar hero-label">
      {/* The label of the site's jar, at the size of this one. */}
      <g transform="translate(1036 84) scale(1.84)">
        <path fill="var(--jar-ink)" d="M40 120l119-6 6 5 2 66-5 6-119 3-6-5-2-64z" />
        <path fill="var(--jar-paper)" d="M37 116l119-6 6 5 2 66-5 6-119 3-6-5-2-64z" />
        <path fill="var(--jar-beet)" d="M40 120l117-6v2l-117 6zM40 184l118-3v2l-118 3z" />
        <Handwriting lines={lines} />
      </g>
    </svg>
  )
}
