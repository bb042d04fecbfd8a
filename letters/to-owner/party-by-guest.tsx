import { goingAheadOf } from '#booking/dates/session.ts'
import { ownerParty } from '#content/words/nl/owner-party.ts'
import { fill } from '#language/fill.ts'
import type { OfBooking } from '../letters.ts'
import type { PartyChanged } from '../to-guest/party-changed.tsx'
import type { Instead } from '../to-guest/newcomer.tsx'
import { bookingNotice, dateFacts, guestFacts, toDo } from './notice.tsx'
import { RefundToPay, transferOf } from './refund-to-pay.tsx'

/** A guest comes with more or with fewer: what goes back, and whether the date still has enough. */
export const partyChangedByGuest = bookingNotice<PartyChanged>((news, mailboxes) => {
  const { reservation, before, refund, by } = news
  if (by !== 'guest') return undefined
  const words = ownerParty.partyChanged
  const { name, session, participants: after } = reservation
  const transfer = refund && transferOf(mailboxes, reservation, refund)
  const text = fill(words.text, { name, before: before.participants, after })
  const isRequest = reservation.status === 'requested'
  return {
    words,
    texts: [text, ...(isRequest ? [words.isRequest] : []), ...belowMinimum(news)],
    facts: [...dateFacts(session), ...guestFacts(reservation)],
    between: refund && <RefundToPay {...{ mailboxes, booking: reservation, refund, transfer }} />,
    main: refund && toDo(mailboxes, 'refund-paid', refund.id),
    attachments: [transfer?.attachment],
  }
})

/** Said by whoever takes the date below it, and by nobody after them. */
function belowMinimum({ before, reservation: { session } }: OfBooking & PartyChanged) {
  const had = goingAheadOf(before.session)?.kind
  const has = goingAheadOf(session)
  if (had !== 'enough' || has?.kind !== 'not-yet') return []
  const { minimum } = has
  return [fill(ownerParty.partyChanged.belowMinimum, { minimum, taken: session.taken })]
}

export const newcomerByGuest = bookingNotice<Instead>(({ reservation, instead, by }) => {
  if (by !== 'guest') return undefined
  const words = ownerParty.newcomer
  return {
    words,
    texts: [fill(words.text, { name: reservation.name, before: instead })],
    facts: [...dateFacts(reservation.session), ...guestFacts(reservation)],
  }
})
