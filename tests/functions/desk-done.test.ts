import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskDone } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { press } from '#tests/support/forms.ts'
import { textAt } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Dated = { readonly id: string; readonly workshop: string }

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
let desk: string
let id: string
let dates: readonly Dated[]
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  link = await linksOf(site)
  desk = link.desk()
  const asked = await callFunction(site.url, 'submit-reservation', reservationRequest())
  id = String(asked.body['reservationId'])
  dates = await site.farm<Dated>('schedule')
})
afterAll(() => removeData(site))

/** Presses a button and reads the page that follows. */
async function after(address: string, fields: Record<string, string>): Promise<string> {
  const answer = await press(address, fields)
  expect(answer.status).toBe(303)
  return textAt(new URL(answer.headers.get('location')!, address).href)
}

const dateOf = (workshop: string) => dates.findLast((each) => each.workshop === workshop)!.id

test('a button of a booking says what it did, also when it is pressed twice', async () => {
  const booking = `${desk}/boeking/${id}`
  const { note, guest, move } = deskDone.booking
  const newLink = deskDone.booking['new-link']
  const named = { do: 'guest', name: 'Zoë Peeters', email: 'zoe@example.org' }
  expect(await after(booking, { do: 'note', note: 'Belt nog' })).toContain(note)
  expect(await after(booking, named)).toContain(guest)
  expect(await after(booking, { do: 'new-link' })).toContain(newLink)
  const moved = { do: 'move', date: dateOf('drinks') }
  expect(await after(booking, moved)).toContain(move)
  expect(await after(booking, moved)).toContain(move)
})

test('a button of a date says what it did', async () => {
  const date = `${desk}/datum/${dateOf('vegetables')}`
  const { phone, close, open, change } = deskDone.date
  const calledOff = deskDone.date['call-off']
  const booked = { do: 'phone', name: 'An', email: '', participants: '2', language: 'nl' }
  expect(await after(date, booked)).toContain(phone)
  expect(await after(date, { do: 'close' })).toContain(close)
  expect(await after(date, { do: 'open' })).toContain(open)
  const changed = { do: 'change', capacity: '9', bookedElsewhere: '0', minimum: '', decidesOn: '' }
  expect(await after(date, { ...changed, note: '' })).toContain(change)
  expect(await after(date, { do: 'call-off', sure: 'on' })).toContain(calledOff)
  // Nothing opens a date that was called off.
  expect(await after(date, { do: 'open' })).not.toContain(open)
})

test('what was refused, or could not be done any more, is not said to be done', async () => {
  const booking = `${desk}/boeking/${id}`
  const wrong = await press(`${booking}?done=guest`, { do: 'guest', name: 'An', email: 'nothing' })
  expect(wrong.status).toBe(422)
  const html = await wrong.text()
  expect(html).toContain(deskPages.date.emailProblem)
  expect(html).not.toContain(deskDone.booking.guest)
  await press(link.owner('decline', id))
  const { move } = deskDone.booking
  expect(await after(booking, { do: 'move', date: dateOf('sourdough') })).not.toContain(move)
})

test('an address says nothing of its own making', async () => {
  for (const done of ['<b>x</b>', 'toString', '__proto__', '']) {
    const page = await fetch(`${desk}/boeking/${id}?done=${encodeURIComponent(done)}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('class="notice"')
  }
})
