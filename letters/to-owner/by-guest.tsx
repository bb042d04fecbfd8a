import { goingAheadOf } from '#booking/dates/session.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import { printSession } from '#content/words/date-facts.ts'
import type { AnyMail } from '#content/words/parts.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Mailboxes } from '../envelope.ts'
import type { OfBooking } from '../news.ts'
import type { Cancelled } from '../to-guest/reservations/cancelled.tsx'
import type { Moved } from '../to-guest/dates/moved.tsx'
import type { Instead } from '../to-guest/people/newcomer.tsx'
import type { PartyChanged } from '../to-guest/party/party-changed.tsx'
import type { SplitNews } from '../to-guest/party/split.tsx'
import {
  bookingNotice,
  farmWords,
  ownersDateFacts,
  guestFacts,
  toDo,
  linkToBooking,
  ownersWords,
} from './notice.tsx'
import { refundIn } from './refund-to-pay.tsx'

/** The farm hears of a guest's step; it knows its own. */
function noticeByGuest<What extends { readonly by: Actor }>(
  ...[say]: Parameters<typeof bookingNotice<What>>
) {
  return bookingNotice<What>((news, mailboxes) =>
    news.by === 'guest' ? say(news, mailboxes) : undefined,
  )
}

export const movedByGuest = noticeByGuest<Moved>((news, mailboxes) => {
  const { ownerNews } = ownersWords(mailboxes)
  const words = ownerNews.moved
  return {
    words,
    texts: [fill(words.text, { name: news.reservation.name })],
    facts: bothDates(mailboxes, news, ownerNews.facts.oldDate),
  }
})

type Rebooked = Moved & {
  /** Refund that is no longer due: it went along. */
  readonly withdrawnCents: number
}

/**
 * A guest of a cancelled date chose another one: the refund that is dropped, and the booking that
 * waits again.
 */
export const rebookedByGuest = noticeByGuest<Rebooked>((news, mailboxes) => {
  const { reservation, withdrawnCents } = news
  const { id, name, status } = reservation
  const { ownerNews, language } = ownersWords(mailboxes)
  const words = ownerNews.rebooked
  const isRequest = status === 'requested'
  const amount = withdrawnCents > 0 && printEuros(withdrawnCents, language)
  return {
    words,
    texts: [
      fill(words.text, { name }),
      ...(amount ? [fill(words.noRefund, { amount })] : []),
      ...(isRequest ? [words.isRequest] : []),
      ...(amount || isRequest ? [] : [words.nothing]),
    ],
    facts: bothDates(mailboxes, news, ownerNews.facts.calledOffDate),
    main: isRequest ? toDo(mailboxes, 'confirm', id) : undefined,
    more: isRequest ? [toDo(mailboxes, 'decline', id)] : [],
  }
})

function bothDates(
  mailboxes: Mailboxes,
  { reservation, from }: OfBooking & Moved,
  oldLabel: string,
) {
  const { date, time } = printSession(from, farmWords(mailboxes))
  const { newDate } = ownersWords(mailboxes).ownerNews.facts
  return [
    ...ownersDateFacts(mailboxes, reservation.session, newDate),
    { label: oldLabel, value: `${date}, ${time}` },
    ...guestFacts(mailboxes, reservation),
  ]
}

export const cancelledByGuest = noticeByGuest<Cancelled>((news, mailboxes) => {
  const { reservation, refunds } = news
  const own = ownersWords(mailboxes)
  const words = own.ownerNews.cancelled
  const { name, session, participants } = reservation
  const text = fill(fillCounted(words.text, participants, own.language), { name })
  return {
    words,
    texts: refunds.length > 0 ? [text] : [text, nothingBack(reservation, own)],
    facts: [...ownersDateFacts(mailboxes, session), ...guestFacts(mailboxes, reservation)],
    ...refundIn(mailboxes, reservation, refunds),
  }
})

function nothingBack({ payments }: ReservationOnFile, { ownerNews, language }: OwnerWords): string {
  const { nothingBack: late, nothingPaid } = ownerNews.cancelled
  const paid = paidCents(payments)
  return paid > 0 ? fill(late, { paid: printEuros(paid, language) }) : nothingPaid
}

/** A guest changes the number of people: the refund, and whether the date still has enough. */
export const partyChangedByGuest = noticeByGuest<PartyChanged>((news, mailboxes) => {
  const { reservation, before, refunds } = news
  const { ownerParty } = ownersWords(mailboxes)
  const words = ownerParty.partyChanged
  const { name, session, participants: after } = reservation
  const text = fill(words.text, { name, before: before.participants, after })
  const isRequest = reservation.status === 'requested'
  return {
    words,
    texts: [text, ...(isRequest ? [words.isRequest] : []), ...belowMinimum(news, ownerParty)],
    facts: [...ownersDateFacts(mailboxes, session), ...guestFacts(mailboxes, reservation)],
    ...refundIn(mailboxes, reservation, refunds),
  }
})

/** A part of a party comes on another date: both dates, and whether theirs still has enough. */
export const splitByGuest = noticeByGuest<SplitNews>((news, mailboxes) => {
  const { reservation, other } = news
  const { ownerNews, ownerParty } = ownersWords(mailboxes)
  const words = ownerParty.split
  const { name, session, participants } = reservation
  const { date, time } = printSession(session, farmWords(mailboxes))
  return {
    words,
    texts: [
      fill(words.text, { name, going: other.participants, staying: participants }),
      ...belowMinimum(news, ownerParty),
    ],
    facts: [
      { label: words.staying, value: fill(words.staysOn, { n: participants, date, time }) },
      ...ownersDateFacts(mailboxes, other.session, ownerNews.facts.newDate),
      ...guestFacts(mailboxes, other),
    ],
    more: [{ ...linkToBooking(mailboxes, other), label: words.toOther }],
  }
})

/** The booking that takes the date below its minimum says so, and later ones do not. */
function belowMinimum(
  { before, reservation: { session } }: OfBooking & Pick<PartyChanged, 'before'>,
  ownerParty: OwnerWords['ownerParty'],
) {
  const had = goingAheadOf(before.session)?.kind
  const has = goingAheadOf(session)
  if (had !== 'enough' || has?.kind !== 'not-yet') return []
  const { minimum } = has
  return [fill(ownerParty.partyChanged.belowMinimum, { minimum, taken: session.taken })]
}

export const newcomerByGuest = noticeByGuest<Instead>(({ reservation, instead }, mailboxes) => {
  const words = ownersWords(mailboxes).ownerParty.newcomer
  return {
    words,
    texts: [fill(words.text, { name: reservation.name, before: instead })],
    facts: [
      ...ownersDateFacts(mailboxes, reservation.session),
      ...guestFacts(mailboxes, reservation),
    ],
  }
})

export const waitingAccepted = accepted(({ ownerNews }) => ownerNews.waitingAccepted)

export const optionAccepted = accepted(({ ownerOption }) => ownerOption.accepted)

/** A booking from an offer of the farm, which is confirmed already. */
function accepted(wordsIn: (own: OwnerWords) => AnyMail & { readonly text: string }) {
  return bookingNotice(({ reservation }, mailboxes) => {
    const words = wordsIn(ownersWords(mailboxes))
    return {
      words,
      texts: [fill(words.text, { name: reservation.name })],
      facts: [
        ...ownersDateFacts(mailboxes, reservation.session),
        ...guestFacts(mailboxes, reservation),
      ],
    }
  })
}
