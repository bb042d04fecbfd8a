import { dayOf } from '#booking/dates/brussels-time.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { printEuros } from '#language/money.ts'
import { linkPath, type Purpose, voucherLink } from '#letters/links.ts'
import { worthOf } from '#letters/to-guest/voucher-mail.tsx'
import type { LinkVisit } from './visit.tsx'

export type VoucherVisit = NonNullable<Awaited<ReturnType<typeof voucherVisit>>>

export async function voucherVisit(visit: LinkVisit) {
  const { office, links, link } = visit
  const voucher = await office.store.findVoucher(link.record)
  // Whoever bought it was forgotten: so is the way to it.
  if (!voucher || voucher.buyerEmail === '') return undefined
  const { language, buyerEmail: email } = voucher
  const now = office.clock.now()
  const today = dayOf(now)
  const linkTo = (purpose: Purpose) =>
    linkPath(purpose, links.token(voucherLink(purpose, voucher.id, now)))
  const words = wordsIn(language)
  return { ...visit, voucher, email, language, words, today, linkTo }
}

export function voucherFacts({ voucher, language, words }: VoucherVisit) {
  const { voucherMails, vouchers } = words
  const { facts: labels } = voucherMails
  const { facts: own } = vouchers
  const { paidAt, sendOn, message, leftCents } = voucher
  return [
    { label: labels.worth, value: worthOf(voucher) },
    { label: labels.receiver, value: voucher.receiverName },
    { label: own.email, value: voucher.receiverEmail || voucher.buyerEmail },
    ...(sendOn ? [{ label: own.sendOn, value: printDay(sendOn, language) }] : []),
    ...(message ? [{ label: own.words, value: message }] : []),
    ...(paidAt ? [{ label: own.left, value: printEuros(leftCents, language) }] : []),
    { label: labels.validUntil, value: printDay(voucher.validUntil, language) },
    { label: labels.reference, value: printStructuredCommunication(voucher.reference) },
  ]
}
