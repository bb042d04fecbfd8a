import { Client } from 'pg'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { median } from '../median.ts'
import { printVerdicts, type BenchRow } from '../table.ts'
import { openAgedFarm } from './aged-farm.ts'
import type { Size } from './farm-of-years.ts'
import { deskMeasures, growingMeasures } from './desk-measures.ts'
import { type Measure, measures } from './measures.ts'

// `npm run bench -- years` holds a farm of fifty thousand bookings against one of a thousand, in turns;
// `--full` one of a million, and `--postgres` both on PostgreSQL. `--desk` asks for every page of the
// desk, of a farm of a hundred bookings and of one of a hundred thousand.

const isDesk = process.argv.includes('--desk')
const youngest: Size = { bookings: 100, dates: 10, ahead: 60, datesADay: 1 }
const young: Size = isDesk ? youngest : { bookings: 1_000, dates: 100, datesADay: 3 }
const old = oldFarm()
const rounds = 15
const most = isDesk ? 3 : 1.2
/** The limit for pages that show more of a farm with many years. */
const mostMs = 2_000

await using used = new AsyncDisposableStack()
const urls = process.argv.includes('--postgres') ? await databases() : []
const farms = {
  young: used.use(await openAgedFarm(young, urls[0])),
  old: used.use(await openAgedFarm(old, urls[1])),
}

const rows: BenchRow[] = []
for (const [name, measure] of Object.entries(isDesk ? deskMeasures : measures)) {
  rows.push(await ratioOf(name, measure))
}
if (!isDesk) rows.push(await backup())
for (const [name, measure] of Object.entries(isDesk ? growingMeasures : {})) {
  rows.push(await soonEnough(name, measure))
}
process.stdout.write(`${printVerdicts(rows)}\n`)
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1

/** Names of guests are kept for seven years: no farm has more behind it. A year of both farms is as busy. */
function oldFarm(): Size {
  if (isDesk) return { ...youngest, bookings: 100_000, dates: 4_000 }
  return process.argv.includes('--full')
    ? { bookings: 1_000_000, dates: 20_000 }
    : { ...young, bookings: 50_000, dates: 7_100 }
}

async function databases(): Promise<readonly string[]> {
  const { url, stop } = await startPostgres()
  used.defer(stop)
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const name of ['young', 'old']) await client.query(`create database ${name}`)
  await client.end()
  return ['young', 'old'].map((name) => new URL(`/${name}`, url).href)
}

async function ratioOf(name: string, measure: Measure): Promise<BenchRow> {
  const [before, after] = await medians(measure)
  return {
    name: `${name}, many years over few`,
    value: `${(after / before).toFixed(2)}x`,
    against: `at most ${most}x (${after.toFixed(1)} over ${before.toFixed(1)} ms)`,
    holds: after <= before * most,
  }
}

async function soonEnough(name: string, measure: Measure): Promise<BenchRow> {
  const [before, after] = await medians(measure)
  return {
    name: `${name}, after many years`,
    value: `${after.toFixed(1)} ms`,
    against: `at most ${mostMs} ms (${before.toFixed(1)} ms after few)`,
    holds: after <= mostMs,
  }
}

/**
 * The two farms are measured in turns, so that the rest of the machine's work is the same for both;
 * the first round only warms.
 */
async function medians(measure: Measure): Promise<readonly [number, number]> {
  const ms: { young: number[]; old: number[] } = { young: [], old: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const which of ['young', 'old'] as const) {
      const took = await timeOf(() => measure(farms[which], round))
      if (round > 0) ms[which].push(took)
    }
  }
  return [median(ms.young), median(ms.old)]
}

/** Grows with what there is: held against itself by the row. */
async function backup(): Promise<BenchRow> {
  const each = { young: 0, old: 0 }
  for (const which of ['young', 'old'] as const) {
    let count = 0
    const took = await timeOf(async () => {
      const { tables } = await farms[which].store.copy()
      count = tables.reduce((sum, { rows: own }) => sum + own.length, 0)
    })
    each[which] = (1000 * took) / count
  }
  return {
    name: 'Copy for a backup, a row, many years over few',
    value: `${(each.old / each.young).toFixed(2)}x`,
    against: `(${each.old.toFixed(1)} over ${each.young.toFixed(1)} µs)`,
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
