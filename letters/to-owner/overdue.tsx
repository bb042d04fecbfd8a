import { answerDue } from '#booking/dates/away.ts'
import { isOnePayment, nameOf, namedPayments, openCents, type Owed } from '#booking/money/owed.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { printDay } from '#language/dates.ts'
import type { Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printSpan } from '#language/spans.ts'
import { printInstant } from '#language/times.ts'
import type { Payment } from '#store/money/payments.ts'
import type { Mailboxes } from '../envelope.ts'
import type { OfBooking } from '../news.ts'
import { bookingNotice, ownersFactsOfSession, ownersWords, guestFacts, toDo } from './notice.tsx'

/** The promised time is nearly up. Unproven: the guest has pressed no link of a mail yet. */
export const unanswered = bookingNotice<{ readonly isUnproven: boolean }>((news, mailboxes) => {
  const { reservation, isUnproven } = news
  const { id, name, session, createdAt, specialRequirements, conditions } = reservation
  const { ownerNews, language } = ownersWords(mailboxes)
  const { unanswered: words, facts: labels } = ownerNews
  const due = answerDue({ createdAt, startsAt: session.startsAt, conditions })
  const until = printInstant(due, language)
  const hours = printSpan(conditions.answerHours, 'hours', language)
  return {
    words: { ...words, preview: fill(words.preview, { hours }) },
    texts: [fill(words.text, { name, until, hours }), ...(isUnproven ? [words.unproven] : [])],
    facts: [
      ...ownersFactsOfSession(mailboxes, session),
      ...guestFacts(mailboxes, reservation),
      { label: labels.requirements, value: specialRequirements || labels.none },
    ],
    main: toDo(mailboxes, 'confirm', id),
    more: [toDo(mailboxes, 'decline', id)],
    closing: [ownerNews.oneButton],
  }
})

export const depositOverdue = bookingNotice((news, mailboxes) =>
  moneyOverdue('deposit', news, mailboxes),
)

export const balanceOverdue = bookingNotice((news, mailboxes) =>
  moneyOverdue('balance', news, mailboxes),
)

/** A payment or a part of it did not come; the owner decides what happens now, never a clock. */
function moneyOverdue(part: Payment['kind'], { reservation }: OfBooking, mailboxes: Mailboxes) {
  const { id, name, email, session, payments } = reservation
  const isOne = isOnePayment(payments)
  const own = ownersWords(mailboxes)
  const { language } = own
  const words = own.overdueMails[`${nameOf(part, payments)}-overdue`]
  const late = payments.find((payment) => payment.kind === part)
  if (!late) return undefined
  const said = late.paidCents > 0 ? words.part : words
  const text = fill(email ? said.text : said.textNoEmail, {
    name,
    due: printDay(late.dueOn, language),
    received: printEuros(late.paidCents, language),
    open: printEuros(openCents(late), language),
  })
  return {
    words: said,
    texts: [text, words.stands],
    facts: [
      ...ownersFactsOfSession(mailboxes, session),
      ...namedPayments(payments).map((payment) => paymentFact(payment, own)),
      ...guestFacts(mailboxes, reservation),
    ],
    main: toDo(mailboxes, isOne ? 'all-received' : `${part}-received`, id),
    more: [toDo(mailboxes, 'cancel-guest', id)],
    closing: [own.ownerNews.oneButton],
  }
}

function paymentFact(
  payment: ReturnType<typeof namedPayments<Owed & { readonly dueOn: Day }>>[number],
  { ownerNews, language }: OwnerWords,
) {
  const { name, paidCents, amountCents, dueOn } = payment
  const labels = ownerNews.facts
  const [paid, amount] = [printEuros(paidCents, language), printEuros(amountCents, language)]
  const value =
    paidCents < amountCents
      ? fill(labels.paidUntil, { paid, amount, date: printDay(dueOn, language) })
      : fill(labels.paid, { paid, amount })
  return { label: labels[name], value }
}
