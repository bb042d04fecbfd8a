import { paidCents } from '#booking/owed.ts'
import type { Session } from '#booking/session.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { RefundToPayBlock } from '#emails/owner/refund-to-pay.tsx'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../../store/reservation-records.ts'
import type { Letter } from '../../letters.ts'
import { sessionFacts } from '../guest-mail.ts'
import type { Mailboxes } from '../mailboxes.ts'
import { bookingNotice, dateFacts, guestFacts, toBooking, toDo } from './owner-notice.tsx'
import { refundToPay } from './refund-to-pay.ts'

type Cancelled = { readonly reservation: ReservationOnFile; readonly refund: Refund | undefined }

/** A guest ended a booking: what to pay back, if anything. */
export function cancelledOwnerLetters(
  mailboxes: Mailboxes,
  { reservation, refund }: Cancelled,
): readonly Letter[] {
  const { name, session, participants } = reservation
  const words = ownerNews.cancelled
  const back = refund && refundToPay(reservation, refund)
  const text = fill(fillCounted(words.text, participants, 'nl'), { name })
  const notice = {
    words,
    texts: [text, ...(back ? [] : [nothingBack(reservation)])],
    facts: [...dateFacts(session), ...guestFacts(reservation)],
    main: refund && toDo(mailboxes, 'refundPaid', refund.id),
    more: [toBooking(mailboxes, reservation)],
  }
  return [
    bookingNotice(mailboxes, reservation, {
      kind: 'cancelled-owner',
      subject: words.subject,
      notice,
      children: back && <RefundToPayBlock refund={back.facts} />,
      attachments: back?.attachments ?? [],
    }),
  ]
}

function nothingBack({ payments }: ReservationOnFile): string {
  const words = ownerNews.cancelled
  const paid = paidCents(payments)
  return paid > 0 ? fill(words.nothingBack, { paid: printEuros(paid, 'nl') }) : words.nothingPaid
}

type Moved = { readonly reservation: ReservationOnFile; readonly from: Session }

/** A guest chose another date. */
export function movedOwnerLetters(
  mailboxes: Mailboxes,
  { reservation, from }: Moved,
): readonly Letter[] {
  const { name, session } = reservation
  const words = ownerNews.moved
  const old = sessionFacts(from, 'nl')
  const notice = {
    words,
    texts: [fill(words.text, { name })],
    facts: [
      ...dateFacts(session, ownerNews.facts.newDate),
      { label: ownerNews.facts.oldDate, value: `${old.date}, ${old.time}` },
      ...guestFacts(reservation),
    ],
    more: [toBooking(mailboxes, reservation)],
  }
  const { subject } = words
  return [bookingNotice(mailboxes, reservation, { kind: 'moved-owner', subject, notice })]
}

type Rebooked = Moved & { readonly withdrawn: Refund | undefined }

/** A guest whose date was called off chose another one: what need not be paid back, and what waits again. */
export function rebookedOwnerLetters(
  mailboxes: Mailboxes,
  { reservation, from, withdrawn }: Rebooked,
): readonly Letter[] {
  const { id, name, session, status } = reservation
  const words = ownerNews.rebooked
  const old = sessionFacts(from, 'nl')
  const isRequest = status === 'requested'
  const amount = withdrawn && printEuros(withdrawn.amountCents, 'nl')
  const notice = {
    words,
    texts: [
      fill(words.text, { name }),
      ...(amount ? [fill(words.noRefund, { amount })] : []),
      ...(isRequest ? [words.isRequest] : []),
      ...(amount || isRequest ? [] : [words.nothing]),
    ],
    facts: [
      ...dateFacts(session, ownerNews.facts.newDate),
      { label: ownerNews.facts.calledOffDate, value: `${old.date}, ${old.time}` },
      ...guestFacts(reservation),
    ],
    main: isRequest ? toDo(mailboxes, 'confirm', id) : undefined,
    more: [
      ...(isRequest ? [toDo(mailboxes, 'decline', id)] : []),
      toBooking(mailboxes, reservation),
    ],
  }
  const { subject } = words
  return [bookingNotice(mailboxes, reservation, { kind: 'rebooked-owner', subject, notice })]
}

/** Somebody of the waiting list took the places offered. */
export function waitingAcceptedLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const words = ownerNews.waitingAccepted
  const notice = {
    words,
    texts: [fill(words.text, { name: reservation.name })],
    facts: [...dateFacts(reservation.session), ...guestFacts(reservation)],
    more: [toBooking(mailboxes, reservation)],
  }
  const { subject } = words
  return [
    bookingNotice(mailboxes, reservation, { kind: 'waiting-accepted-owner', subject, notice }),
  ]
}
