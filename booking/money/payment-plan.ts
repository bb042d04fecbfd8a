import type { Day } from '#language/dates.ts'
import { addDays } from '../dates/brussels-time.ts'
import type { Cents, Places, Whole, Some } from '../units.ts'

export type PaymentTerms = {
  /** Share of the price that secures the places; at 100 there is one payment. */
  readonly depositPercent: number
  readonly depositDays: number
  readonly balanceDaysBefore: number
}

/** Deposit and balance (specification, section 9); one payment is a deposit and nothing more. */
export function paymentPlan<Price extends Cents, Party extends Places>(
  booking: Dated & {
    readonly priceCents: Price & Whole<Price>
    readonly participants: Party & Some<Party>
  },
) {
  const totalCents = priceOfParty(booking)
  const { agreedOn, workshopOn, conditions } = booking
  const { depositDays, balanceDaysBefore } = conditions
  const deposit = depositOf(totalCents, conditions)
  const ahead = addDays(workshopOn, -balanceDaysBefore)
  const balanceDue = isOneSum(conditions)
    ? earliest(addDays(agreedOn, depositDays), workshopOn)
    : earliest(latest(ahead, agreedOn), workshopOn)
  return {
    totalCents,
    deposit: {
      amountCents: deposit,
      dueOn: earliest(addDays(agreedOn, depositDays), balanceDue),
    },
    balance: { amountCents: totalCents - deposit, dueOn: balanceDue },
  }
}

type Dated = {
  /** Day of the farm's yes, or the day by which it is to come. */
  readonly agreedOn: Day
  readonly workshopOn: Day
  readonly conditions: PaymentTerms
}

/** Days to pay one sum; undefined where there are two payments, or the date comes sooner. */
export function daysToPay({ agreedOn, workshopOn, conditions }: Dated): number | undefined {
  const { depositDays } = conditions
  const isInTime = addDays(agreedOn, depositDays) <= workshopOn
  return isOneSum(conditions) && isInTime ? depositDays : undefined
}

export function depositOf(
  totalCents: Cents,
  { depositPercent }: Pick<PaymentTerms, 'depositPercent'>,
): Cents {
  return Math.ceil((totalCents * depositPercent) / 100)
}

export function isOneSum({ depositPercent }: Pick<PaymentTerms, 'depositPercent'>): boolean {
  return depositPercent === 100
}

function latest(a: Day, b: Day): Day {
  return a > b ? a : b
}

function earliest(a: Day, b: Day): Day {
  return a < b ? a : b
}

type Priced = {
  readonly participants: Places
  readonly priceCents: Cents
  readonly groupPriceCents?: Cents | undefined
}

export function priceOfParty({ participants, priceCents, groupPriceCents }: Priced): Cents {
  return groupPriceCents ?? priceCents * participants
}

/** Price of one person in whole cents; the booking pays the cents that cannot be divided. */
export function groupPriceOf(groupPriceCents: Cents, participants: Places) {
  return { groupPriceCents, priceCents: Math.floor(groupPriceCents / participants) }
}
