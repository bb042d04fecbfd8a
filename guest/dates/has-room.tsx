import { HiddenFields, type Texts } from '#app/plain/parts.tsx'
import type { Session } from '#booking/dates/session.ts'
import { openCount } from '#booking/reservations/reservation-request.ts'
import { readWaitingParty } from '#booking/waiting/waiting-request.ts'
import { pathTo } from '#language/addresses.ts'
import type { Words } from '#content/words/shape.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printChoice } from '#language/times.ts'
import { mainLook } from '../buttons.tsx'

export function HasRoom(props: {
  readonly words: Words
  readonly typed: Texts
  readonly session: Session
}) {
  const { words, typed, session } = props
  const { waitingList, language } = words
  const { text, button } = waitingList.hasRoom
  const participants = readWaitingParty(typed['participants']) ?? 1
  return (
    <form
      method="post"
      action={`${pathTo('booking', language)}#reservation`}
      className="notice mt-5"
    >
      {/* The message takes the focus, as a form's problems do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers a form that was just sent */}
      <output tabIndex={-1} autoFocus className="mb-5 block">
        {fill(text, { date: printDay(session.day, language) })}
      </output>
      <HiddenFields
        of={{
          workshopType: session.workshop,
          preferredDate: printChoice(session, language),
          participants: Math.min(participants, openCount),
          participantName: typed['name'] ?? '',
          email: typed['email'] ?? '',
        }}
      />
      <button className={mainLook} type="submit" name="filledIn">
        {fillCounted(button, participants, language)}
      </button>
    </form>
  )
}
