import { nextDateLink, scheduleCalendar } from '#language/addresses.ts'
import type { moreSessions } from '../page-request.ts'
import { withParts } from './with-parts.tsx'

type Props = ReturnType<typeof moreSessions> & {
  readonly workshop?: string
  readonly isFull?: boolean
  /** True without dates above that might suit. */
  readonly isAlone?: boolean
}

/** The ways below the dates: to hear of a later date, and to have all dates in a calendar. */
export function MoreSessions({ language, words, subscription, workshop, ...found }: Props) {
  const { isFull = false, isAlone = false } = found
  const link = <TextLink to={nextDateLink(language, workshop)} text={words.link} />
  return (
    <>
      <p className="mt-5">
        {isAlone ? link : withParts(isFull ? words.none : words.nothingSuits, { link })}
      </p>
      <p className="mt-2 text-meta text-soft">
        {withParts(words.calendar, {
          subscribe: <TextLink to={subscription} text={words.subscribe} />,
          file: <TextLink to={scheduleCalendar(language)} text={words.file} />,
        })}
      </p>
    </>
  )
}

/** A plain link: what it leads to is no page of the site's scripts. It is inline, so that a full stop stays with it. */
function TextLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <a className="py-3 underline hover:decoration-2" href={to}>
      {text}
    </a>
  )
}
