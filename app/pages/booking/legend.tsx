import { useContext } from 'react'
import type { Words } from '#content/words/shape.ts'
import type { Handwritten } from '../../ui/handwriting.ts'
import { BusinessContext } from '../../business.ts'
import { PlacesJar } from '../../ui/places-jar.tsx'

type Props = {
  readonly words: Words['booking']['schedule']['legend']
  /** The next date that has room: its label, and how full it is. */
  readonly next: { readonly label: readonly Handwritten[]; readonly level: number } | undefined
}

export function Legend({ words, next }: Props) {
  if (useContext(BusinessContext)?.hasNoJar) return null
  const rows = [
    { text: words.half, level: 0.5, full: false },
    { text: words.full, level: 1, full: true },
  ]
  return (
    <>
      {next && (
        <div className="legend-jar">
          <PlacesJar {...next} full={false} width={230} />
        </div>
      )}
      <h2 className="text-25">{words.title}</h2>
      <ul className="mt-3 space-y-3">
        {rows.map(({ text, level, full }) => (
          <li key={text} className="flex items-center gap-5 text-meta">
            <PlacesJar level={level} full={full} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
