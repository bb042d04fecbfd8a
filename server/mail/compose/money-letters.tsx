import { daysUntil, dayOf } from '#booking/brussels-time.ts'
import { practicalDaysBefore } from '#booking/due.ts'
import { whatToPay } from '#booking/what-to-pay.ts'
import { PaidLetter } from '#emails/guest/paid.tsx'
import { RefundedLetter } from '#emails/guest/refunded.tsx'
import { SecuredLetter } from '#emails/guest/secured.tsx'
import { TakenBackLetter } from '#emails/guest/taken-back.tsx'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import { bookingCalendarFile } from './calendar-file.ts'
import { toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { payableOf, refundFactsOf } from './money-facts.ts'

/** The deposit is here. */
export function securedLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const toPay = whatToPay(reservation.payments)
  const payable = toPay && payableOf(mailboxes, reservation, toPay)
  const deposit = reservation.payments.find(({ kind }) => kind === 'deposit')
  const amount = printEuros(deposit?.amountCents ?? 0, mail.language)
  return toGuest(mailboxes, reservation, {
    kind: 'secured-guest',
    subject: subjectOf(mail, mail.words.secured),
    letter: <SecuredLetter mail={mail} amount={amount} toPay={payable?.facts} />,
    attachments: [...(payable?.attachments ?? []), bookingCalendarFile(mailboxes, reservation)],
  })
}

/** Everything is here. */
export function paidLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const days = daysUntil(dayOf(mailboxes.clock.now()), reservation.session.day)
  return toGuest(mailboxes, reservation, {
    kind: 'paid-guest',
    subject: subjectOf(mail, mail.words.paid),
    letter: <PaidLetter mail={mail} isEarly={days > practicalDaysBefore} />,
    attachments: [bookingCalendarFile(mailboxes, reservation)],
  })
}

/** Money went back. */
export function refundedLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
  refund: Refund,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const facts = refundFactsOf(reservation, refund)
  if (!facts) return []
  return toGuest(mailboxes, reservation, {
    kind: 'refunded-guest',
    subject: fill(mail.words.refunded.subject, { amount: facts.amount }),
    letter: <RefundedLetter mail={mail} refund={facts} />,
  })
}

/** The bank took money back: it is to be paid again. */
export function takenBackLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
  cents: number,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const toPay = whatToPay(reservation.payments)
  const payable = toPay && payableOf(mailboxes, reservation, toPay)
  const amount = printEuros(cents, mail.language)
  return toGuest(mailboxes, reservation, {
    kind: 'taken-back-guest',
    subject: subjectOf(mail, mail.words.takenBack),
    letter: <TakenBackLetter mail={mail} amount={amount} toPay={payable?.facts} />,
    attachments: [...(payable?.attachments ?? []), bookingCalendarFile(mailboxes, reservation)],
  })
}
