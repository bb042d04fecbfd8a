import { safeName, safeText } from '#booking/forms/safe-text.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { withdrawUntil } from '#booking/vouchers/voucher.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { headPicture } from '../../booking-jar.ts'
import { mailAddressOf, type Mailboxes } from '../../envelope.ts'
import { type Purpose, voucherLink } from '../../links.ts'
import type { OfVoucher } from '../../news.ts'
import { type LetterFrame, letterMaker } from '../guest-mail.ts'

export function voucherWorthText(
  { amountCents, workshop, participants = 1 }: VoucherOnFile,
  { workshopNames, voucherMails, language }: Words,
): string {
  const amount = printEuros(amountCents, language)
  if (!workshop) return amount
  const people = fillCounted(voucherMails.facts.people, participants, language)
  return `${ofWorkshop(workshopNames, workshop)}, ${people} (${amount})`
}

type VoucherMail = ReturnType<typeof voucherMail>

type Reader = Pick<LetterFrame['guest'], 'email' | 'name'>

function voucherMail(mailboxes: Mailboxes, voucher: VoucherOnFile, { email, name }: Reader) {
  const { id, language } = voucher
  const allWords = wordsOf(mailboxes.house, language)
  const guest = { id, language, email, name }
  const jar = headPicture('gift', allWords)
  return { mailboxes, voucher, guest, language, allWords, voucherWords: allWords.voucherMails, jar }
}

export const makeBuyerLetter = letterMaker((mailboxes, { voucher }: OfVoucher) =>
  voucherMail(mailboxes, voucher, buyerOf(voucher)),
)

export const makeReceiverLetter = letterMaker((mailboxes, { voucher }: OfVoucher) => {
  const { receiverEmail: email, receiverName: name } = voucher
  const isByHand = email === ''
  const reader = isByHand ? buyerOf(voucher) : { email, name }
  return { ...voucherMail(mailboxes, voucher, reader), isByHand }
})

function buyerOf({ buyerEmail: email, buyerName: name }: VoucherOnFile): Reader {
  return { email, name }
}

export function factsOfVoucher(mail: VoucherMail) {
  const { voucher, voucherWords: words, allWords } = mail
  const { facts } = words
  return {
    facts: [
      { label: facts.worth, value: voucherWorthText(voucher, allWords), strong: true },
      { label: facts.receiver, value: named(voucher.receiverName) },
      validFact(voucher, allWords),
    ],
  }
}

/** The last day is counted from the payment, so it is not known before. */
export function validFact(
  { paidAt, validUntil }: VoucherOnFile,
  { voucherMails, language }: Words,
) {
  const { facts } = voucherMails
  return paidAt
    ? { label: facts.validUntil, value: printDay(validUntil, language) }
    : { label: facts.valid, value: facts.fromPayment }
}

export function withdrawalParts(mail: VoucherMail) {
  const { links, withdrawal, withdrawalUnpaid } = mail.voucherWords
  const until = withdrawUntil(mail.voucher)
  return [
    { main: { label: links.own, to: voucherAddress(mail, 'voucher') } },
    until ? fill(withdrawal, { date: printDay(until, mail.language) }) : withdrawalUnpaid,
    { links: [{ label: links.withdraw, to: voucherAddress(mail, 'withdraw-voucher') }] },
  ]
}

export function voucherAddress({ mailboxes, voucher }: VoucherMail, purpose: Purpose): string {
  return mailAddressOf(mailboxes, voucherLink(purpose, voucher.id, mailboxes.clock.now()))
}

/** The buyer's own words to the receiver, as the buyer sees them before paying. */
export function giftOpening(
  { buyerName, receiverName, message }: GiftWords,
  { voucherMails: { gift } }: Words,
) {
  const name = named(buyerName)
  return {
    subject: fill(gift.subject, { name }),
    // An own text of the farm may name the receiver, as ours did.
    text: fill(gift.text, { name, receiver: named(receiverName) }),
    message: safeText(message),
  }
}

type GiftWords = Pick<VoucherOnFile, 'buyerName' | 'receiverName' | 'message'>

function named(name: string): string {
  return safeName(name) || '…'
}
