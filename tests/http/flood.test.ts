import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { attemptsOfOneNetwork, pagesForOneNetwork } from '#office/limits.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startTestSite } from '../support/test-site.ts'

const booking = pathTo('booking', 'nl')

/** Pages made for one visitor: each is counted, and refused past the pace. */
const madeForOne = [
  `${booking}?workshopType=drinks`,
  `${booking}.data?workshopType=drinks`,
  `${pathTo('workshop', 'fr', 'drinks')}?month=2025-11`,
  `${pathTo('reservationSuccess', 'en')}?id=1`,
  '/nl/nowhere',
  '/nl/ateliers/nothing',
  '/l/nobody',
  '/l',
  '/waiting-list',
  '/next-date',
  deskPath(),
  deskPath('datums'),
  '/agenda/x.ics',
  '/schedule.ics',
  '/qr?size=100',
]

/** Pages that are the same for all: neither counted nor refused. */
const kept = [
  '/',
  '/nl',
  `${booking}?x=1`,
  `${booking}.data?x=1`,
  '/en/email-templates?x=1',
  '/mail-preview/reservation-guest/fr?x=1',
  '/favicon.svg',
  '/sitemap.xml',
  '/readyz',
]

test('a flood of pages that are made for one visitor is refused everywhere, and kept pages and bookings go on', async () => {
  await using site = await startTestSite({ env: { TRUST_PROXY: '1' } })
  const ask = (path: string, network: number, language = 'nl') =>
    fetch(site.url + path, {
      headers: { 'x-forwarded-for': `2001:db8:7:${network}::1`, 'accept-language': language },
    })
  // All from one customer's networks, of which each has 65,536.
  const cheap = '/appointment/nothing/calendar.ics'
  const askFifty = (n: number) =>
    Promise.all(Array.from({ length: 50 }, (_, i) => ask(cheap, n + i)))
  for (let n = 0; n < pagesForOneNetwork.atOnce + 50; n += 50) await askFifty(n)
  // Turns come back meanwhile, on a slow machine many: fifty others take them first.
  const refused = async (path: string) => {
    for (let n = 0; n < 500; n += 50) {
      const [, answer] = await Promise.all([askFifty(n), ask(path, n, 'fr')])
      if (answer.status === 429) return answer
    }
    return undefined
  }
  for (const path of madeForOne) {
    const answer = await refused(path)
    expect(answer, path).toBeDefined()
    expect(answer?.headers.get('retry-after'), path).toMatch(/^[1-9]/)
    expect(answer?.headers.get('cache-control')).toBe('no-store')
  }
  const french = await (await refused('/fr/nowhere'))?.text()
  expect(french).toContain(wordsIn('fr').errors.request.tooMany)
  for (const path of kept) expect((await ask(path, 1)).status, path).toBe(200)
  const from = { 'x-forwarded-for': '2001:db8:7:1::1' }
  const booked = await callFunction(site.url, 'submit-reservation', reservationRequest(), from)
  expect(booked.status).toBe(200)
  await expect.poll(() => site.output().match(/"event":"flood-began"/g)).toHaveLength(1)
  const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  expect((await fetch(`${site.url}/l/nobody`, elsewhere)).status).toBe(404)
})

test('who presses buttons of a link beyond the pace is told so in the language of the page', async () => {
  await using site = await startTestSite()
  const press = () => fetch(`${site.url}/l/fr/nobody`, { method: 'POST' })
  const presses = Array.from({ length: attemptsOfOneNetwork.atOnce + 50 }, press)
  const refused = (await Promise.all(presses)).find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]/)
  expect(await refused?.text()).toContain(`>${wordsIn('fr').errors.request.tooMany}</h1>`)
})
