import { mkdtempDisposable } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { printChoice } from '#language/times.ts'
import { openDatabase } from '#store/open-database.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { startSiteForScript } from '../run-site.ts'
import { median } from './median.ts'
import type { BenchRow } from './table.ts'
import { readSigningSecrets } from '#server/signing-keys.ts'

const rounds = 3
const roundMs = 3000
const guestsAtOnce = 64
const crowd = 5000
/** A proxy in front of the site would have as many at most: the site takes 4,000. */
const connections = 1000
const places = 20

/**
 * Bookings a second, each on disk before its answer, beside single commits of as many bytes by SQLite
 * alone on the same disk; and the opening of a season, beside as many visitors to a kept page.
 * Mails are held: sending them is another matter.
 */
export async function measureBookings(): Promise<readonly BenchRow[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'hof-ter-gist-'))
  const dataDir = folder.path
  await using site = await startSiteForScript(dataDir)
  const secrets = readSigningSecrets({ dataDir, signingSecret: undefined })
  await using store = await openDatabase({ dataDir, databaseUrl: undefined, secrets })
  await store.outbox.hold(new Date())
  const [open, scarce] = (await store.sessions.list()).filter(({ taken }) => taken === 0)
  await store.change(async (changes) => {
    await changes.sessions.update(open!.id, { capacity: 1_000_000 })
    await changes.sessions.update(scarce!.id, { capacity: places })
  })
  const rows = [
    await bookAllTheTime({ siteUrl: site.url, dataDir }, open!),
    await openTheSeason(site.url, scarce!),
  ]
  const given = (await store.reservations.listOn(scarce!.id)).length
  const oversold = `${given} bookings of one place for ${places} places, of ${crowd} people`
  return [
    ...rows,
    {
      name: 'Places oversold',
      value: String(Math.max(0, given - places)),
      against: oversold,
      holds: given === places,
    },
  ]
}

type AskedDate = Pick<SessionOnFile, 'workshop' | 'day' | 'startTime' | 'endTime'>

type Place = { readonly siteUrl: string; readonly dataDir: string }

async function bookAllTheTime({ siteUrl, dataDir }: Place, date: AskedDate): Promise<BenchRow> {
  using file = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'))
  const size = () =>
    file.prepare('select page_count * page_size as n from pragma_page_count, pragma_page_size')
  const before = Number(size().get()?.['n'])
  const warm = await keepBooking(siteUrl, date)
  const bytes = Math.round((Number(size().get()?.['n']) - before) / warm.count)
  using raw = openRaw(dataDir)
  const booked: number[] = []
  const single: number[] = []
  for (let round = 0; round < rounds; round++) {
    booked.push((await keepBooking(siteUrl, date)).perSecond)
    single.push(commitsPerSecond(raw, bytes))
  }
  const site = median(booked)
  const control = median(single)
  return {
    name: `Bookings a second over HTTP, ${guestsAtOnce} at once, over single commits of SQLite`,
    value: `${(site / control).toFixed(2)}x`,
    against: `(${Math.round(site)} over ${Math.round(control)}, ${bytes} bytes each)`,
  }
}

async function keepBooking(siteUrl: string, date: AskedDate) {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  let count = 0
  const guest = async () => {
    while (performance.now() < began + roundMs) {
      const status = await book(agent, siteUrl, date)
      if (status !== 200) throw new Error(`A booking was answered with ${status}.`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: guestsAtOnce }, guest))
  const perSecond = (count / (performance.now() - began)) * 1000
  agent.destroy()
  return { count, perSecond }
}

function openRaw(dataDir: string): DatabaseSync {
  const raw = new DatabaseSync(join(dataDir, 'raw.sqlite'))
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; create table row (content blob)')
  return raw
}

function commitsPerSecond(raw: DatabaseSync, bytes: number): number {
  const insert = raw.prepare('insert into row values (zeroblob(?))')
  const until = performance.now() + roundMs
  let commits = 0
  for (; performance.now() < until; commits++) insert.run(bytes)
  return (commits / roundMs) * 1000
}

/** How long the last of them waits. */
async function openTheSeason(siteUrl: string, date: AskedDate): Promise<BenchRow> {
  const visits = await secondsForAll((agent) => ask(agent, new URL('/nl', siteUrl)))
  const bookings = await secondsForAll((agent) => book(agent, siteUrl, date))
  return {
    name: `Last answer to ${crowd} at once for ${places} places, over as many for a kept page`,
    value: `${(bookings / visits).toFixed(2)}x`,
    against: `(${bookings.toFixed(2)} over ${visits.toFixed(2)} s)`,
  }
}

async function secondsForAll(visit: (agent: Agent) => Promise<number>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const statuses = await Promise.all(Array.from({ length: crowd }, () => visit(agent)))
  const failed = statuses.find((status) => status !== 200 && status !== 409)
  agent.destroy()
  if (failed) throw new Error(`One of a crowd was answered with ${failed}.`)
  return (performance.now() - began) / 1000
}

let guests = 0

function book(agent: Agent, siteUrl: string, { workshop, ...date }: AskedDate) {
  const body = JSON.stringify({
    workshopType: workshop,
    preferredDate: printChoice(date, 'nl'),
    participants: '1',
    participantName: 'Anneleen Peeters',
    email: `guest-${(guests += 1)}@example.org`,
    specialRequirements: '',
    language: 'nl',
    honeypot: '',
  })
  return ask(agent, new URL('/functions/v1/submit-reservation', siteUrl), body)
}

/** The public key of the form's address; docs/running.md tells what took its place. */
const key = 'public-anon-key'
const asForms = { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` }

function ask(agent: Agent, url: URL, body?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const options = body === undefined ? {} : { method: 'POST', headers: asForms }
  const call = request(url, { agent, ...options }, (answer) => {
    answer.resume()
    answer.on('end', () => resolve(answer.statusCode ?? 0))
  })
  call.on('error', reject)
  call.end(body)
  return promise
}
