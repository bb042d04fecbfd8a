import type { Kysely } from 'kysely'
import type { Tables } from '#store/tables.ts'
import { bookingsWrong } from './lives-bookings.ts'
import { cashWrong } from './lives-cash.ts'
import { entriesWrong } from './lives-entries.ts'
import { giftsWrong } from './lives-gifts.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TestOffice } from './test-office.ts'

/** A check of the farm after a number of steps. */
export type Look = (
  office: TestOffice,
  money: MoneyByHand,
  steps: number,
) => Promise<readonly string[]>

/** Looks at everything now and then: that takes as long as several steps. */
export const lookSometimes: Look = async (office, money, steps) =>
  steps % 100 > 0
    ? []
    : [...(await giftsWrong(office, money)), ...(await entriesWrong(office, money))]

/** Checks the cash after each step, and everything after every `stepsBetween` steps. */
export function lookAlways(db: Kysely<Tables>, stepsBetween: number): Look {
  return async (office, money, steps) => {
    const cash = await cashWrong(db, money)
    if (cash.length > 0 || steps % stepsBetween > 0) return cash
    return [
      ...(await bookingsWrong(office, money)),
      ...(await giftsWrong(office, money)),
      ...(await entriesWrong(office, money)),
    ]
  }
}
