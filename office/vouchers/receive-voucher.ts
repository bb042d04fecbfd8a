import { randomInt } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { MoneyIn } from '#booking/money/entry.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { isToSend, isToWarn, validUntil, voucherState, yearsOf } from '#booking/vouchers/voucher.ts'
import { beginningLength, voucherCode } from '#booking/vouchers/voucher-code.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { notify, notifyOfNewest } from '../mail/notify.ts'
import type { FormOrigin } from '../mail/turns.ts'
import { type Change, isAsShown, oneChange } from '../office.ts'

/** False of an order that was withdrawn, or when the page named other cents (`shown`). */
export const receiveVoucher = oneChange(async (change, id: Id<'voucher'>, shown?: Cents) => {
  const voucher = await change.vouchers.find(id)
  if (!voucher || voucher.withdrawnAt) return false
  if (voucher.paidAt) return true
  const paying = { kind: 'marked', from: `hand:${id}` } as const
  const cents = voucher.amountCents - voucher.receivedCents
  if (!isAsShown(shown, cents)) return false
  await bookVoucherMoney(change, { id, paying, cents })
  return true
})

type VoucherMoney = {
  readonly id: Id<'voucher'>
  readonly cents: Cents
  readonly paying: Extract<MoneyIn, { readonly kind: 'received' | 'marked' }>
}

/** A fully paid voucher is worth its amount from that day on; one that is given later is valid as long from then. */
export async function bookVoucherMoney(
  change: Change,
  { id, cents, paying }: VoucherMoney,
): Promise<void> {
  const { now: paidAt } = change
  const ordered = await change.vouchers.get(id)
  await change.entries.post([{ ...paying, to: `voucher:${id}`, cents, at: paidAt }])
  if (ordered.receivedCents + cents < ordered.amountCents) return
  const paidOn = dayOf(paidAt)
  const { sendOn = paidOn } = ordered
  const until = validUntil(sendOn > paidOn ? sendOn : paidOn, yearsOf(ordered))
  await change.vouchers.update(id, { paidAt, validUntil: until })
  const voucher = await change.vouchers.get(id)
  await notify(change, { kind: 'voucher-paid', voucher })
  await sendIfDue(change, voucher)
}

/** The code is made at the moment the mail leaves, and stands in that mail alone. */
async function sendIfDue(change: Change, voucher: VoucherOnFile): Promise<boolean> {
  if (!voucher.paidAt || !isToSend(voucher, change.now)) return false
  await notify(change, await giveNewCode(change, voucher))
  return true
}

type PaidVoucher = Extract<VoucherOnFile, { readonly paidAt: Date }>

export async function giveNewCode(change: Change, voucher: PaidVoucher) {
  const code = voucherCode(randomInt)
  const coded = { codeDigest: codeDigest(code), codeBeginning: code.slice(0, beginningLength) }
  const changed = { ...coded, sentAt: change.now }
  await change.vouchers.update(voucher.id, changed)
  const { codeDigest: former } = voucher
  if (former) await change.reservations.renameVoucher(former, coded.codeDigest)
  return { kind: 'voucher-gift', voucher: { ...voucher, ...changed }, code } as const
}

export const sendVoucher = oneChange(async (change, id: Id<'voucher'>) => {
  const voucher = await change.vouchers.find(id)
  return voucher !== undefined && sendIfDue(change, voucher)
})

/** A voucher has one warning for each last day it has had. */
export const warnOfEnd = oneChange(async (change, id: Id<'voucher'>) => {
  const voucher = await change.vouchers.find(id)
  const { now } = change
  if (!voucher || !isToWarn(voucher, dayOf(now))) return false
  const notice = { kind: 'voucher-ending', record: id, day: voucher.validUntil } as const
  if (!(await change.history.claimNotice(notice, now))) return false
  await notify(change, { kind: 'voucher-ending', voucher })
  return true
})

/**
 * Sends a voucher with a new code, for a buyer who lost the mail; the old code ends. The mail goes
 * to the named receiver, at the pace of mails to strangers. When several wait, the newest is sent.
 */
export const sendVoucherAgain = oneChange(
  async (change, id: Id<'voucher'>, from: FormOrigin = {}) => {
    const voucher = await change.vouchers.find(id)
    const state = voucher && voucherState(voucher, dayOf(change.now))
    if (state !== 'open' || !voucher?.paidAt || !voucher.sentAt) return
    const news = await giveNewCode(change, voucher)
    await notifyOfNewest(change, news, { record: id, from })
  },
)
