import { isIban, printIban, unbrokenIban } from '#booking/money/iban.ts'
import type { House } from '#booking/house/house.ts'
import { payeeMatch, payeeName } from '#booking/money/payee.ts'
import {
  type NamedAccount,
  goesTo,
  isOfUnknown,
  payableFrom,
  payableTo,
  type RefundAccount,
} from '#booking/money/refund.ts'
import type { SharePayer } from '#booking/party/companion-shares.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printInstant } from '#language/times.ts'
import { labelled } from '#language/typeset.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { MoneyBack } from '../news.ts'
import { paymentPicture } from '../payment-picture.ts'
import { type FarmMail, type OwnerNotice, stepAction } from './notice.ts'

/** The payee: the guest, or the payer whom a substitute replaced. */
export function payeeOf(booking: ReservationOnFile) {
  return booking.payer ?? booking
}

/** The name that the bank compares with the account, if known; else the payee's. */
export function nameOfPayee({ holder, buyerName }: Refund, booking: ReservationOnFile): string {
  const name = buyerName ?? payeeOf(booking).name
  // A statement may have the name in capitals, in another order, or cut off.
  const isSame = holder === '' || (name !== '' && payeeMatch(holder, name) === 'match')
  const known = isSame ? name : holder
  return payeeName(known) ?? known
}

/** Undefined while no account is known, or while the guest can stop a typed one. */
export function refundPayment(
  refund: Refund,
  booking: ReservationOnFile,
  { house, now }: { readonly house: House; readonly now: Date },
) {
  // A name that banks refuse stays as typed.
  const name = payeeName(nameOfPayee(refund, booking))
  const iban = payableTo(refund, now)
  if (!name || !iban || !isIban(iban)) return undefined
  const freeText = refundCommunication(booking, house)
  return { name, iban, amountCents: refund.amountCents, freeText }
}

/** Facts to pay a refund, for the mail about its cause. */
export function refundIn(
  mail: FarmMail,
  booking: ReservationOnFile,
  { refunds, payers = [] }: MoneyBack,
): Pick<OwnerNotice, 'alsoAbout' | 'between' | 'main' | 'more'> {
  const { mailboxes, ownerWords, language } = mail
  const { house, clock } = mailboxes
  const now = clock.now()
  const { desk, ownerNews } = ownerWords
  const words = ownerNews.refund
  const labels = desk.transfer
  const toldBuyer = ownerWords.vouchers.sure.told
  const parts = refunds.map((refund, nth) => {
    const { id, amountCents } = refund
    const amount = printEuros(amountCents, language)
    const payment = refundPayment(refund, booking, { house, now })
    // Each picture in a mail has its own name.
    const name = nth === 0 ? referenceOf(booking.id) : `${referenceOf(booking.id)}-${nth + 1}`
    const picture = payment && paymentPicture(payment, name)
    const { label, to } = stepAction(mail, 'refund-paid', id)
    const which = [refund.buyerName, amount].filter(Boolean).join(', ')
    const done = { label: refunds.length > 1 ? labelled(label, which, language) : label, to }
    return { refund, amount, payment, picture, origin: originText(refund, ownerWords), done }
  })
  const between = parts.map(({ refund, amount, payment, picture, origin }) => [
    { heading: refundTitle(refund, ownerWords) },
    payment ? (refund.voucherId ? toldBuyer : words.text) : whyNot(mail, booking, refund),
    isOfUnknown(refund) && sharesText(payers, ownerWords),
    payment &&
      picture && {
        payment: {
          facts: [
            { label: labels.amount, value: amount, strong: true },
            { label: words.beneficiary, value: payment.name },
            { label: labels.account, value: printIban(payment.iban), strong: true },
            { label: desk.facts.communication, value: payment.freeText },
            ...(origin ? [{ label: labels.from, value: origin }] : []),
          ],
          picture,
          words,
        },
      },
  ])
  const [main, ...more] = parts.map(({ done }) => done)
  const named = refunds.some(isOfUnknown) ? payers : []
  const alsoAbout = named.flatMap(({ companions }) => companions.map((id) => ({ id })))
  return main ? { alsoAbout, between, main, more } : {}
}

/** "Terug te betalen: € 65", or from whose voucher it is. */
export function refundTitle({ amountCents, buyerName: name }: Refund, words: OwnerWords): string {
  const amount = printEuros(amountCents, words.language)
  if (name === undefined) return fill(words.pages.booking.refund, { amount })
  return fill(words.vouchers.toDo, { name, amount })
}

/** Accounts of money that companions paid, and a question for them; empty without any. */
export function sharesText(payers: readonly SharePayer[], { pages, language }: OwnerWords): string {
  const { refundCameFrom, refundOfShare } = pages.booking
  const came = payers.map((payer) => {
    const amount = printEuros(payer.cents, language)
    return fill(refundCameFrom, { amount, account: sharePayerText(payer) })
  })
  return came.length > 0 ? [...came, refundOfShare].join(' ') : ''
}

/** "MAES SOFIE, BE71 0961 2345 6769" */
export function sharePayerText({ name, iban }: SharePayer): string {
  return [name, unbrokenIban(iban)].filter(Boolean).join(', ')
}

/** Undefined of a voucher, which the title of its refund names. */
export function originText(refund: RefundAccount, { ownerNews }: OwnerWords) {
  const { fromUnknown, fromSame } = ownerNews.refund
  if (refund.voucherId) return undefined
  if (refund.iban === '') return fromUnknown
  return refund.iban === goesTo(refund) ? fromSame : printIban(refund.iban)
}

function whyNot({ mailboxes, ownerWords }: FarmMail, booking: ReservationOnFile, refund: Refund) {
  const { iban, named } = refund
  if (named && !payableTo(refund, mailboxes.clock.now()))
    return otherAccountText(iban, named, ownerWords)
  const { noAccount, noAccountNoEmail } = ownerWords.ownerNews.refund
  if (refund.voucherId) return ownerWords.vouchers.toDoNoIban
  return payeeOf(booking).email ? noAccount : noAccountNoEmail
}

/** Warning before money goes to a typed account, which names the account and the earliest day. */
export function otherAccountText(
  iban: string,
  named: NamedAccount,
  { ownerNews, language }: OwnerWords,
): string {
  const { typedAccount, otherAccount } = ownerNews.refund
  return fill(iban === '' ? typedAccount : otherAccount, {
    known: unbrokenIban(iban),
    asked: unbrokenIban(named.iban),
    from: printInstant(payableFrom(named), language),
  })
}

/** Text on the payee's bank statement, in their language. */
export function refundCommunication(booking: ReservationOnFile, house: House): string {
  const { communication } = wordsOf(house, payeeOf(booking).language).bookingMails.refund
  return fill(communication, { reference: referenceOf(booking.id) })
}
