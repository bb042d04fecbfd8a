import { sum } from '../sum.ts'

export const paymentKinds = ['deposit', 'balance'] as const

export type Owed = {
  readonly kind: (typeof paymentKinds)[number]
  readonly amountCents: number
  readonly paidCents: number
}

export function paidCents(payments: readonly Owed[]): number {
  return sum(payments, (payment) => payment.paidCents)
}

/** What was paid of the price; not what the terms kept of places that were given up. */
export function paidOfPriceCents(payments: readonly Owed[]): number {
  return Math.min(paidCents(payments), totalCents(payments))
}

/** What of it goes by the terms: not what they kept of places that were taken again. */
export function refundableCents({ payments, keptCents = 0 }: Kept): number {
  return Math.max(0, paidOfPriceCents(payments) - keptCents)
}

type Kept = { readonly payments: readonly Owed[]; readonly keptCents?: number }

export function totalCents(payments: readonly Owed[]): number {
  return sum(payments, (payment) => payment.amountCents)
}

export function openCents({ amountCents, paidCents: paid }: Owed): number {
  return Math.max(0, amountCents - paid)
}

export function owedCents(payments: readonly Owed[]): number {
  return sum(payments, openCents)
}

/** So many cents of what was paid, of the first payment first; what none of them has paid is of the last. */
export function takenFrom(payments: readonly Owed[], cents: number) {
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
