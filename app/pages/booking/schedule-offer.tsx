import type { telephoneOf } from '#booking/house/telephone.ts'
import type { Words } from '#content/words/shape.ts'
import { bookingLink } from '#language/addresses.ts'
import { fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { SessionView } from '../session-view.ts'
import { MailLink } from '../mail-link.tsx'
import { withParts } from '../with-parts.tsx'

export type ClosedProps = {
  readonly session: SessionView
  readonly words: Words['booking']['schedule']
  readonly telephone: ReturnType<typeof telephoneOf>
}

export type OfferProps = {
  readonly session: SessionView
  readonly words: Words['booking']['schedule']
  readonly language: Language
  readonly onPick: (session: SessionView) => void
}

/** A date with room that begins too soon to be asked for here. */
export function Closed({ session, words, telephone }: ClosedProps) {
  const call = telephone && (
    <a className="underline-rule whitespace-nowrap" href={telephone.link}>
      {telephone.written}
    </a>
  )
  return (
    <span className="schedule-left">
      {session.availability}
      <span className="schedule-aside">
        {call
          ? withParts(words.callClosed, { telephone: call })
          : withParts(words.askClosed, { email: <MailLink /> })}
      </span>
    </span>
  )
}

/**
 * The state in words, and a button that fills in the form, whose name has both for a screen reader; before script, a
 * link to the page with both filled in. One element keeps focus.
 */
export function Offer({ session, words, language, onPick }: OfferProps) {
  const { availability, workshopName, workshop, choice } = session
  return (
    <>
      <span aria-hidden="true" className="schedule-left">
        {availability}
        {session.state === 'available' && (
          <span className="schedule-aside">
            {fillCounted(words.placesFree, session.left, language)}
          </span>
        )}
      </span>
      <a
        className="button-outline"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link before scripts are there
        role="button"
        href={bookingLink(language, workshop, choice)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onPick(session)
        }}
      >
        <span className="sr-only">{`${availability}, `}</span>
        {words.choose}
        <span className="sr-only">{` ${workshopName}, ${session.date}`}</span>
      </a>
    </>
  )
}
