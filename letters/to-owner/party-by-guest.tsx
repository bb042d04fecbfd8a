import { goingAheadOf } from '#booking/dates/session.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { ownerParty } from '#content/words/nl/owner-party.ts'
import { fill } from '#language/fill.ts'
import { sessionFacts } from '../blocks/facts.tsx'
import type { OfBooking } from '../letters.ts'
import type { PartyChanged } from '../to-guest/party-changed.tsx'
import type { Instead } from '../to-guest/newcomer.tsx'
import type { Split } from '../to-guest/split.tsx'
import { bookingNotice, dateFacts, guestFacts, toBooking, toDo } from './notice.tsx'
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

/** Some of a party come on another date: both, and whether theirs still has enough. */
export const splitByGuest = bookingNotice<Split>((news, mailboxes) => {
  const { reservation, other, by } = news
  if (by !== 'guest') return undefined
  const words = ownerParty.split
  const { name, session, participants } = reservation
  const { date, time } = sessionFacts(session, 'nl')
  return {
    words,
    texts: [
      fill(words.text, { name, going: other.participants, staying: participants }),
      ...belowMinimum(news),
    ],
    facts: [
      { label: words.staying, value: fill(words.staysOn, { n: participants, date, time }) },
      ...dateFacts(other.session, ownerNews.facts.newDate),
      ...guestFacts(other),
    ],
    more: [{ ...toBooking(mailboxes, other), label: words.toOther }],
  }
})

/** Said by whoever takes the date below it, and by nobody after them. */
function belowMinimum({
  before,
  reservation: { session },
}: OfBooking & Pick<PartyChanged, 'before'>) {
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
