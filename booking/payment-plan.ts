import { addDays } from './brussels-time.ts'

/** What a guest pays, and when (specification, section 9: deposit 50%, balance one week before). */
export type PaymentPlan = {
  readonly totalCents: number
  readonly deposit: Instalment
  readonly balance: Instalment
}

/** `dueOn` is a day in Brussels. */
export type Instalment = { readonly amountCents: number; readonly dueOn: string }

/** How long a guest has for the deposit; ours to choose: a week takes in slow banks and a weekend. */
const depositDays = 7
const balanceDaysBefore = 7

/**
 * Deposit and balance for a party. An odd cent goes into the deposit, so both add up to the total.
 * Whoever books within the last weeks pays each part by the date itself at the latest.
 */
export function paymentPlan(booking: {
  readonly priceCents: number
  readonly participants: number
  /** Day of the request and day of the workshop, both in Brussels. */
  readonly requestedOn: string
  readonly workshopOn: string
}): PaymentPlan {
  const totalCents = booking.priceCents * booking.participants
  const deposit = depositOf(totalCents)
  const balanceDue = latest(addDays(booking.workshopOn, -balanceDaysBefore), booking.requestedOn)
  return {
    totalCents,
    deposit: {
      amountCents: deposit,
      dueOn: earliest(addDays(booking.requestedOn, depositDays), balanceDue),
    },
    balance: { amountCents: totalCents - deposit, dueOn: balanceDue },
  }
}

/** Half of the price. */
export function depositOf(totalCents: number): number {
  return Math.ceil(totalCents / 2)
}

// Days written `YYYY-MM-DD` sort as text.
function latest(a: string, b: string): string {
  return a > b ? a : b
}

function earliest(a: string, b: string): string {
  return a < b ? a : b
}
