import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillYears } from '#scripts/bench/years/fill-years.ts'
import type { Tables } from '#store/tables.ts'
import { askEverything } from '#tests/support/everything-asked.ts'
import { openHeardStore, planned, scansAmong, type Statement } from '#tests/support/plans.ts'
import { start } from '#tests/support/records.ts'
import { postgres, sqlite, type StorePlace } from '#tests/support/stores.ts'

// Outside a build the sheet of letters has no address, which React says of every page.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** Everything is asked of a farm with a few years behind it. */
async function hearEverything(place: StorePlace): Promise<readonly Statement[]> {
  await (await place.open()).close()
  const databaseUrl = place.env['DATABASE_URL']
  const size = { bookings: 2_400, dates: 700, datesADay: 1 }
  await fillYears({ dataDir: place.dataDir, databaseUrl }, size, start)
  await using opened = openHeardStore(place)
  await askEverything(opened.store)
  return [...opened.heard.values()]
}

it('no page, step or due task on SQLite reads a table that grows with the years, and every index is used', async () => {
  await using place = await sqlite.findPlace()
  const heard = await hearEverything(place)
  const db = place.tables()
  expect(heard.length).toBeGreaterThan(100)
  expect(await scansAmong(db, 'SQLite', heard)).toEqual([])
  const plans = await planned(db, heard)
  expect((await indexesOf(db)).filter((name) => !plans.includes(name))).toEqual([])
  // Each mail that waits would otherwise read all that wait.
  expect(plans).toContain('SEARCH earlier USING INDEX sqlite_autoindex_mail')
})

it('no page, step or due task on PostgreSQL does so either', async () => {
  await using place = await postgres.findPlace()
  const heard = await hearEverything(place)
  expect(await scansAmong(place.tables(), 'PostgreSQL', heard)).toEqual([])
})

/** The indexes that are no rule of their table. */
async function indexesOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const made = sql<{ name: string }>`
    select name from sqlite_schema where type = 'index' and sql <> ''`
  return (await made.execute(db)).rows.map(({ name }) => name)
}
