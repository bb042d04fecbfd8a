import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { sum } from '#booking/sum.ts'
import { keysOf } from '#language/keys-of.ts'
import { faultyOffices } from '#tests/support/lives/faulty-offices.ts'
import { type EntryFault, entryFaults, entryKinds } from '#tests/support/lives/faulty-entries.ts'
import { preparePostgres } from '#tests/support/postgres-server.ts'
import type { LivesDone, LivesJob } from './lives-job.ts'
import type { ReliabilityRow } from './report.ts'

const livesOfAFarm = 250
const stepsBetween = 100

/** Places, money and mails add up whatever becomes of a booking, and one wrong entry of any kind shows. */
export async function measureLives({ lives }: { readonly lives: number }) {
  await using used = new AsyncDisposableStack()
  const place = await preparePostgres()
  used.defer(place.remove)
  // Nothing need survive a loss of power: another measure tries that.
  const server = await place.start(place.data, ['fsync=off', 'synchronous_commit=off'])
  used.defer(server.stop)
  const farms = farmsOf(lives, server.url)
  const done = await doAll([...farms, ...faulty, ...faults])
  return [livesRow(farms, done), ...faultRows(done)]
}

type FarmJob = Extract<LivesJob, { readonly what: 'farm' }>

/** Every third one is on PostgreSQL; those come first, as they take longest. */
function farmsOf(lives: number, postgres: string): readonly FarmJob[] {
  const farms = Array.from({ length: Math.ceil(lives / livesOfAFarm) }, (_, i): FarmJob => {
    const some = Math.min(livesOfAFarm, lives - i * livesOfAFarm)
    const server = i % 3 === 0 ? postgres : undefined
    return { what: 'farm', seed: i + 1, lives: some, stepsBetween, server }
  })
  return [...farms.filter(isOnPostgres), ...farms.filter((farm) => !isOnPostgres(farm))]
}

function isOnPostgres({ server }: FarmJob): boolean {
  return server !== undefined
}

const faulty = Object.keys(faultyOffices).map((name): LivesJob => {
  return { what: 'faulty office', name }
})

const faults = keysOf(entryKinds).flatMap((kind) =>
  keysOf(entryFaults).map((fault): LivesJob => ({ what: 'fault', kind, fault })),
)

/** Each job has a thread of its own: those on PostgreSQL often wait for it. */
async function doAll(jobs: readonly LivesJob[]): Promise<readonly LivesDone[]> {
  const done: LivesDone[] = []
  const toDo = jobs.values()
  const work = async () => {
    await using worker = new Worker(new URL('lives-worker.ts', import.meta.url))
    for (const job of toDo) {
      worker.postMessage(job, [])
      const [one] = (await once(worker, 'message')) as [LivesDone]
      done.push(one)
      process.stderr.write(`\r${done.length} of ${jobs.length}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  process.stderr.write('\n')
  return done
}

function livesRow(jobs: readonly FarmJob[], done: readonly LivesDone[]): ReliabilityRow {
  const [onBoth, onPostgres] = [jobs, jobs.filter(isOnPostgres)].map((some) =>
    sum(some, ({ lives }) => lives),
  )
  const farms = done.filter((one) => one.what === 'farm')
  const offices = done.filter((one) => one.what === 'faulty office')
  const unfound = offices.flatMap(({ name, isFound }) => (isFound ? [] : [name]))
  const wrong = farms.flatMap((farm) => farm.wrong)
  const of = (count: (farm: (typeof farms)[number]) => number) => sum(farms, count)
  const lived = [
    `${onBoth} requests, ${onPostgres} of them on PostgreSQL and the others on SQLite`,
    `${of(({ lives }) => lives)} with a place`,
    `${of(({ steps }) => steps)} steps`,
    `${of(({ mails }) => mails)} mails`,
    `${of(({ redeemed }) => redeemed)} paid with vouchers`,
    `${of(({ placesTaken }) => placesTaken)} places taken over`,
    `${of(({ invoiced, credited }) => invoiced + credited)} invoices and credit notes`,
  ]
  const tried = [
    lived.join(', '),
    'after each step: the sum of all accounts is zero, and bank and hands are what statements and marks say',
    `after every ${stepsBetween} steps: all other money; at the end: places, journal, invoices and mails too`,
    ...wrong.slice(0, 5),
    ...unfound.map((name) => `FAIL, not found: an office that forgets ${name}`),
  ]
  const found = offices.length - unfound.length
  return {
    name: 'Lives of bookings and vouchers: sums of places, money, entries, journal, invoices and mails',
    tried: tried.join('\n  '),
    figure: `${wrong.length} wrong`,
    control: `${found} of ${offices.length} offices that forget something are found`,
    holds: wrong.length === 0 && unfound.length === 0,
  }
}

/** A row for each kind of entry: its faults, and the checks that found them. */
function faultRows(done: readonly LivesDone[]): readonly ReliabilityRow[] {
  const all = done.filter((one) => one.what === 'fault')
  return keysOf(entryKinds).map((kind) => {
    const own = all.filter((one) => one.kind === kind)
    const found = own.filter(({ foundBy }) => foundBy !== undefined).length
    return {
      name: `One entry “${kind}” that is wrong: ${entryKinds[kind]}`,
      tried: own.map(verdictOn).toSorted().join('; '),
      figure: `${found} of ${own.length} found`,
      control: '',
      holds: found === own.length,
    }
  })
}

function verdictOn({ fault, isReached, foundBy }: Extract<LivesDone, EntryFault>): string {
  if (!isReached) return `${fault}: FAIL, no life comes to it`
  return `${fault}: ${foundBy === undefined ? 'FAIL, not found' : `found by ${foundBy}`}`
}
