import type { Owed } from '#booking/owed.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '../../../store/reservation-records.ts'
import type { Letter } from '../../letters.ts'
import type { Mailboxes } from '../mailboxes.ts'
import { bookingNotice, dateFacts, guestFacts, toBooking, toDo } from './owner-notice.tsx'

const overdue = {
  deposit: {
    kind: 'deposit-overdue-owner',
    words: ownerNews.depositOverdue,
    action: 'depositReceived',
  },
  balance: {
    kind: 'balance-overdue-owner',
    words: ownerNews.balanceOverdue,
    action: 'balanceReceived',
  },
} as const

/** Money did not come; what happens now is for the owner to say, never for a clock. */
export function overdueLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
  part: Owed['kind'],
): readonly Letter[] {
  const { id, name, email, session, payments } = reservation
  const { kind, words, action } = overdue[part]
  const late = payments.find((payment) => payment.kind === part)
  if (!late) return []
  const text = email ? words.text : words.textNoEmail
  const notice = {
    words,
    texts: [fill(text, { name, due: printDay(late.dueOn, 'nl') }), words.stands],
    facts: [...dateFacts(session), ...payments.map(paymentFact), ...guestFacts(reservation)],
    main: toDo(mailboxes, action, id),
    more: [toDo(mailboxes, 'cancel', id), toBooking(mailboxes, reservation)],
    closing: [ownerNews.oneButton],
  }
  return [bookingNotice(mailboxes, reservation, { kind, subject: words.subject, notice })]
}

type OnFile = ReservationOnFile['payments'][number]

function paymentFact({ kind, paidCents, amountCents, dueOn }: OnFile) {
  const labels = ownerNews.facts
  const [paid, amount] = [printEuros(paidCents, 'nl'), printEuros(amountCents, 'nl')]
  const value =
    paidCents < amountCents
      ? fill(labels.paidUntil, { paid, amount, date: printDay(dueOn, 'nl') })
      : fill(labels.paid, { paid, amount })
  return { label: labels[kind], value }
}
