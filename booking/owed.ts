/** One payment of a booking, in cents. */
export type Owed = {
  readonly kind: 'deposit' | 'balance'
  readonly amountCents: number
  readonly paidCents: number
}

export function paidCents(payments: readonly Owed[]): number {
  return payments.reduce((sum, payment) => sum + payment.paidCents, 0)
}

/** What was paid of the price; not what the terms kept of places that were given up. */
export function paidOfPriceCents(payments: readonly Owed[]): number {
  return Math.min(paidCents(payments), totalCents(payments))
}

export function totalCents(payments: readonly Owed[]): number {
  return payments.reduce((sum, payment) => sum + payment.amountCents, 0)
}

export function openCents({ amountCents, paidCents: paid }: Owed): number {
  return Math.max(0, amountCents - paid)
}

/** What of all payments has not come. */
export function owedCents(payments: readonly Owed[]): number {
  return payments.reduce((sum, payment) => sum + openCents(payment), 0)
}

export function isPaid(payment: Owed): boolean {
  return openCents(payment) === 0
}
