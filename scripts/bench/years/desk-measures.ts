import { deskActionPath, deskPath } from '#language/desk-paths.ts'
import { type AgedFarm } from './aged-farm.ts'
import { lastBooking, lastDate, type Measure, expectOk } from './measures.ts'

/** Searches that find as much on both farms: fifty times, once or not at all. */
const alike = ['gu', '65', 'guest.77@', 'broucke', '+++090/9337/55493+++', 'BE68 5390 0754 7034']
/** Searches for which a large farm has more to show. */
const more = ['guest.77', 'peet', 'eeters', 'peet anneleen', 'eeters leen', 'peet 65', '04701234']

/** Every page of the desk that shows as much of a large farm as of a small one. */
export const deskMeasures: Readonly<Record<string, Measure>> = {
  'To do': page(() => deskPath()),
  Dates: page(() => deskPath('datums')),
  'Dates that were': page(() => `${deskPath('datums')}?tot=2025-09-01T00:00:00.000Z`),
  'A date': page(async (farm) => deskPath('datum', (await lastDate(farm)).id)),
  'A mail to all of a date': page(async (farm) =>
    deskPath('datum', (await lastDate(farm)).id, 'mail'),
  ),
  'Calling off a date': page(async (farm) => deskActionPath('call-off', (await lastDate(farm)).id)),
  'A booking': page(async (farm) => deskPath('boeking', await lastBooking(farm))),
  'Another number of people': page(
    async (farm) => `${deskPath('boeking', await lastBooking(farm), 'personen')}?participants=3`,
  ),
  'A request to answer': page(async (farm) =>
    deskActionPath('confirm', (await farm.store.reservations.listWithStatus(['requested']))[0]!.id),
  ),
  'The account': page(() => deskPath('rekening')),
  Messages: page(() => deskPath('berichten')),
  'Gift vouchers': page(() => deskPath('cadeaubonnen')),
  'Figures of a month': page(() => `${deskPath('cijfers')}?periode=2025-09`),
  House: page(() => deskPath('huis')),
  Wishes: page(() => deskPath('wensen')),
  Calendar: page(() => deskPath('agenda')),
  'Private group': page(() => deskPath('groep')),
  Devices: page(() => deskPath('toestellen')),
  ...searches(alike),
}

/** These show more of a large farm: a year's bookings added up, or those that were found. */
export const growingMeasures: Readonly<Record<string, Measure>> = {
  'Figures of a year': page(() => deskPath('cijfers')),
  ...searches(more),
}

function searches(typed: readonly string[]) {
  return Object.fromEntries(
    typed.map((each) => [
      `Search: ${each}`,
      page(() => `${deskPath('zoeken')}?q=${encodeURIComponent(each)}`),
    ]),
  )
}

function page(path: (farm: AgedFarm) => Promise<string> | string): Measure {
  return async (farm) => expectOk(farm.desk(await path(farm)))
}
