import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startMailServer } from '#tests/support/mail-server.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { requestsOf } from '#tests/support/many-requests.ts'
import { startPair } from '#tests/support/postgres-pair.ts'
import { callFunction } from '#tests/support/requests.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { ReliabilityRow } from './report.ts'

/**
 * A primary of PostgreSQL may die at any moment: its synchronous standby has all that was
 * acknowledged.
 */
export async function measureFailover(): Promise<readonly ReliabilityRow[]> {
  const after = await attackFailover('synchronous')
  const control = await attackFailover('asynchronous')
  const slowest = Math.max(...after.backAfter)
  const tried =
    `two sites, ${after.acknowledged} answered bookings; the standby heard nothing, the primary was ` +
    'killed, the standby promoted'
  return [
    {
      name: 'Failover: bookings lost, places sold twice, mails lost or sent more than twice',
      tried,
      figure: `${after.lost}, ${after.twice}, ${after.wrongMails}`,
      control: `${control.lost} of ${control.acknowledged} lost, asynchronous standby`,
      holds: after.lost + after.twice + after.wrongMails === 0 && control.lost > 0,
    },
    {
      name: 'Failover: seconds from the promotion to the next booking, at the slower site',
      tried,
      figure: (slowest / 1000).toFixed(1),
      control: `${after.loneIsBack ? '' : 'not '}within ${mostMs / 1000}, one host in DATABASE_URL`,
      holds: slowest <= mostMs && !after.loneIsBack,
    },
  ]
}

type FailoverAftermath = {
  readonly acknowledged: number
  /** Acknowledged bookings that are not on file. */
  readonly lost: number
  /** Dates that hold more than they have places for, and guests with two bookings for one request. */
  readonly twice: number
  /** Mails that were never received, or more than twice. */
  readonly wrongMails: number
  /** The time from the promotion to the next booking at each site, in ms. */
  readonly backAfter: readonly number[]
  /** True when a site that knows the primary alone was back within `mostMs`. */
  readonly loneIsBack: boolean
}

const mostMs = 10_000
/** How long the standby hears nothing before the primary dies. */
const deafMs = 1_500
const clientsOfASite = 2
const pauseMs = 200
/** Mails whose sender lost the store are lent again a minute and a half later. */
const mailsMs = 240_000

/** Kills the primary while people book at two sites, promotes the standby, and says what came of it. */
async function attackFailover(manner: 'synchronous' | 'asynchronous'): Promise<FailoverAftermath> {
  await using used = new AsyncDisposableStack()
  const pair = used.use(await startPair(manner))
  const mailServer = used.use(await startMailServer())
  const { path: folder } = used.use(await temporaryFolder())
  const start = async (name: string, databaseUrl: string) => {
    const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
    const env = { DATABASE_URL: databaseUrl, SMTP_URL, RATE_LIMIT: 'off' }
    const site = await startSiteProcess({ dataDir: join(folder, name), env })
    return used.adopt(site, (one) => one.stop())
  }
  const sites = [await start('one', pair.url), await start('two', pair.url)] as const
  const lone = await start('lone', pair.primaryUrl)

  const people = rush(sites)
  await setTimeout(2_000)
  pair.deafen()
  await setTimeout(deafMs)
  await pair.killPrimary()
  await pair.promote()
  const promoted = performance.now()
  await setTimeout(mostMs)
  const loneIsBack = (await fetch(`${lone.url}/readyz`)).ok
  const answers = await people.end()

  const [site] = sites
  const isSettled = async () =>
    (await site.farm<Mail>('mails')).every(({ state }) => state === 'sent')
  await waitUntil(isSettled, mailsMs)
  const kept = await site.farm<Kept>('reservations')
  const times = Map.groupBy(mailServer.deliveries, ({ mail }) => mail.messageId)
  const mails = await site.farm<Mail>('mails')
  return {
    acknowledged: answers.length,
    lost: answers.filter(({ id }) => !kept.some((one) => one.id === id)).length,
    twice: countTwice(kept, await site.farm<Planned>('schedule')),
    wrongMails: mails.filter(({ messageId }) => ![1, 2].includes(times.get(messageId)?.length ?? 0))
      .length,
    backAfter: sites.map((_, at) => {
      const next = answers.find((one) => one.site === at && one.at > promoted)
      return (next?.at ?? Infinity) - promoted
    }),
    loneIsBack,
  }
}

type Mail = { readonly state: string; readonly messageId: string }
type Kept = {
  readonly id: string
  readonly email: string
  readonly startsAt: string
  readonly participants: number
}

type Planned = { readonly startsAt: string; readonly capacity: number; readonly taken: number }

function countTwice(kept: readonly Kept[], planned: readonly Planned[]): number {
  const overfull = planned.filter(({ startsAt, capacity, taken }) => {
    const here = kept.filter((one) => one.startsAt === startsAt)
    const booked = here.reduce((sum, { participants }) => sum + participants, 0)
    return booked > taken || taken > capacity
  })
  return overfull.length + kept.length - new Set(kept.map(({ email }) => email)).size
}

/** Guests who are told to come back later ask again, for the same booking. */
function rush(sites: readonly SiteProcess[]) {
  const over = new AbortController()
  const requests = requestsOf(2_000)
  const answers: { readonly site: number; readonly id: unknown; readonly at: number }[] = []
  async function book({ url }: SiteProcess, site: number) {
    while (!over.signal.aborted) {
      const request = requests.shift()
      const key = { 'idempotency-key': String(request?.email) }
      for (let isOpen = true; isOpen && !over.signal.aborted; await setTimeout(pauseMs)) {
        const { status, body } = await callFunction(url, 'submit-reservation', request, key)
        if (status === 200) answers.push({ site, id: body['reservationId'], at: performance.now() })
        isOpen = status === 503
      }
    }
  }
  const people = sites.flatMap((site, at) =>
    Array.from({ length: clientsOfASite }, () => book(site, at)),
  )
  return {
    end: async () => {
      over.abort()
      await Promise.all(people)
      return answers
    },
  }
}
