import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { choiceOf, type DateOnFile } from '#tests/support/dates.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'
import type { ReliabilityRow } from './report.ts'
import { dearestAddresses } from './flood-addresses.ts'
import type { Flooding } from './flood-sender.ts'

const measuredAttack = { connections: 30, addresses: 6, forMs: 20_000 } as const
const mostTimes = 3

/** A flood of the dearest addresses waits for itself: kept pages, and bookings, stay quick. */
export async function measureFlood(): Promise<readonly ReliabilityRow[]> {
  const after = await attackWithFlood({ ...measuredAttack, limits: 'on' })
  const control = await attackWithFlood({ ...measuredAttack, limits: 'off' })
  const answered = Object.entries(after.answers).map(([status, n]) => `${n} × ${status}`)
  return (['home', 'booking'] as const).map((what) => ({
    name: `Flood: how many times as long all but 1% wait for ${what === 'home' ? 'the home page' : 'a booking'}`,
    tried:
      `${measuredAttack.connections} connections of one network for ${measuredAttack.forMs / 1000} s (${answered.join(', ')}) on ` +
      after.dearest.join(', '),
    figure: printed(after, what),
    control: printed(control, what),
    holds:
      timesOf(after, what) <= mostTimes &&
      timesOf(control, what) > mostTimes &&
      after.refused === 0,
  }))
}

function timesOf({ quiet, flooded }: FloodAftermath, what: 'home' | 'booking'): number {
  return flooded[what] / quiet[what]
}

function printed(after: FloodAftermath, what: 'home' | 'booking'): string {
  const { quiet, flooded } = after
  const ms = (waits: typeof quiet) => `${waits[what].toFixed(1)} ms`
  return `${timesOf(after, what).toFixed(1)} (${ms(quiet)}, then ${ms(flooded)})`
}

type FloodAttack = {
  readonly connections: number
  /** The dearest addresses, so many, are asked for in turn. */
  readonly addresses: number
  readonly forMs: number
  /** `off`: without paces and lines. */
  readonly limits: 'on' | 'off'
}

/** Milliseconds that all but one in a hundred visitors wait at most. */
type UndecidedTransaction = { readonly home: number; readonly booking: number }

type FloodAftermath = {
  readonly quiet: UndecidedTransaction
  readonly flooded: UndecidedTransaction
  /** Honest visitors who were refused. */
  readonly refused: number
  readonly dearest: readonly string[]
  /** Answers to the flood, by status. */
  readonly answers: Readonly<Record<string, number>>
}

const flooder = '203.0.113.9'

/** Honest visitors on a site that nobody else asks anything of, and on the same site in a flood. */
async function attackWithFlood(attack: FloodAttack): Promise<FloodAftermath> {
  const env = {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...(attack.limits === 'off' && { RATE_LIMIT: 'off' }),
  }
  await using site = await startSiteProcess({ env })
  const dearest = await dearestAddresses(site, attack.addresses)
  const visitors = await createVisitors(site)
  // The program warms up.
  await visitors.visit(attack.forMs / 2)
  const quiet = await visitors.visit(attack.forMs)
  const { connections } = attack
  const addresses = dearest.map(({ address }) => address)
  const flood = startFlood({ url: site.url, connections, addresses, from: flooder })
  const flooded = await visitors.visit(attack.forMs)
  return {
    quiet: quiet.waits,
    flooded: flooded.waits,
    refused: quiet.refused + flooded.refused,
    dearest: dearest.map(({ address, ms }) => `${address.path} ${ms.toFixed(1)} ms`),
    answers: await flood.end(),
  }
}

function startFlood(flooding: Flooding) {
  const child = fork(join(import.meta.dirname, 'flood-sender.ts'))
  child.send(flooding)
  return {
    end: async () => {
      child.send('end')
      const [answers] = (await once(child, 'message')) as [Record<string, number>]
      const gone = once(child, 'exit')
      child.kill()
      await gone
      return answers
    },
  }
}

const homeEveryMs = 50
/** The season has room for all of them. */
const bookingEveryMs = 400

/** Visitors come each at their time, however long the one before waits. */
async function createVisitors(site: SiteProcess) {
  const dates = (await site.farm<DateOnFile>('schedule')).filter(({ left }) => left > 0)
  let guests = 0
  const openHome = async () => (await fetch(`${site.url}/nl`)).status
  const book = async () => {
    const n = (guests += 1)
    const date = dates[n % dates.length]!
    const chosen = { workshopType: date.workshop, preferredDate: choiceOf(date) }
    const request = reservationRequest({ email: `guest-${n}@example.org`, ...chosen })
    const from = { 'x-forwarded-for': `198.${n >> 8}.${n & 255}.7` }
    return (await callFunction(site.url, 'submit-reservation', request, from)).status
  }
  return {
    visit: async (forMs: number) => {
      const [home, booking] = await Promise.all([
        atTheirTime({ ask: openHome, everyMs: homeEveryMs, forMs }),
        atTheirTime({ ask: book, everyMs: bookingEveryMs, forMs }),
      ])
      const refused = [...home, ...booking].filter(({ status }) => status !== 200).length
      return { waits: { home: slowest(home), booking: slowest(booking) }, refused }
    },
  }
}

type Visit = { readonly ms: number; readonly status: number }
type Coming = {
  readonly ask: () => Promise<number>
  readonly everyMs: number
  readonly forMs: number
}

async function atTheirTime({ ask, everyMs, forMs }: Coming): Promise<readonly Visit[]> {
  const visits: Promise<Visit>[] = []
  const began = performance.now()
  for (let n = 0; n * everyMs < forMs; n++) {
    await pause(Math.max(0, began + n * everyMs - performance.now()))
    const start = performance.now()
    visits.push(ask().then((status) => ({ status, ms: performance.now() - start })))
  }
  return Promise.all(visits)
}

/** The time that all but one in a hundred wait at most. */
function slowest(visits: readonly Visit[]): number {
  const sorted = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
