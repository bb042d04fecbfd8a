import { whatToPay } from '#booking/what-to-pay.ts'
import { wordsIn } from '#content/words/words.ts'
import type { PracticalFacts } from '#emails/guest/facts.ts'
import { PracticalLetter } from '#emails/guest/practical.tsx'
import {
  BalanceRequestLetter,
  DepositReminderLetter,
  NewLinkLetter,
} from '#emails/guest/reminders.tsx'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import type { BookingNews } from '../news.ts'
import { languageOf, toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { payableOf, termFactsOf } from './money-facts.ts'

type NewLinkNews = Extract<BookingNews, { readonly kind: 'new-link' }>

/** The deposit did not come in time. None when it has by now. */
export function depositReminderLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const toPay = whatToPay(reservation.payments)
  if (!toPay) return []
  const { facts, attachments } = payableOf(mailboxes, reservation, toPay)
  const terms = termFactsOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'deposit-reminder-guest',
    subject: subjectOf(mail, mail.reminders.depositReminder),
    letter: <DepositReminderLetter mail={mail} toPay={facts} terms={terms} />,
    attachments,
  })
}

/** The balance is due in a few days. None when it is here. */
export function balanceRequestLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const toPay = whatToPay(reservation.payments, { asksBalance: true })
  if (!toPay) return []
  const { facts, attachments } = payableOf(mailboxes, reservation, toPay)
  const terms = termFactsOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'balance-request-guest',
    subject: subjectOf(mail, mail.reminders.balanceRequest),
    letter: <BalanceRequestLetter mail={mail} toPay={facts} terms={terms} />,
    attachments,
  })
}

/** Three days before. */
export function practicalLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const toPay = whatToPay(reservation.payments, { asksBalance: true })
  const payable = toPay && payableOf(mailboxes, reservation, toPay)
  const facts = practicalFactsOf(reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'practical-guest',
    subject: subjectOf(mail, mail.reminders.practical),
    letter: <PracticalLetter mail={mail} facts={facts} toPay={payable?.facts} />,
    attachments: payable?.attachments ?? [],
  })
}

/** As the site's own pages say it. */
function practicalFactsOf(reservation: ReservationOnFile): PracticalFacts {
  const { booking, workshop } = wordsIn(languageOf(reservation))
  const { takeHome } = workshop[reservation.session.workshop]
  return {
    bring: booking.info.bring,
    takeHome,
  }
}

/** A new link to the guest's own page. */
export function newLinkLetters(
  mailboxes: Mailboxes,
  { reservation, endsOthers }: NewLinkNews,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'new-link-guest',
    subject: subjectOf(mail, mail.reminders.newLink),
    letter: <NewLinkLetter mail={mail} endsOthers={endsOthers} />,
  })
}
