import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bookingFields } from '#tests/support/forms.ts'
import { firstLinkTo } from '#tests/support/sent-mails.ts'
import { everyPath, tags } from '#tests/support/pages.ts'
import { callFunction, keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import type { SiteProcess } from '#tests/support/site-process.ts'
import { median } from '../median.ts'

/** A request that anybody may send; a form or call where there is a body. */
export type Address = { readonly path: string; readonly body?: string; readonly type?: string }

const rounds = 5

/** The dearest of all addresses that a stranger or a guest can ask for, by what an answer takes, each asked in turn. */
export async function dearestAddresses(site: SiteProcess, count: number) {
  const costs: { address: Address; ms: number }[] = []
  for (const address of await everyAddress(site)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timeOf(site.url, address, round))
    costs.push({ address, ms: median(times) })
  }
  return costs.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}

async function timeOf(url: string, { path, body, type = '' }: Address, round: number) {
  const began = performance.now()
  const init = body === undefined ? {} : { method: 'POST', body }
  const headers = { ...keyHeaders, 'content-type': type }
  const address = `${url}${path}${body === undefined ? mark(path, round) : ''}`
  await (await fetch(address, { ...init, headers, redirect: 'manual' })).arrayBuffer()
  return performance.now() - began
}

/** A query that nobody reads and nobody asked for before. */
export function mark(path: string, n: number): string {
  return `${path.includes('?') ? '&' : '?'}x=${n}`
}

const unkept =
  '/nl/nowhere /nl/ateliers/nothing /nowhere /de/nowhere /__manifest /_root.data /schedule.ics /sitemap.xml ' +
  '/robots.txt /readyz /qr?size=2000 /waiting-list?lng=nl /next-date?lng=fr /l /l/nobody /agenda/x.ics'

async function everyAddress(site: SiteProcess): Promise<readonly Address[]> {
  const pages = everyPath.flatMap((path) => [path, `${path}.data`])
  const booking = `${pathTo('booking', 'nl')}?workshopType=drinks`
  const date = encodeURIComponent(reservationRequest().preferredDate)
  const paths = [
    ...pages,
    ...(await mailsOnShow(site)),
    booking,
    `${booking}&preferredDate=${date}`,
    `${pathTo('workshop', 'nl', 'drinks')}?month=2025-11`,
    ...unkept.split(' '),
    deskPath(),
    ...(await linksOfGuest(site)),
  ]
  const form = `${new URLSearchParams(bookingFields({ consent: '' }))}`
  const many = `${form}&${Array.from({ length: 3_000 }, (_, i) => `f${i}=1`).join('&')}`
  const type = 'application/x-www-form-urlencoded'
  const json = 'application/json'
  const wrong = { path: '/functions/v1/submit-reservation', type: json, body: '{"a":1}' }
  const sold = JSON.stringify(reservationRequest({ preferredDate: '1 mei 1999 - 10:00-11:00' }))
  return [
    ...paths.map((path) => ({ path })),
    { path: pathTo('booking', 'nl'), body: form, type },
    { path: pathTo('booking', 'nl'), body: many, type },
    { path: '/next-date', body: 'name=a', type },
    { path: '/waiting-list', body: 'name=a', type },
    wrong,
    { ...wrong, body: sold },
    { path: '/functions/v1/send-contact-email', type: json, body: '{"name":""}' },
  ]
}

async function mailsOnShow({ url }: SiteProcess): Promise<readonly string[]> {
  const html = await (await fetch(url + pathTo('emailTemplates', 'fr'))).text()
  const ways = tags(html, 'a').map(({ href = '' }) => href)
  return ways.filter((href) => href.startsWith('/mail-preview/'))
}

/** Pages behind the link of somebody who asked for a place: their booking, and every page it leads to. */
async function linksOfGuest(site: SiteProcess): Promise<readonly string[]> {
  const email = 'flooding@example.org'
  const { body } = await callFunction(site.url, 'submit-reservation', reservationRequest({ email }))
  const { pathname } = new URL(await firstLinkTo(site, email))
  const html = await (await fetch(site.url + pathname)).text()
  const ways = tags(html, 'a').map(({ href = '' }) => href)
  const success = `${pathTo('reservationSuccess', 'nl')}?id=${body['reservationId']}`
  const more = [success, `/appointment/${body['reservationId']}/calendar.ics`]
  return [pathname, ...new Set(ways.filter((href) => href.startsWith('/l/'))), ...more]
}
