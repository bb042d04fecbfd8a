import type { Day } from '#language/dates.ts'
import { type DateRow, dateOn } from '#tests/support/dates.ts'
import type { FirstLanguage } from '#tests/support/first-languages.ts'
import { press } from '#tests/support/forms.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { dateFields, type Farm } from '#tests/support/shared-farm.ts'
import type { TestOffice } from '#tests/support/test-office.ts'
import { wishForDate } from '#tests/support/wishes.ts'

const inLine: readonly { readonly name: string; readonly language: FirstLanguage }[] = [
  { name: 'Anneleen', language: 'nl' },
  { name: 'Lucie', language: 'fr' },
  { name: 'Rose', language: 'en' },
  { name: 'Bram', language: 'nl' },
]

/** Parties wait for a full date; all but the last are offered a place. Ids, by language. */
export async function offerPlaces(
  farm: Farm,
  { id, capacity }: DateRow,
): Promise<Readonly<Partial<Record<FirstLanguage, string>>>> {
  for (const { name, language } of inLine) {
    const party = { date: id, participants: '1', name, email: `${name}@example.org`, consent: 'on' }
    await press(`${farm.site.url}/waiting-list?lng=${language}`, party)
  }
  const larger = { capacity: `${capacity + inLine.length - 1}`, bookedElsewhere: `${capacity}` }
  await press(`${farm.desk}/datum/${id}`, dateFields(larger))
  const offered = farm.sql(`select language, id from waiting where state = 'offered'`)
  return Object.fromEntries(offered.map(({ language, id: entry }) => [language, entry]))
}

/** Nobody comes to a date any more: a party of each language had booked it and paid. Ids, by language. */
export async function callOff(
  farm: Farm,
  on: Day,
): Promise<Readonly<Record<FirstLanguage, string>>> {
  const pay = (language: FirstLanguage) =>
    farm.secured({ on, language, email: `afgelast.${language}@example.org` })
  const ids = { nl: await pay('nl'), fr: await pay('fr'), en: await pay('en') }
  const { id } = await dateOn(farm.site, on)
  await press(`${farm.desk}/datum/${id}`, { do: 'call-off', sure: 'on' })
  return ids
}

/** People wish for a date that is yet to be made, and somebody orders a gift voucher. */
export async function wishAndGive(office: TestOffice): Promise<void> {
  await orderGift(office)
  for (const { name, language } of inLine) {
    await wishForDate(office, { name, email: `${name}@example.org`, weekdays: [5, 6], language })
  }
}
