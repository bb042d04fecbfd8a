import { dayOf } from '#booking/dates/brussels-time.ts'
import { printIban } from '#booking/money/iban.ts'
import { balanceAskedOn, openCents } from '#booking/money/owed.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { type ToPay, nextPaymentOf } from '#booking/money/next-payment.ts'
import { printDay } from '#language/dates.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { LetterFact, LetterPart } from '../../blocks/letter-part.ts'
import { paymentPicture } from '../../payment-picture.ts'
import type { GuestMail } from '../guest-mail.ts'

export function payable(
  { reservation, mailboxes }: GuestMail,
  options?: { readonly asksBalance: boolean },
) {
  return nextPaymentOf(reservation.payments, { today: dayOf(mailboxes.clock.now()), ...options })
}

/** @param text the reason for paying now, instead of the usual words */
export function toPayBlock(mail: GuestMail, toPay: ToPay, text?: string): readonly LetterPart[] {
  const { bookingWords: words, language } = mail
  const { part, cents, receivedCents, dueOn: day } = toPay
  const isAhead = day > dayOf(mail.mailboxes.clock.now())
  const due = isAhead ? dueOn(mail, printDay(day, language)) : words.payment.soon
  const headings = {
    deposit: { title: words.confirmed.depositTitle, why: undefined },
    balance: { title: words.balance.title, why: words.balance.ownNumber },
    together: { title: words.payment.togetherTitle, why: words.payment.together },
    whole: { title: words.payment.wholeTitle, why: undefined },
  }[part]
  return [
    { heading: headings.title },
    text ?? headings.why,
    receivedCents > 0 &&
      fill(words.payment.received, {
        received: printEuros(receivedCents, language),
        amount: printEuros(cents + receivedCents, language),
      }),
    transferPart(mail.allWords, toPay, [{ label: words.payment.due, value: due }]),
    { note: words.payment.copy },
  ]
}

/** The balance is asked by a mail of its own, and not before it. */
export function payableNow(mail: GuestMail) {
  const toPay = payable(mail)
  const today = dayOf(mail.mailboxes.clock.now())
  const isAsked =
    toPay?.part !== 'balance' ||
    today >= balanceAskedOn(mail.session.day, mail.reservation.conditions)
  return isAsked ? toPay : undefined
}

/** Payments due now, or the day on which the balance is due. */
export function toPayNow(mail: GuestMail): LetterPart {
  const toPay = payableNow(mail)
  return toPay ? toPayBlock(mail, toPay) : balanceLater(mail)
}

/** Sentence about a balance due later; undefined while the balance has nothing open. */
export function balanceLater({ bookingWords: words, reservation, language }: GuestMail) {
  const balance = reservation.payments.find(({ kind }) => kind === 'balance')
  if (!balance || openCents(balance) === 0) return undefined
  const amount = printEuros(openCents(balance), language)
  const date = printDay(balance.dueOn, language)
  return fill(words.confirmed.balanceLater, { amount, date })
}

/** A transfer to the farm: its facts, and their picture for a phone to read. */
export function transferPart(
  { mails, business, bookingMails, language }: Words,
  { cents: amountCents, reference }: Pick<ToPay, 'cents' | 'reference'>,
  more: readonly LetterFact[] = [],
) {
  const labels = mails.reservation.payment
  const { accountHolder: name, iban } = business
  const payment = { name, iban, amountCents, structuredCommunication: reference }
  const facts = [
    { label: labels.amount, value: printEuros(amountCents, language), strong: true },
    { label: labels.beneficiary, value: name },
    { label: labels.account, value: printIban(iban) },
    { label: labels.communication, value: printStructuredCommunication(reference), strong: true },
    ...more,
  ]
  const picture = paymentPicture(payment, reference)
  return { payment: { facts, picture, words: bookingMails.payment } }
}

export function dueOn({ allWords }: GuestMail, date: string): string {
  return fill(allWords.mails.reservation.payment.dueOn, { date })
}
