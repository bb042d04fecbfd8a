import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { GuestVisit } from './visit.tsx'

/** What went back to gift vouchers when the booking, or its date, was cancelled; undefined when nothing did. */
export async function backOnVoucher({
  office,
  reservation,
  language,
  words,
}: GuestVisit): Promise<string | undefined> {
  const events = await office.store.listEvents(reservation.id)
  const ended = events.findLastIndex(({ what }) => what === 'cancelled' || what === 'called-off')
  // A booking that took another date may have been paid with its voucher once more.
  const before = events.slice(0, Math.max(0, ended))
  const since = before.findLastIndex(({ what }) => what === 'rebooked')
  const cents = sum(before.slice(since + 1), ({ what, detail }) =>
    what === 'back-on-voucher' ? detail.cents : 0,
  )
  if (cents === 0) return undefined
  return fill(words.voucherMails.back, { amount: printEuros(cents, language) })
}
