import { choiceOf, type DateOnFile } from '#tests/support/dates.ts'
import { press } from '#tests/support/forms.ts'
import { firstLinkTo } from '#tests/support/sent-mails.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'
import type { ReliabilityRow } from './report.ts'

const measuredAttack = { requests: 400, mailboxes: 40 } as const
const oneNetwork = (i: number) => `203.0.113.${i % 256}`
/** Twenty of the 65,536 networks that a customer is given with one /48. */
const networksOfOneCustomer = (i: number) => `2001:db8:7:${i % 20}::${(i % 200) + 1}`

/** One person cannot fill the season: the places stay free for others, who can book every date. */
export async function measureAbuse(): Promise<readonly ReliabilityRow[]> {
  return [
    await measure('one network', oneNetwork),
    await measure('20 networks of one IPv6 /48', networksOfOneCustomer),
  ]
}

async function measure(name: string, from: SeasonAttack['from']): Promise<ReliabilityRow> {
  const bounded = await attackSeason({ ...measuredAttack, from, bounds: 'on' })
  const control = await attackSeason({ ...measuredAttack, from, bounds: 'off' })
  const { requests, mailboxes } = measuredAttack
  return {
    name: `Season left to others, ${name}`,
    tried: `${requests} requests for five by ${mailboxes} mailboxes; then a stranger asks on every date`,
    figure: printed(bounded),
    control: printed(control),
    holds: isKept(bounded) && !isKept(control),
  }
}

function isKept({ freeBefore, freeAfter, dates, booked }: SeasonAftermath): boolean {
  return freeAfter >= 0.8 * freeBefore && booked === dates
}

function printed({ freeBefore, freeAfter, dates, booked }: SeasonAftermath): string {
  return `${freeAfter} of ${freeBefore} places free, ${booked} of ${dates} dates booked`
}

type SeasonAttack = {
  readonly requests: number
  readonly mailboxes: number
  /** The address each request comes from, by its number. */
  readonly from: (request: number) => string
  /** `off`: without the bounds. */
  readonly bounds: 'on' | 'off'
}

type SeasonAftermath = {
  readonly freeBefore: number
  readonly freeAfter: number
  /** The dates that had room, and those on which a stranger of another network then got a place. */
  readonly dates: number
  readonly booked: number
}

/** One person asks for as many places as there are; then a stranger wants one on every date. */
async function attackSeason(attack: SeasonAttack): Promise<SeasonAftermath> {
  const env = { TRUST_PROXY: '1', ...(attack.bounds === 'off' && { RATE_LIMIT: 'off' }) }
  await using site = await startSiteProcess({ env })
  const before = await datesWithRoom(site)
  await Promise.all(
    Array.from({ length: attack.requests }, (_, i) => {
      const email = `made-up-${i % attack.mailboxes}@example.org`
      return ask(site, before[i % before.length]!, { email, from: attack.from(i), party: '5' })
    }),
  )
  const after = await datesWithRoom(site)
  const booked = await bookEveryDate(site, before)
  return { freeBefore: free(before), freeAfter: free(after), dates: before.length, booked }
}

type Asking = { readonly email: string; readonly from: string; readonly party: string }

async function ask(
  site: SiteProcess,
  date: DateOnFile,
  { email, from, party: participants }: Asking,
) {
  const { workshop: workshopType } = date
  const request = { workshopType, preferredDate: choiceOf(date), email, participants }
  const headers = { 'x-forwarded-for': from }
  return callFunction(site.url, 'submit-reservation', reservationRequest(request), headers)
}

/** A guest with one mailbox, who presses the link of the first mail that asks for it. */
async function bookEveryDate(site: SiteProcess, dates: readonly DateOnFile[]): Promise<number> {
  const stranger = { email: 'stranger@example.net', from: '198.51.100.7', party: '1' }
  const held: unknown[] = []
  for (const date of dates) {
    const { status, body } = await ask(site, date, stranger)
    if (status === 200 && body['held'] === false)
      await press(await firstLinkTo(site, stranger.email))
    held.push(status === 200 && body['reservationId'])
  }
  const rows = await site.farm<{ id: string; status: string }>('reservations')
  return rows.filter(({ id, status }) => held.includes(id) && status === 'requested').length
}

async function datesWithRoom(site: SiteProcess): Promise<readonly DateOnFile[]> {
  return (await site.farm<DateOnFile>('schedule')).filter(({ left }) => left > 0)
}

function free(dates: readonly DateOnFile[]): number {
  return dates.reduce((places, { left }) => places + left, 0)
}
