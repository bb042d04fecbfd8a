import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages, type Language } from '#language/languages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { press } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let links: Awaited<ReturnType<typeof linksOf>>
beforeAll(async () => {
  site = await startTestSite()
  links = await linksOf(site)
})
afterAll(() => removeData(site))

function change(sql: string, ...values: string[]): Record<string, unknown> | undefined {
  const database = new DatabaseSync(join(site.dataDir, 'hof-ter-gist.sqlite'))
  const found = database.prepare(sql).get(...values)
  database.close()
  return found
}

let parties = 0

/** Two people who waited for a date of sixty places in all, were offered two and took them. */
async function taken(day: string, language: Language = 'en') {
  const { id: date } = await dateOn(site, day)
  const email = `party-${++parties}@example.org`
  const desk = `${links.desk()}/datum/${date}`
  const places = (bookedElsewhere: number) =>
    press(desk, {
      do: 'change',
      capacity: '60',
      bookedElsewhere: String(bookedElsewhere),
      minimum: '',
      decidesOn: '',
      note: '',
    })
  const others = Number(
    change('select taken - booked_elsewhere as n from session where id = ?', date)!['n'],
  )
  await places(60 - others)
  const party = { date, participants: '2', name: 'Bram Claes', email, consent: 'on' }
  const joined = await press(`${site.url}/waiting-list?lng=${language}`, party)
  if (joined.status !== 303) throw new Error(await joined.text())
  await places(58 - others)
  const entry = String(change('select id from waiting where email = ?', email)!['id'])
  const offer = links.waiting('offer', entry)
  await press(offer)
  const booking = String(change('select id from reservation where email = ?', email)!['id'])
  return { date, entry, offer, leave: links.waiting('leave-list', entry), booking }
}

const pathsIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&'))

test.each(languages)(
  'the link of an offer that was taken leads to the booking while it stands, in %s',
  async (language) => {
    const { offer, leave, booking } = await taken('2025-10-14', language)
    const { waitingList, myBooking, bookingMails } = wordsIn(language)
    for (const link of [offer, leave]) {
      const html = await (await fetch(link)).text()
      expect(visibleText(html)).toContain(visibleText(waitingList.accepted.text))
      expect(visibleText(html)).toContain(visibleText(bookingMails.links.booking))
      const path = pathsIn(html).find((each) => each.startsWith('/l/'))
      const { title } = myBooking.statuses.confirmed
      expect(await textAt(site.url + path)).toContain(visibleText(title))
    }
    await press(links.owner('deposit-received', booking))
    // The deposit is in: nobody is told to pay it.
    expect(await textAt(offer)).toContain(visibleText(myBooking.statuses.secured.text))
    expect(await textAt(offer)).not.toContain(visibleText(waitingList.accepted.text))
  },
)

test('it tells the date that the booking moved to, also when the first is called off later', async () => {
  const { offer, date, booking } = await taken('2025-10-28')
  const { id: to } = await dateOn(site, '2025-11-18')
  await press(`${links.desk()}/boeking/${booking}`, { do: 'move', date: to })
  expect(await textAt(offer)).toContain('Tuesday 18 November 2025')
  await press(`${links.desk()}/datum/${date}`, { do: 'call-off', sure: 'on' })
  const said = await textAt(offer)
  expect(said).toContain(wordsIn('en').waitingList.accepted.title)
  expect(said).not.toContain(wordsIn('en').waitingList.calledOff.title)
})

test('it says so when the booking ended, and what can be done then', async () => {
  const { offer, leave, booking } = await taken('2025-10-18')
  await press(links.guest('cancel', { id: booking }))
  const { cancelled } = wordsIn('en').myBooking.statuses
  for (const link of [offer, leave]) {
    const html = await (await fetch(link)).text()
    expect(visibleText(html)).toContain(cancelled.text)
    expect(visibleText(html)).not.toContain(wordsIn('en').waitingList.accepted.text)
    expect(pathsIn(html)).toContain('/en/booking')
    expect(pathsIn(html)).toContain('/waiting-list?lng=en')
  }
})

test('it leads to another date when the farm called theirs off', async () => {
  const { offer, date, booking } = await taken('2025-11-13')
  await press(links.owner('deposit-received', booking))
  await press(`${links.desk()}/datum/${date}`, { do: 'call-off', sure: 'on' })
  const html = await (await fetch(offer)).text()
  expect(visibleText(html)).toContain(wordsIn('en').waitingList.calledOff.title)
  const path = pathsIn(html).find((each) => each.startsWith('/l/'))
  expect(await (await fetch(site.url + path)).text()).toContain('name="date"')
})

test('it opens nothing once the links of the booking were ended', async () => {
  const { offer, leave, booking } = await taken('2025-11-29')
  expect((await fetch(offer)).status).toBe(200)
  const mended = { do: 'guest', name: 'Bram Claes', email: 'bram.claes@example.org' }
  await press(`${links.desk()}/boeking/${booking}`, mended)
  for (const link of [offer, leave]) {
    expect((await fetch(link)).status).toBe(404)
    expect((await press(link)).status).toBe(404)
  }
})

test('it says what it always did where the booking was not kept with it', async () => {
  const { offer, entry, booking } = await taken('2025-12-18')
  change('update waiting set reservation_id = null where id = ?', entry)
  await press(links.guest('cancel', { id: booking }))
  expect(await textAt(offer)).toContain(wordsIn('en').waitingList.accepted.text)
})
