import { houseWith, formValuesIn, valueName } from '#booking/house/house-value.ts'
import type { Terms } from '#booking/house/terms.ts'
import { firstHouse } from '#content/first-house.ts'

/** The sums of the tests follow from these, whatever terms and prices `content/` begins with. */
export const termsOfTests: Terms = {
  depositPercent: 50,
  depositDays: 7,
  balanceDaysBefore: 7,
  refund: [
    { daysBefore: 7, percent: 100 },
    { daysBefore: 3, percent: 50, successor: true },
    { daysBefore: 0, percent: 0, successor: true },
  ],
  moveDaysBefore: 3,
  answerHours: 24,
  voucherYears: 5,
}

const prices = { sourdough: 9500, drinks: 6500, vegetables: 6500 }

const values = [
  ...Object.entries(prices).map(
    ([workshop, cents]) => ({ what: 'price', workshop, cents }) as const,
  ),
  ...formValuesIn({ ...firstHouse, terms: termsOfTests }, 'terms'),
]

export const houseOfTests = values.reduce(houseWith, firstHouse)

/** A store's owner has these from the first; their numbers are below those of every change in a test. */
export const settingTerms = values
  .map((value, nth) => {
    const json = JSON.stringify(value)
    return `insert into house_change (number, name, value_before, value_after, at, device, is_now)
      values (${nth - 1000}, '${valueName(value)}', '${json}', '${json}', '2025-01-01T00:00:00.000Z', '', 1)`
  })
  .join(';\n')
