import type { Entry } from '../money/entry.ts'
import type { Owed } from '../money/owed.ts'
import type { Id } from '../id.ts'
import type { Cents } from '../units.ts'

/** A withdrawn refund, and its cents that waited to be paid. */
export type RefundWaiting = { readonly refundId: Id<'refund'>; readonly cents: Cents }

type PartyMoney = {
  readonly before: { readonly id: Id<'reservation'>; readonly payments: readonly Owed[] }
  readonly after: readonly Owed[]
  readonly open: readonly RefundWaiting[]
  /** Refund that starts now; undefined when no money goes back. */
  readonly refundId: Id<'refund'> | undefined
}

/** Entries of another number of people: their price, the refund, and refunds that pay again. */
export function entriesOfParty(
  { before, after, open, refundId }: PartyMoney,
  at: Date,
): readonly Entry[] {
  const waiting = open.map((one) => ({ ...one }))
  const entries = after.flatMap((payment): readonly Entry[] => {
    const was = before.payments.find(({ kind }) => kind === payment.kind)!
    const account = `${payment.kind}:${before.id}` as const
    const paid = payment.paidCents - was.paidCents
    return [
      charging(account, payment.amountCents - was.amountCents, at),
      ...takenOf(waiting, paid).map((one): Entry => ({
        kind: 'taken-again',
        from: `refund:${one.refundId}`,
        to: account,
        cents: one.cents,
        at,
      })),
      ...(refundId === undefined
        ? []
        : [
            {
              kind: 'given-up',
              from: account,
              to: `refund:${refundId}`,
              cents: -paid,
              at,
            } as const,
          ]),
    ]
  })
  const anew = waiting.flatMap((one): readonly Entry[] =>
    refundId === undefined
      ? []
      : [
          {
            kind: 'put-down-anew',
            from: `refund:${one.refundId}`,
            to: `refund:${refundId}`,
            cents: one.cents,
            at,
          },
        ],
  )
  return [...entries, ...anew].filter(({ cents }) => cents > 0)
}

/** Entry that raises a payment's price, or lowers it by negative cents. */
export function charging(account: `${Owed['kind']}:${string}`, cents: Cents, at: Date): Entry {
  return cents < 0
    ? { kind: 'charged-less', from: 'price', to: account, cents: -cents, at }
    : { kind: 'charged', from: account, to: 'price', cents, at }
}

/** Takes cents from the waiting refunds, the first one first. */
function takenOf(waiting: { refundId: Id<'refund'>; cents: Cents }[], cents: Cents) {
  let left = Math.max(0, cents)
  return waiting.map((one) => {
    const taken = Math.min(left, one.cents)
    one.cents -= taken
    left -= taken
    return { refundId: one.refundId, cents: taken }
  })
}
