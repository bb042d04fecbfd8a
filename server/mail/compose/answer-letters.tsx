import { openCents } from '#booking/owed.ts'
import { whatToPay } from '#booking/what-to-pay.ts'
import { ConfirmedLetter } from '#emails/guest/confirmed.tsx'
import { DeclinedLetter } from '#emails/guest/ended.tsx'
import { printDay } from '#language/dates.ts'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import { bookingCalendarFile } from './calendar-file.ts'
import { languageOf, toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { payableOf, refundFactsOf, termFactsOf } from './money-facts.ts'

/** The farm said yes. Money may have come before, and then it says so. */
export function confirmedLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const toPay = whatToPay(reservation.payments)
  const payable = toPay && payableOf(mailboxes, reservation, toPay)
  const { status } = reservation
  const standing = status === 'secured' || status === 'paid' ? status : 'confirmed'
  const calendar = standing === 'confirmed' ? [] : [bookingCalendarFile(mailboxes, reservation)]
  return toGuest(mailboxes, reservation, {
    kind: 'confirmed-guest',
    subject: subjectOf(mail, mail.words.confirmed),
    letter: (
      <ConfirmedLetter
        mail={mail}
        standing={standing}
        toPay={payable?.facts}
        balance={toPay?.part === 'deposit' ? balanceOf(reservation) : undefined}
        terms={termFactsOf(mailboxes, reservation)}
      />
    ),
    attachments: [...(payable?.attachments ?? []), ...calendar],
  })
}

function balanceOf(reservation: ReservationOnFile) {
  const balance = reservation.payments.find(({ kind }) => kind === 'balance')
  if (!balance || openCents(balance) === 0) return undefined
  const language = languageOf(reservation)
  return {
    amount: printEuros(openCents(balance), language),
    dueOn: printDay(balance.dueOn, language),
  }
}

/** The farm said no. */
export function declinedLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
  refund: Refund | undefined,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'declined-guest',
    subject: subjectOf(mail, mail.words.declined),
    letter: <DeclinedLetter mail={mail} refund={refundFactsOf(reservation, refund)} />,
  })
}
