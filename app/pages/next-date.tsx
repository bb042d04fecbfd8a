import type { HomeWords } from '#content/words/shape/home.ts'
import { withParts } from './with-parts.tsx'

/** The first date with a free place, its day large. */
export function NextDate({
  words,
  date,
}: {
  words: HomeWords['workshops']
  date: string | undefined
}) {
  if (date === undefined) return <p className="mt-5 font-semibold">{words.noDate}</p>
  return (
    <p className="mt-5 text-meta">
      {withParts(words.nextDate, {
        date: <span className="block font-serif text-34">{date}</span>,
      })}
    </p>
  )
}
