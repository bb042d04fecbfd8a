import { randomUUID } from 'node:crypto'
import { addDays, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { openCents } from '#booking/money/owed.ts'
import { receiveVoucher, sendVoucherAgain } from '#office/vouchers/receive-voucher.ts'
import { sellVoucher } from '#office/vouchers/sell-voucher.ts'
import { redeemVoucher } from '#office/vouchers/redeem-voucher.ts'
import { markVoucherRefundPaid, withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { usesOf } from '../all-of.ts'
import { orderGift } from '../gift-vouchers.ts'
import { hearLine, type LivesContext } from './statement-lines.ts'
import type { ExpectedMoney } from './expected-money.ts'
import type { TestOffice } from '../test-office.ts'

/** Gift vouchers are bought, paid, redeemed, withdrawn, sent again and ended, in any order. */
export function giftActs(giving: LivesContext) {
  return [
    () => give(giving),
    () => pay(giving),
    (id: string) => redeem(giving, id),
    (id: string) => redeem(giving, id),
    () => end(giving),
  ]
}

/**
 * A voucher is ordered on the site, or sold at the door, now and then by a form that is sent twice.
 */
async function give({ office, money, random }: LivesContext): Promise<void> {
  const amount = 20 + Math.floor(random() * 200)
  if (amount % 5 > 0) return void (await orderGift(office, { amount: String(amount) }))
  const sale = { amount, method: 'cash', buyerName: 'An', receiverName: '' } as const
  const id = randomUUID()
  for (const buyerEmail of amount % 2 > 0 ? ['', 'an@example.org'] : ['']) {
    await sellVoucher(office, id, { ...sale, buyerEmail, language: 'nl' })
  }
  money.soldVoucher(id, amount * 100)
}

async function one({ office, random }: LivesContext, fits: (voucher: VoucherOnFile) => boolean) {
  const vouchers = (await office.store.vouchers.list()).filter(fits)
  return vouchers[Math.floor(random() * vouchers.length)]
}

/** A voucher is paid by hand, or in part or whole by the bank. */
async function pay(giving: LivesContext): Promise<void> {
  const { office, money, random } = giving
  const voucher = await one(giving, ({ paidAt, withdrawnAt }) => !paidAt && !withdrawnAt)
  if (!voucher) return
  const { id, reference: structured, amountCents, receivedCents } = voucher
  const open = amountCents - receivedCents
  const cents = random() < 0.3 ? Math.ceil(open / 2) : open
  if (random() < 0.3) await receiveVoucher(office, id)
  else await hearLine(giving, { structured, cents })
  const came = (await office.store.vouchers.get(id)).receivedCents - receivedCents
  money.soldVoucher(id, came)
}

/** One of the codes that were mailed last; empty before the first. */
export function anyGiftCode({ notified }: TestOffice, random: () => number): string {
  const codes = notified
    .flatMap((news) => (news.kind === 'voucher-gift' ? [news.code] : []))
    .slice(-12)
  return codes[Math.floor(random() * codes.length)] ?? ''
}

/** Redeems the last code that was mailed; a mail tells the guest what it paid. */
async function redeem(
  { office, money, expectedMails, random }: LivesContext,
  reservationId: string,
) {
  const typed = anyGiftCode(office, random)
  if (typed === '') return
  const before = await office.store.reservations.get(reservationId)
  const outcome = await redeemVoucher(office, { by: 'guest', reservationId, typed })
  if (outcome.kind !== 'redeemed') return
  money.redeemed(reservationId, outcome.cents)
  const { status, payments } = await office.store.reservations.get(reservationId)
  if (payments.some(({ paidCents }) => paidCents < 0)) throw new Error('Paid less than nothing')
  if (status !== before.status) expectedMails.push(`${status} ${reservationId}`)
  else if (status === 'confirmed' || status === 'secured')
    expectedMails.push(`part-received ${reservationId}`)
  if (outcome.leftCents > 0 && payments.some((each) => openCents(each) > 0))
    throw new Error('Something is left on it, and something open')
}

/** A voucher is withdrawn and then paid back; or its last day has been; or its mail was lost. */
async function end(giving: LivesContext): Promise<void> {
  const { office, random } = giving
  const { store, clock } = office
  const chance = random()
  if (chance < 0.35) {
    const voucher = await one(giving, ({ withdrawnAt }) => !withdrawnAt)
    const by = voucher && voucher.amountCents % 200 > 0 ? 'owner' : 'buyer'
    if (voucher) await withdrawVoucher(office, { id: voucher.id, iban: undefined, by })
  } else if (chance < 0.7) {
    const [owed] = await store.vouchers.listRefundsToPay()
    if (owed) await payBack(giving, owed)
  } else if (chance < 0.85) {
    const voucher = await one(giving, ({ leftCents }) => leftCents > 0)
    const validUntil = addDays(dayOf(clock.now()), -1)
    if (voucher)
      await store.change((changes) => changes.vouchers.update(voucher.id, { validUntil }))
  } else {
    const voucher = await one(giving, ({ sentAt }) => sentAt !== undefined)
    if (voucher) await sendVoucherAgain(office, voucher.id)
  }
}

/** The refund goes by hand, by a transfer that a statement shows, or by both in that order. */
async function payBack(giving: LivesContext, voucher: VoucherOnFile) {
  const { office, money, random } = giving
  const { id, reference, refundCents } = voucher
  if (random() < 0.5) await markVoucherRefundPaid(office, id)
  if (random() < 0.5) await hearLine(giving, { structured: reference, cents: -refundCents })
  if ((await office.store.vouchers.get(id)).refundedAt) money.paidOut(refundCents)
}

/**
 * The most that a booking's refund gives back to vouchers: what they paid, unless they were
 * withdrawn.
 */
export async function returnable({ store }: TestOffice, reservationId: string): Promise<number> {
  let cents = 0
  for (const use of await usesOf(store, reservationId)) {
    const { withdrawnAt } = await store.vouchers.get(use.voucherId)
    if (!withdrawnAt) cents += use.cents
  }
  return cents
}

/** Vouchers whose money does not add up: all that was paid must be left, used, or going back. */
export async function giftsWrong({ store, clock }: TestOffice, money: ExpectedMoney) {
  const wrong: string[] = []
  const usedOf = new Map<string, number>()
  for (const { id, payments } of await store.reservations.list()) {
    let own = 0
    for (const { voucherId, cents } of await usesOf(store, id)) {
      own += cents
      usedOf.set(voucherId, (usedOf.get(voucherId) ?? 0) + cents)
    }
    if (own !== money.onVouchers(id)) wrong.push(`vouchers of ${id}: ${own}, not as redeemed`)
    const isBelow = payments.some(({ paidCents }) => paidCents < 0)
    if (isBelow) wrong.push(`less than nothing is paid of ${id}`)
  }
  for (const voucher of await store.vouchers.list()) {
    const { id, amountCents, receivedCents, leftCents, refundCents, paidAt } = voucher
    const came = money.cameForVoucher(id)
    if (receivedCents !== came) wrong.push(`voucher ${id}: ${receivedCents} of ${came} came`)
    const used = usedOf.get(id) ?? 0
    const worth = paidAt ? amountCents : refundCents
    const sums = leftCents + used + refundCents
    if (leftCents < 0 || used < 0 || sums !== worth)
      wrong.push(`voucher ${id}: ${sums} of ${worth}`)
  }
  const today = dayOf(clock.now())
  const owed = await store.vouchers.sumOwedAfter(today, instantIn(addDays(today, 1), '00:00'))
  const left = await store.vouchers.sumOwed(today)
  if (owed !== left) wrong.push(`owed on vouchers: ${owed}, of ${left}`)
  return wrong
}
