import type { Entry } from '../money/entry.ts'
import type { Owed } from '../money/owed.ts'
import type { Id } from '../id.ts'
import { allocate, sum } from '../sum.ts'
import type { Cents } from '../units.ts'

export type RefundWaiting = { readonly refundId: Id<'refund'>; readonly cents: Cents }

type PartyMoney = {
  readonly before: { readonly id: Id<'reservation'>; readonly payments: readonly Owed[] }
  readonly after: readonly Owed[]
  readonly open: readonly RefundWaiting[]
  readonly refundId: Id<'refund'> | undefined
  /** Gift vouchers that get their money back before anything becomes a refund. */
  readonly toVouchers: readonly VoucherBack[]
}

export type VoucherBack = { readonly voucherId: Id<'voucher'>; readonly cents: Cents }

/** Entries of another number of people: the price, the new refund, and refunds whose money pays again. */
export function entriesOfParty(
  { before, after, open, refundId, toVouchers }: PartyMoney,
  at: Date,
): readonly Entry[] {
  const waiting = new Map(open.map((one) => [one.refundId, one.cents]))
  const toVoucher = Map.groupBy(toVouchers, ({ voucherId }) => voucherId)
  const returning = new Map(
    [...toVoucher].map(([id, uses]) => [id, sum(uses, ({ cents }) => cents)]),
  )
  const intoRefund = <const Into extends object>(into: Into) =>
    refundId === undefined ? [] : [{ ...into, to: `refund:${refundId}`, at } as const]
  const entries = after.flatMap((payment): readonly Entry[] => {
    const was = before.payments.find(({ kind }) => kind === payment.kind)!
    const account = `${payment.kind}:${before.id}` as const
    const paid = payment.paidCents - was.paidCents
    const again = takeFrom(waiting, paid)
    const onVouchers = takeFrom(returning, -paid)
    const givenUp = -paid - sum(onVouchers, ({ cents }) => cents)
    return [
      chargeEntry(account, payment.amountCents - was.amountCents, at),
      ...again.map(({ of, cents }): Entry => {
        return { kind: 'taken-again', from: `refund:${of}`, to: account, cents, at }
      }),
      ...onVouchers.map(({ of, cents }): Entry => {
        return { kind: 'back-on-voucher', from: account, to: `voucher:${of}`, cents, at }
      }),
      ...intoRefund({ kind: 'given-up', from: account, cents: givenUp }),
    ]
  })
  const anew = [...waiting].flatMap(([id, cents]) =>
    intoRefund({ kind: 'put-down-anew', from: `refund:${id}`, cents }),
  )
  return [...entries, ...anew].filter(({ cents }) => cents > 0)
}

function takeFrom(left: Map<string, Cents>, wanted: Cents) {
  const taken = allocate(Math.max(0, wanted), [...left.keys()], (id) => left.get(id)!)
  for (const { of, cents } of taken) left.set(of, left.get(of)! - cents)
  return taken
}

/** Entry that raises a payment's price, or lowers it for negative cents. */
export function chargeEntry(account: `${Owed['kind']}:${string}`, cents: Cents, at: Date): Entry {
  return cents < 0
    ? { kind: 'charged-less', from: 'price', to: account, cents: -cents, at }
    : { kind: 'charged', from: account, to: 'price', cents, at }
}
