import { goesTo, payableTo } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { listRefunds, listTransactions } from './all-of.ts'
import type { TestOffice } from './test-office.ts'

/** The account of a thief who knows every reference and has every guest's link. */
export const thief = 'BE62510007547061'

/** Tells when more can be paid to the thief's account at once than came from it. */
export async function thiefWrong({ store }: TestOffice): Promise<readonly string[]> {
  const lines = (await listTransactions(store)).filter(({ payerIban }) => payerIban === thief)
  const paid = sum(lines, ({ amountCents }) => amountCents)
  const refunds = await listRefunds(store)
  const atOnce = refunds.filter((refund) => payableTo(refund, refund.createdAt) === thief)
  const gained = sum(atOnce, ({ amountCents }) => amountCents)
  return gained > paid ? [`thief: ${gained} cents for ${paid}`] : []
}

/**
 * The number of times the thief asked for a refund; each time a day went by before it could be
 * paid.
 */
export async function thefts({ store }: TestOffice): Promise<number> {
  return (await listRefunds(store)).filter((refund) => refund.asked && goesTo(refund) === thief)
    .length
}
