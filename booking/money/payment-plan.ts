import type { Day } from '#language/dates.ts'
import { addDays } from '../dates/brussels-time.ts'
import type { Cents, Places, Whole, Some } from '../units.ts'

/**
 * Days a guest has for the deposit after the farm's yes; our own choice: a week allows for slow
 * banks and a weekend.
 */
export const depositDays = 7
export const balanceDaysBefore = 7
/** Specification, section 9. */
export const depositPercent = 50

/** Deposit and balance (specification, section 9); a late booking pays each by the date at the latest. */
export function paymentPlan<Price extends Cents, Party extends Places>(booking: {
  readonly priceCents: Price & Whole<Price>
  readonly participants: Party & Some<Party>
  /** The day of the farm's yes, or while there is none, the day by which it is to come. */
  readonly agreedOn: Day
  readonly workshopOn: Day
}) {
  const totalCents = booking.priceCents * booking.participants
  const deposit = depositOf(totalCents)
  const { agreedOn, workshopOn } = booking
  const balanceDue = earliest(latest(addDays(workshopOn, -balanceDaysBefore), agreedOn), workshopOn)
  return {
    totalCents,
    deposit: {
      amountCents: deposit,
      dueOn: earliest(addDays(agreedOn, depositDays), balanceDue),
    },
    balance: { amountCents: totalCents - deposit, dueOn: balanceDue },
  }
}

export function depositOf(totalCents: Cents): Cents {
  return Math.ceil((totalCents * depositPercent) / 100)
}

function latest(a: Day, b: Day): Day {
  return a > b ? a : b
}

function earliest(a: Day, b: Day): Day {
  return a < b ? a : b
}

type Priced = {
  readonly participants: Places
  /** A person. */
  readonly priceCents: Cents
  /** Price of the whole group, whatever its number. */
  readonly groupPriceCents?: Cents | undefined
}

/** Price of a party, in cents. */
export function priceOfParty({ participants, priceCents, groupPriceCents }: Priced): Cents {
  return groupPriceCents ?? priceCents * participants
}

/** Price of one person of a group with one price, in whole cents; the booking pays what is left over. */
export function groupPriceOf(groupPriceCents: Cents, participants: Places) {
  return { groupPriceCents, priceCents: Math.floor(groupPriceCents / participants) }
}
