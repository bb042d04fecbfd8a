import type { FirstLanguage } from '#tests/support/first-languages.ts'
import type { DeskAction } from '#language/desk-paths.ts'
import type { Purpose } from '#letters/links.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { openSeeding, type Seeding } from './seeding.ts'
import { type GiftLinks, giveVoucher, handOn } from './seeded-gifts.ts'
import { setTables, type TableLinks } from './seeded-table.ts'
import { callOff, giveStatement, offerPlaces, wishAndGive } from './seeded-dates.ts'

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
  readonly newcomer: string
  /** The pages of a group with an option, and of a party with companions. */
  readonly table: TableLinks
  readonly desk: (...parts: readonly string[]) => string
  /** An address that is no secret, in this language. */
  readonly at: (path: string, said?: string) => string
  readonly bookings: Readonly<Record<Stage, string>>
  /** Ids of three dates: with bookings, with a waiting list, and one that is called off. */
  readonly dates: { readonly booked: string; readonly full: string; readonly calledOff: string }
}

/** The workshop that guests of each language book, and a day on which it has room for them. */
const chosen = {
  nl: { workshopType: 'drinks', day: '2025-09-30' },
  fr: { workshopType: 'sourdough', day: '2025-11-29' },
  en: { workshopType: 'vegetables', day: '2025-10-23' },
} as const

/** Lets everything happen on a site that brings guests and the farm to each of their pages. */
export async function seed(site: TestSite): Promise<(language: FirstLanguage) => SeededLinks> {
  const seeding = await openSeeding(site)
  const { link, date } = seeding
  const bookings = {
    nl: await bookToEachStage(seeding, 'nl'),
    fr: await bookToEachStage(seeding, 'fr'),
    en: await bookToEachStage(seeding, 'en'),
  }
  const [booked, full, off] = [date(chosen.nl.day), date('2025-10-14'), date('2025-12-18')]
  const offers = await offerPlaces(seeding, full)
  const without = await callOff(seeding, off)
  const others = {
    nl: await giveOn(seeding, 'nl', bookings.nl.secured),
    fr: await giveOn(seeding, 'fr', bookings.fr.secured),
    en: await giveOn(seeding, 'en', bookings.en.secured),
  }
  await giveStatement(seeding, date('2025-11-18'))
  await callFunction(site.url, 'send-contact-email', contactMessage())
  await wishAndGive(seeding)
  const tables = await setTables(seeding)
  return (language) => ({
    guest: (purpose, stage) => link.guest(purpose, { id: bookings[language][stage] }),
    owner: (action, stage) => link.owner(action, bookings[language][stage]),
    calledOff: link.guest('booking', { id: without[language] }),
    ...others[language],
    table: tables[language],
    offer: link.waiting('offer', offers[language] ?? ''),
    desk: (...parts) => [link.desk(), ...parts].join('/'),
    at: (path, said = '') => `${site.url}${path}?lng=${language}&${said}`,
    bookings: bookings[language],
    dates: { booked: booked.id, full: full.id, calledOff: off.id },
  })
}

async function giveOn(seeding: Seeding, language: FirstLanguage, secured: string) {
  const voucher = await giveVoucher(seeding, language)
  return { voucher, newcomer: await handOn(seeding, language, secured) }
}

async function bookToEachStage(seeding: Seeding, language: FirstLanguage) {
  const { book, press, link } = seeding
  const { workshopType, day } = chosen[language]
  const ask = (stage: Stage, different: Record<string, unknown> = {}) => {
    const email = `${stage}.${language}@example.org`
    return book(seeding.date(day), language, { workshopType, email, ...different })
  }
  const requests = { participantName: longName, specialRequirements: 'Geen noten, graag.' }
  const asked = await ask('asked', requests)
  const confirmed = await ask('confirmed')
  const secured = await ask('secured')
  const gone = await ask('gone', { participantName: 'Bram De Smet' })
  for (const id of [confirmed, secured, gone]) await press(link.owner('confirm', id))
  for (const id of [secured, gone]) await press(link.owner('deposit-received', id))
  await press(link.guest('cancel', { id: gone }), { refund: '0', iban: 'BE71 0961 2345 6769' })
  const diets = { vegans: '1', allergens: 'nuts', remark: 'Liever niet te zout.', consent: 'on' }
  await press(link.guest('diets', { id: secured }), { do: 'keep', ...diets })
  return { asked, confirmed, secured, gone }
}

/** A name of the greatest length allowed. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff van der Nieuwenhuyzen-de Montmorency'
