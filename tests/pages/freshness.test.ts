import { inEach } from '#language/languages.ts'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { publishTexts } from '#office/texts/publish-texts.ts'
import { writeText } from '#office/texts/write-text.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { textAt, textOf, visibleText } from '#tests/support/pages.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { makeKnown } from '#tests/support/desk-device.ts'
import { setValue } from '#tests/support/forms.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { startSites } from '#tests/support/sites.ts'
import { databases } from '#tests/support/stores.ts'
import { startTestSite } from '#tests/support/test-site.ts'
import { fileSite } from '#tests/support/worker.ts'

const site = fileSite({ env: { RATE_LIMIT: 'off' } })

/** The schedule's row of each date, in order. */
async function rowsOf(at: { readonly url: string }, path = '/en/booking'): Promise<string[]> {
  const html = await (await fetch(at.url + path)).text()
  const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? ''
  return table
    .split('</tr>')
    .slice(1, -1)
    .map((row) => textOf(`${row}</tr>`, 'tr').replaceAll(/\s+/g, ' '))
}

const dateIn = (rows: readonly string[], date: string) => rows.find((row) => row.includes(date))

const request = (participants: string) =>
  reservationRequest({
    preferredDate: 'Thursday 18 December 2025 - 18:30-22:00',
    language: 'en',
    participants,
  })

test('a page that was ready is right again at once after a booking', async () => {
  const words = wordsIn('en').availability
  const before = await rowsOf(site)
  expect(before).toHaveLength(13)
  expect(dateIn(before, '18 December')).toContain(words.available)
  expect(dateIn(before, '14 October')).toContain('Fully booked')
  expect(dateIn(before, '28 October')).toContain('4 spots left')

  const left = ['5 ', '4 spots left', '1 spot left', 'Fully booked']
  for (const [i, participants] of ['5', '1', '3', '1'].entries()) {
    await callFunction(site.url, 'submit-reservation', request(participants))
    const row = dateIn(await rowsOf(site), '18 December')
    expect(row).toContain(i === 0 ? words.available : left[i])
  }
  for (const path of ['/nl/reserveren', '/fr/reservation']) {
    const full = (await rowsOf(site, path)).at(-1)
    expect(full).toMatch(/Volgeboekt|Complet/)
  }
})

const everywhere = '$name: what one process is told is on the next page of every other one'
test.each(databases)(everywhere, async (on) => {
  await using farm = await startSites(on, 2)
  const [reader, writer] = farm.sites
  for (const participants of ['5', '2']) await rowsOf(reader, `/en/booking?${participants}`)
  expect(dateIn(await rowsOf(reader), '18 December')).toContain('Available')
  await callFunction(writer!.url, 'submit-reservation', request('5'))
  await callFunction(writer!.url, 'submit-reservation', request('2'))
  expect(dateIn(await rowsOf(reader), '18 December')).toContain('3 spots left')

  const workshops = () => textAt(`${reader.url}/nl/ateliers`)
  expect(await workshops()).toMatch(/€\s95/)
  await makeKnown(writer!)
  await setValue(`${writer!.url}/desk`, 'price-sourdough', { cents: '99' })
  expect(await workshops()).toMatch(/€\s99/)
  expect(await workshops()).not.toMatch(/€\s95/)

  const titles = () =>
    Promise.all(
      farm.sites.map(async ({ url }) =>
        visibleText(textOf(await (await fetch(`${url}/nl`)).text(), 'h1')),
      ),
    )
  const office = testOffice(await farm.place.open())
  const path = 'home.hero.title'
  const seen = inEach((language) => writtenTexts(language, firstHouse).get(path) ?? '')
  const before = await titles()
  const typed = { ...seen, nl: 'Zout, en wachten' }
  expect(await writeText(office, { path, typed, shown: seen, isRight: ['fr', 'en'] })).toEqual({
    kind: 'kept',
  })
  expect(await titles()).toEqual(before)
  expect(await publishTexts(office)).toEqual({ kind: 'published' })
  expect(await titles()).toEqual(['Zout, en wachten', 'Zout, en wachten'])
})

test('a page that did not change is not sent again, and one that did is', async () => {
  const address = `${site.url}/nl/reserveren`
  const first = await fetch(address)
  const etag = first.headers.get('etag') ?? ''
  await first.text()
  expect(etag).toMatch(/^"[\w-]{20,}"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const headers = { 'if-none-match': etag }
  const unchanged = await fetch(address, { headers })
  expect(unchanged.status).toBe(304)
  expect(await unchanged.text()).toBe('')
  expect(unchanged.headers.get('content-security-policy')).not.toBeNull()

  const booking = reservationRequest()
  expect((await callFunction(site.url, 'submit-reservation', booking)).status).toBe(200)
  const changed = await fetch(address, { headers })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

/** The tag of an answer that is kept, for its page. */
async function keptTag(path: string) {
  const { headers } = await fetch(site.url + path)
  return headers.get('cache-control')?.includes('must-revalidate') ? headers.get('etag') : undefined
}

test('only the address we write ourselves is kept; the thousand others are made anew', async () => {
  expect(await keptTag('/nl/contact')).toBeDefined()
  for (const path of ['/nl/%63ontact', '/nl/c%6fntact', '/nl/contact/', '/nl/contact/x']) {
    expect(await keptTag(path), path).toBeUndefined()
  }
})

test('a query that no page reads makes no page, nor another mail to look at', async () => {
  for (const [path, other] of [
    ['/nl/contact', '/nl/contact?x=1'],
    ['/nl/email-sjablonen', '/nl/email-sjablonen?utm_source=x'],
    ['/en/email-templates.data', '/en/email-templates.data?x=1'],
    ['/mail-preview/reservation-owner/nl', '/mail-preview/reservation-owner/nl?x=2'],
  ] as const) {
    const tag = await keptTag(path)
    expect(tag, path).toMatch(/^"[\w-]{20,}"$/)
    expect(await keptTag(other)).toBe(tag)
  }
  // A page that reads its query is for one visitor alone.
  expect(await keptTag('/nl/reserveren?workshopType=drinks')).toBeUndefined()
})

test('a date stays on the schedule for its whole day, and leaves at midnight in Brussels', async () => {
  await using evening = await startTestSite({ env: { NOW: '2025-09-30T23:00:00+02:00' } })
  expect((await rowsOf(evening))[0]).toContain('30 September')
  await using late = await evening.restart({ NOW: '2025-09-30T23:59:57+02:00' })
  await waitUntil(async () => dateIn(await rowsOf(late), '30 September') === undefined)
  expect((await rowsOf(late))[0]).toContain('4 October')
})
