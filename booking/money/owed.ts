import { addDays } from '../dates/brussels-time.ts'
import { type PaymentTerms, priceOfParty } from './payment-plan.ts'
import type { Day } from '#language/dates.ts'
import { allocate, sum } from '../sum.ts'
import type { Cents } from '../units.ts'

export const paymentKinds = ['deposit', 'balance'] as const

export type Owed = {
  readonly kind: (typeof paymentKinds)[number]
  readonly amountCents: Cents
  readonly paidCents: Cents
}

export type PaymentPart = {
  readonly kind: Owed['kind']
  readonly cents: Cents
  readonly share?: string | undefined
}

/** `whole`: the whole price of a booking, in one payment or in two that are due on one day. */
export type PaymentName = Owed['kind'] | 'whole'

export function nameOf(
  kind: Owed['kind'],
  payments: readonly Pick<Owed, 'kind' | 'amountCents'>[],
): PaymentName {
  return isOnePayment(payments) ? 'whole' : kind
}

export type OwedByDay = Owed & { readonly dueOn: Day }

/** Payments as they are shown: guests are asked for two that are due on one day as one sum. */
export function namedPayments<Payment extends OwedByDay>(
  payments: readonly Payment[],
): readonly (Payment & { readonly name: PaymentName })[] {
  const next = payments.find((payment) => !isPaid(payment)) ?? payments[0]
  if (!next || !isAskedAtOnce(payments)) {
    return payments.map((payment) => ({ ...payment, name: payment.kind }))
  }
  const sums = { amountCents: totalCents(payments), paidCents: paidCents(payments) }
  return [{ ...next, ...sums, name: 'whole' }]
}

export function isAskedAtOnce(payments: readonly OwedByDay[]): boolean {
  const [first, ...others] = payments
  return isOnePayment(payments) || others.every(({ dueOn }) => dueOn === first?.dueOn)
}

export function isOnePayment(payments: readonly Pick<Owed, 'kind' | 'amountCents'>[]): boolean {
  const others = payments.filter(({ kind }) => kind !== 'deposit')
  return payments.length > 0 && others.every(({ amountCents }) => amountCents === 0)
}

export function paidCents(payments: readonly Owed[]): Cents {
  return sum(payments, (payment) => payment.paidCents)
}

/** Cents of the price that were paid, without money that the terms kept for places given up. */
export function paidOfPriceCents(payments: readonly Owed[]): Cents {
  return Math.min(paidCents(payments), totalCents(payments))
}

/** Cents that the refund terms apply to: the paid price, less money kept for places taken again. */
export function refundableCents({ payments, keptCents = 0 }: PaidSoFar): Cents {
  return Math.max(0, paidOfPriceCents(payments) - keptCents)
}

type PaidSoFar = { readonly payments: readonly Owed[]; readonly keptCents?: Cents }

export function totalCents(payments: readonly Owed[]): Cents {
  return sum(payments, (payment) => payment.amountCents)
}

/** The price that the farm asks, which it may have lowered; a request has no payments until it is proven. */
export function askedOfParty({
  payments = [],
  ...party
}: Parameters<typeof priceOfParty>[0] & { readonly payments?: readonly Owed[] }): Cents {
  return payments.length > 0 ? totalCents(payments) : priceOfParty(party)
}

export function openCents({ amountCents, paidCents: paid }: Owed): Cents {
  return Math.max(0, amountCents - paid)
}

export function owedCents(payments: readonly Owed[]): Cents {
  return sum(payments, openCents)
}

/** Cents come off the first payment first; cents beyond all payments come off the last one. */
export function partsTakenFrom(payments: readonly Owed[], cents: Cents): readonly PaymentPart[] {
  const last = payments.at(-1)
  const roomOf = (one: Owed) => (one === last ? cents : one.paidCents)
  return allocate(cents, payments, roomOf).map(({ of, ...part }) => ({ kind: of.kind, ...part }))
}

export function depositFirst<One extends Pick<Owed, 'kind'>>(
  payments: readonly One[],
): readonly One[] {
  return payments.toSorted((a, b) => paymentKinds.indexOf(a.kind) - paymentKinds.indexOf(b.kind))
}

/** A deposit that lacks less than this can be taken as paid, and a balance is not pressed for it. */
const smallRestCents = 500

/** Cents that a deposit lacks, if few enough to be asked with the balance; else 0. */
export function smallRestOf(payments: readonly Owed[]): Cents {
  const deposit = payments.find(({ kind }) => kind === 'deposit')
  return deposit && lacksLittle(deposit) && !isOnePayment(payments) ? openCents(deposit) : 0
}

export function lacksLittle(payment: Owed): boolean {
  return payment.paidCents > 0 && openCents(payment) < smallRestCents
}

export function isPaid(payment: Owed): boolean {
  return openCents(payment) === 0
}

/** A slow bank needs these days before the balance is due. */
const balanceAskedDaysAhead = 3

/** Day of the mail that asks for the balance; a booking made later is asked at once. */
export function balanceAskedOn(
  workshopOn: Day,
  { balanceDaysBefore }: Pick<PaymentTerms, 'balanceDaysBefore'>,
): Day {
  return addDays(workshopOn, -(balanceDaysBefore + balanceAskedDaysAhead))
}
