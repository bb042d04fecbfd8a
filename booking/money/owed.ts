import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'

export const paymentKinds = ['deposit', 'balance'] as const

export type Owed = {
  readonly kind: (typeof paymentKinds)[number]
  readonly amountCents: Cents
  readonly paidCents: Cents
}

export function paidCents(payments: readonly Owed[]): Cents {
  return sum(payments, (payment) => payment.paidCents)
}

/** What was paid of the price; not what the terms kept of places that were given up. */
export function paidOfPriceCents(payments: readonly Owed[]): Cents {
  return Math.min(paidCents(payments), totalCents(payments))
}

/** What of it goes by the terms: not what they kept of places that were taken again. */
export function refundableCents({ payments, keptCents = 0 }: Kept): Cents {
  return Math.max(0, paidOfPriceCents(payments) - keptCents)
}

type Kept = { readonly payments: readonly Owed[]; readonly keptCents?: Cents }

export function totalCents(payments: readonly Owed[]): Cents {
  return sum(payments, (payment) => payment.amountCents)
}

export function openCents({ amountCents, paidCents: paid }: Owed): Cents {
  return Math.max(0, amountCents - paid)
}

export function owedCents(payments: readonly Owed[]): Cents {
  return sum(payments, openCents)
}

/** So many cents of what was paid, of the first payment first; what none of them has paid is of the last. */
export function takenFrom(payments: readonly Owed[], cents: Cents) {
  let left = cents
  return payments.map(({ kind, paidCents: paid }, nth) => {
    const isLast = nth === payments.length - 1
    const taken = isLast ? left : Math.min(left, paid)
    left -= taken
    return { kind, cents: taken }
  })
}

export function isPaid(payment: Owed): boolean {
  return openCents(payment) === 0
}
