import type { Day } from '#language/dates.ts'
import { allocate, sum } from '../sum.ts'
import { addDays, dayAfter, dayOf, instantIn } from '../dates/brussels-time.ts'
import type { Cents } from '../units.ts'

/** Counted from the order, or from the payment when that came later (Directive 2011/83/EU, art. 9; art. VI.47 WER). */
export const withdrawalDays = 14
/** Counted from the withdrawal (Directive 2011/83/EU, art. 13; art. VI.50 WER). */
export const withdrawalRefundDays = 14
export const unpaidDays = 30
const warnedDaysBefore = 60
const sentAtTime = '09:00'

/** A voucher pays nothing, and nobody gets it, before its whole price came. */
export type VoucherWorth =
  | { readonly paidAt: undefined; readonly sentAt: undefined; readonly leftCents: 0 }
  | { readonly paidAt: Date; readonly sentAt: Date | undefined; readonly leftCents: Cents }

export type Voucher = VoucherWorth & {
  readonly amountCents: Cents
  readonly createdAt: Date
  /** Day in Brussels on which the voucher is sent; undefined: once it is paid. */
  readonly sendOn: Day | undefined
  readonly validUntil: Day
  readonly withdrawnAt: Date | undefined
  readonly withdrawnBy: 'buyer' | 'owner'
}

/** An order as it begins: nothing was paid, sent or withdrawn. */
export const newVoucherDefaults = {
  leftCents: 0,
  sentAt: undefined,
  receivedCents: 0,
  paidAt: undefined,
  codeDigest: undefined,
  codeBeginning: '',
  withdrawnAt: undefined,
  withdrawnBy: 'buyer',
  refundCents: 0,
  refundIban: '',
  refundedAt: undefined,
  refundTransactionKey: undefined,
} as const

export type VoucherState = 'unpaid' | 'open' | 'used' | 'ended' | 'withdrawn' | 'taken-back'

/** `no-code`: mistyped. `unknown`: well written, but no voucher's. `leftCents`: what the voucher keeps. */
export type Redeeming =
  | { readonly kind: 'redeemed'; readonly cents: Cents; readonly leftCents: Cents }
  | { readonly kind: 'no-code' | 'unknown' | 'used' | 'ended' | 'nothing-to-pay' }

export function voucherState(voucher: Voucher, today: Day): VoucherState {
  if (voucher.withdrawnAt) return voucher.withdrawnBy === 'owner' ? 'taken-back' : 'withdrawn'
  if (!voucher.paidAt) return 'unpaid'
  if (voucher.leftCents === 0) return 'used'
  return today > voucher.validUntil ? 'ended' : 'open'
}

export function validUntil(day: Day, years: number): Day {
  return dayAfter(day, { years })
}

export function yearsOf(ordered: Pick<Voucher, 'createdAt' | 'validUntil'>): number {
  return yearIn(ordered.validUntil) - yearIn(dayOf(ordered.createdAt))
}

function yearIn(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Last day on which its payment makes an order a voucher without the owner. */
export function lapsesAfter(
  order: Pick<Voucher, 'createdAt' | 'withdrawnAt'> & { readonly receivedCents: Cents },
): Day | undefined {
  const { createdAt, receivedCents, withdrawnAt } = order
  return receivedCents > 0 || withdrawnAt ? undefined : addDays(dayOf(createdAt), unpaidDays)
}

/** Money that goes back on a voucher can be used for a year at least. */
export function usableAtLeastUntil(today: Day): Day {
  return dayAfter(today, { years: 1 })
}

/** The days to withdraw begin with the payment. */
export function withdrawUntil({ paidAt }: Pick<Voucher, 'paidAt'>): Day | undefined {
  return paidAt && addDays(dayOf(paidAt), withdrawalDays)
}

/** A voucher redeemed in part gives back the rest; an unpaid order ends. */
export function canWithdraw(voucher: Voucher, today: Day): boolean {
  const state = voucherState(voucher, today)
  const until = withdrawUntil(voucher)
  return state === 'unpaid' || (state === 'open' && until !== undefined && today <= until)
}

/** The owner can take back a voucher on any day, while it has a balance or was never paid. */
export function canTakeBack(voucher: Voucher, today: Day): boolean {
  const state = voucherState(voucher, today)
  return state === 'unpaid' || state === 'open'
}

export function isToSend(voucher: Voucher, now: Date): boolean {
  if (voucherState(voucher, dayOf(now)) !== 'open' || voucher.sentAt) return false
  return !voucher.sendOn || now >= instantIn(voucher.sendOn, sentAtTime)
}

export function daysOfWarning(today: Day) {
  return { from: today, until: addDays(today, warnedDaysBefore) }
}

export function isToWarn(voucher: Voucher, today: Day): boolean {
  const { until } = daysOfWarning(today)
  const isHeld = voucherState(voucher, today) === 'open' && voucher.sentAt !== undefined
  return isHeld && voucher.validUntil <= until
}

/** Cents to refund after a withdrawal; an order paid in part gives back that part. */
export function refundOnceWithdrawn({
  paidAt,
  leftCents,
  receivedCents,
}: VoucherWorth & { readonly receivedCents: Cents }): Cents {
  return paidAt ? leftCents : receivedCents
}

/** Last day on which the money would have gone back in time, once that day is over. */
export function refundLateSince(
  { withdrawnAt }: Pick<Voucher, 'withdrawnAt'>,
  today: Day,
): Day | undefined {
  const until = withdrawnAt && addDays(dayOf(withdrawnAt), withdrawalRefundDays)
  return until && until < today ? until : undefined
}

/** The account that paid so much of its price by itself; undefined where none did. */
export function payerOf(
  receipts: readonly { readonly iban: string; readonly cents: Cents }[],
  cents: Cents,
): string | undefined {
  const byAccount = Map.groupBy(receipts, ({ iban }) => iban)
  const paid = [...byAccount].map(([iban, group]) => ({
    iban,
    cents: sum(group, (one) => one.cents),
  }))
  const [most] = paid.filter(({ iban }) => iban !== '').toSorted((a, b) => b.cents - a.cents)
  return most && most.cents >= cents ? most.iban : undefined
}

/** A booking's refund goes to its vouchers first: to each at most the cents it paid. */
export function backToVouchers<Use extends { readonly cents: Cents }>(
  uses: readonly Use[],
  refundCents: Cents,
): readonly Use[] {
  const back = allocate(refundCents, uses, ({ cents }) => cents)
  return back.map(({ of, cents }) => ({ ...of, cents }))
}
