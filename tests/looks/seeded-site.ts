import {
  type GiftLinks,
  giveVoucher,
  changeGuest,
  setTables,
  type TableLinks,
  callOff,
  offerPlaces,
  wishAndGive,
} from './seeded-occasions.ts'
import type { Day } from '#language/dates.ts'
import { openDatabase } from '#store/open-database.ts'
import { dateOn } from '#tests/support/dates.ts'
import { press, pressShown } from '#tests/support/forms.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { Farm } from '#tests/support/farm.ts'
import { testOffice } from '#tests/support/test-office.ts'
import type { FirstLanguage } from '#tests/support/first-languages.ts'
import type { DeskAction } from '#language/desk-paths.ts'
import type { Purpose } from '#letters/links.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import type { TestSite } from '#tests/support/test-site.ts'

type Stage = 'asked' | 'confirmed' | 'secured' | 'gone'

/** Links of a site on which bookings stand at each stage, for somebody who reads one language. */
export type SeededLinks = {
  readonly guest: (purpose: Purpose, stage: Stage) => string
  readonly owner: (action: DeskAction, stage: Stage) => string
  /** Leads to places that are held on a date that was full. */
  readonly offer: string
  /** Leads to a booking whose date the farm called off. */
  readonly calledOff: string
  /** The pages of a voucher that is paid. */
  readonly voucher: GiftLinks
  /** Leads to a booking whose guest hands it on. */
  readonly substitute: string
  /** The pages of a group with an option, and of a party with companions. */
  readonly table: TableLinks
  readonly desk: (...parts: readonly string[]) => string
  /** An address that is no secret, in this language. */
  readonly at: (path: string, query?: string) => string
  readonly bookings: Readonly<Record<Stage, string>>
  /** Ids of three dates: with bookings, with a waiting list, and one that is called off. */
  readonly dates: { readonly booked: string; readonly full: string; readonly calledOff: string }
}

/** A day on which the guests of each language have room. */
const chosen = { nl: '2025-09-30', fr: '2025-11-29', en: '2025-10-23' } as const
const full = '2025-10-14'
const off = '2025-12-18'

/** Lets everything happen on a site that brings guests and the farm to each of their pages. */
export async function seed(site: TestSite): Promise<(language: FirstLanguage) => SeededLinks> {
  const farm = await Farm.of(site)
  const { link } = farm
  const bookings = {
    nl: await bookToEachStage(farm, 'nl'),
    fr: await bookToEachStage(farm, 'fr'),
    en: await bookToEachStage(farm, 'en'),
  }
  const offers = await offerPlaces(farm, await dateOn(site, full))
  const without = await callOff(farm, off)
  const others = {
    nl: await giveOn(farm, 'nl', bookings.nl.secured),
    fr: await giveOn(farm, 'fr', bookings.fr.secured),
    en: await giveOn(farm, 'en', bookings.en.secured),
  }
  const toPay = await farm.book({ on: '2025-11-18', email: 'bank@example.org' })
  await farm.answer(toPay, 'confirm')
  await callFunction(site.url, 'send-contact-email', contactMessage())
  await using opened = await officeOf(site)
  await wishAndGive(opened.office)
  const tables = await setTables(farm, opened.office)
  const idOf = async (day: Day) => (await dateOn(site, day)).id
  const dates = {
    booked: await idOf(chosen.nl),
    full: await idOf(full),
    calledOff: await idOf(off),
  }
  return (language) => ({
    guest: (purpose, stage) => link.guest(purpose, { id: bookings[language][stage] }),
    owner: (action, stage) => link.owner(action, bookings[language][stage]),
    calledOff: link.guest('booking', { id: without[language] }),
    ...others[language],
    table: tables[language],
    offer: link.waiting('offer', offers[language] ?? ''),
    desk: (...parts) => [link.desk(), ...parts].join('/'),
    at: (path, query = '') => `${site.url}${path}?lng=${language}&${query}`,
    bookings: bookings[language],
    dates,
  })
}

/** The office over the store of a site that runs. */
async function officeOf({ dataDir }: TestSite) {
  const store = await openDatabase({ dataDir, databaseUrl: undefined, secrets: testSecrets })
  return { office: testOffice(store), [Symbol.asyncDispose]: store.close }
}

async function giveOn(farm: Farm, language: FirstLanguage, secured: string) {
  const voucher = await giveVoucher(farm, language)
  return { voucher, substitute: await changeGuest(farm, language, secured) }
}

async function bookToEachStage(farm: Farm, language: FirstLanguage) {
  const { link } = farm
  const ask = (stage: Stage, different: Record<string, unknown> = {}) =>
    farm.book({
      on: chosen[language],
      language,
      email: `${stage}.${language}@example.org`,
      ...different,
    })
  const requests = { participantName: longName, specialRequirements: 'Geen noten, graag.' }
  const asked = await ask('asked', requests)
  const confirmed = await ask('confirmed')
  const secured = await ask('secured')
  const gone = await ask('gone', { participantName: 'Bram De Smet' })
  for (const id of [confirmed, secured, gone]) await farm.answer(id, 'confirm')
  for (const id of [secured, gone]) await farm.answer(id, 'deposit-received')
  await pressShown(link.guest('cancel', { id: gone }), { iban: 'BE71 0961 2345 6769' })
  const diets = { vegans: '1', allergens: 'nuts', remark: 'Liever niet te zout.', consent: 'on' }
  await press(link.guest('diets', { id: secured }), { do: 'keep', ...diets })
  return { asked, confirmed, secured, gone }
}

/** A name of the greatest length allowed. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff van der Nieuwenhuyzen-de Montmorency'
