import { Link } from 'react-router'
import type { HomeWords } from '#content/words/shape/home.ts'
import { withParts } from './with-parts.tsx'
import type { DateLink } from './workshop-card.tsx'

type Props = { readonly words: HomeWords['workshops']; readonly date: DateLink | undefined }

/** A link of its own within the card, which is one link. */
export function NextDate({ words, date }: Props) {
  if (date === undefined) return <p className="mt-5 font-semibold">{words.noDate}</p>
  return (
    <p className="mt-5 text-meta">
      {withParts(words.nextDate, {
        date: (
          <Link className="next-date" to={date.link}>
            {date.text}
          </Link>
        ),
      })}
    </p>
  )
}
