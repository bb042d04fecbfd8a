import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingLink, pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskUnproven } from '#content/words/nl/desk-answer.ts'
import { fill } from '#language/fill.ts'
import { choiceOf, type DateOnFile } from '../support/dates.ts'
import { newDevice } from '../support/desk-device.ts'
import { Farm } from '../support/farm.ts'
import { bookingFields, postForm, press } from '../support/forms.ts'
import { firstLinkTo, guestAddressesIn, mailTo } from '../support/sent-mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'

let farm: Farm
beforeEach(async () => {
  farm = await new Farm({ RATE_LIMIT: 'on' }).open()
})
afterEach(() => farm[Symbol.asyncDispose]())

type Row = { readonly id: string; readonly status: string }

async function ask(different: Record<string, unknown>, headers: Record<string, string> = {}) {
  const request = reservationRequest(different)
  const url = farm.site.url
  const { status, body } = await callFunction(url, 'submit-reservation', request, headers)
  return { status, body, id: String(body['reservationId']), held: body['held'] }
}

/** Books as many places as one network may hold before anybody there proves a mailbox. */
async function fillNetwork() {
  const roomy = (await farm.site.farm<DateOnFile>('schedule')).filter(({ left }) => left >= 5)
  for (const [i, participants] of ['5', '5', '2'].entries()) {
    const { workshop: workshopType, ...date } = roomy.at(-1 - i)!
    const preferredDate = choiceOf({ ...date })
    await ask({ email: `first-${i}@example.org`, participants, workshopType, preferredDate })
  }
}

/** The different statuses of pages that are all asked for at once. */
async function statusesOf(paths: readonly string[], headers: Record<string, string> = {}) {
  const answers = paths.map((path) => fetch(farm.site.url + path, { headers }))
  return [...new Set((await Promise.all(answers)).map(({ status }) => status))]
}

test('fifty guests behind one school’s address all get their places, by pressing their links', async () => {
  const dates = await farm.site.farm<DateOnFile>('schedule')
  const places = dates.flatMap((date) => Array.from({ length: date.left }, () => date))
  const requests: { id: string; email: string; held: unknown }[] = []
  for (const [i, date] of places.slice(0, 50).entries()) {
    const email = `pupil-${i}@example.org`
    const request = { email, workshopType: date.workshop, preferredDate: choiceOf(date) }
    requests.push({ ...(await ask(request)), email })
  }
  const waiting = requests.filter(({ held }) => held === false)
  expect(waiting.length).toBeGreaterThanOrEqual(38)
  // Meanwhile all opened a page made for them alone, at one moment; the owner behind that address too, on two devices.
  const form = bookingLink('nl', 'drinks', choiceOf(dates[0]!))
  expect(await statusesOf(requests.map(() => form))).toEqual([200])
  const success = pathTo('reservationSuccess', 'nl')
  expect(await statusesOf(requests.map(({ id }) => `${success}?id=${id}`))).toEqual([200])
  for (const cookie of [await newDevice(farm.site), await newDevice(farm.site)]) {
    const desk = Array.from({ length: 10 }, () => deskPath('datums'))
    expect(await statusesOf(desk, { cookie })).toEqual([200])
  }
  // Each guest gets one mail; the farm hears of the first held requests singly, and of the rest in
  // one mail, later.
  const mails = await farm.mailsOnceSent(50 + Math.min(5, 50 - waiting.length))
  for (const { email } of waiting) {
    const [link] = guestAddressesIn(mailTo(mails, email))
    expect((await press(link!)).status).toBe(303)
  }
  const rows = await farm.site.farm<Row>('reservations')
  expect(rows).toHaveLength(50)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['requested']))
})

test('the function says that places are not held, says so again, and the page behind the mail holds them', async () => {
  await fillNetwork()
  const late = { email: 'late@example.org', participants: '5' }
  const key = { 'idempotency-key': 'evening' }
  const first = await ask(late, key)
  expect(first).toMatchObject({ status: 200, held: false })
  expect(await farm.statusOf(first.id)).toBe('unproven')
  const link = await firstLinkTo(farm.site, late.email)
  const { hold, held } = wordsIn('nl').unproven
  // Scanners of mail open links: that alone holds nothing.
  expect(await textAt(link)).toContain(hold.text)
  expect(await textAt(link)).toContain(
    visibleText(wordsIn('nl').mails.reservation.facts.fiveOrMore),
  )
  expect(await farm.statusOf(first.id)).toBe('unproven')
  await press(link)
  expect(await farm.statusOf(first.id)).toBe('requested')
  expect(await textAt(link)).toContain(held.title)
  expect((await ask(late, key)).body).toEqual(first.body)
  farm.sql("update reservation set created_at = '2025-09-10T10:00:00.000Z' where id = ?", first.id)
  expect(await textAt(link)).toContain(wordsIn('nl').myBooking.unanswered.late.title)
  const another = { ...late, preferredDate: 'dinsdag 30 september 2025 - 18:30-22:00' }
  expect((await ask({ ...another, participants: '1' })).held).toBe(true)
})

test('the form without script leads to a page that says when the place is held', async () => {
  await fillNetwork()
  const form = bookingFields({ email: 'late@example.org' })
  const sent = () => postForm(farm.site.url + pathTo('booking', 'nl'), form)
  const { location } = await sent()
  expect(location).toMatch(/[?&]held=no$/)
  expect((await sent()).location).toBe(location)
  const page = await textAt(farm.site.url + location)
  const { notHeld } = wordsIn('nl').reservationSuccess
  expect(page).toContain(notHeld.text)
  await press(await firstLinkTo(farm.site, 'late@example.org'))
  expect(await textAt(farm.site.url + location)).not.toContain(notHeld.text)
})

test('a mailbox waits for the farm’s answer once it has twenty places, and its form keeps what was typed', async () => {
  const email = 'many@example.org'
  const party = { email, participants: '5' }
  const roomy = (await farm.site.farm<DateOnFile>('schedule')).filter(({ left }) => left >= 5)
  const dates = roomy.map((date) => ({
    workshopType: date.workshop,
    preferredDate: choiceOf(date),
  }))
  const requests: string[] = []
  for (const date of dates.slice(0, 5)) requests.push((await ask({ ...party, ...date })).id)
  // The link of the last of them: it waits, as the first four hold twenty places.
  const link = farm.link.guest('prove', { id: requests[4]! })
  await press(link)
  const { errors, unproven } = wordsIn('nl')
  const message = fill(errors.booking.tooManyOnTrust, { n: 20 })
  const page = await textAt(link)
  expect([page.includes(unproven.enough), page.includes(message)]).toEqual([true, true])
  const places = await Promise.all(requests.map((id) => farm.statusOf(id)))
  expect(places).toEqual([...Array.from({ length: 4 }, () => 'requested'), 'unproven'])

  const more = { email: 'Many+more@example.org', ...dates[5]! }
  const refused = await ask({ ...more, participants: '1' })
  expect(refused.body).toEqual({ error: { code: 'too-many-on-trust', message } })
  expect(refused.status).toBe(409)
  const form = bookingFields({ ...more, participantName: 'Zo&ë', specialRequirements: 'Met zorg' })
  const { status, html } = await postForm(farm.site.url + pathTo('booking', 'nl'), form)
  expect(status).toBe(409)
  for (const kept of [message, 'Zo&amp;ë', 'Met zorg', 'Many+more@example.org'])
    expect(html).toContain(kept)

  const larger = farm.link.guest('party', { id: requests[1]! })
  expect(await textAt(`${larger}?participants=6`)).toContain(message)

  await farm.answer(requests[0]!, 'decline')
  expect((await ask({ ...more, participants: '1' })).held).toBe(true)
  const declined = farm.bookingPage(requests[0]!)
  expect(await textAt(declined)).toContain(fill(deskUnproven.others.text, { n: 4 }))
  const pageText = await farm.textAfter(await press(declined, { do: 'decline-burst' }))
  expect(pageText).toContain(fill(deskUnproven.declined.other, { n: 4 }))
  expect(pageText).not.toContain(deskUnproven.others.title)
})

test('the desk says of a request that nobody vouches for it, and declines its whole burst', async () => {
  await fillNetwork()
  const late = await ask({ email: 'late@example.org', participants: '2' })
  const [first] = (await farm.site.farm<Row>('reservations')).filter(
    ({ status }) => status === 'requested',
  )
  const page = farm.bookingPage(first!.id)
  const text = await textAt(page)
  expect(text).toContain(deskUnproven.text)
  const count = (await farm.site.farm<Row>('reservations')).length
  expect(text).toContain(fill(deskUnproven.button, { n: count }))
  const pressed = await press(page, { do: 'decline-burst' })
  const pageText = await farm.textAfter(pressed)
  expect(pageText).toContain(fill(deskUnproven.declined.other, { n: count }))
  expect(await farm.statusOf(first!.id)).toBe('declined')
  expect(await farm.statusOf(late.id)).toBe('cancelled')
  // Its hours were not over.
  const gone = await textAt(farm.link.guest('prove', { id: late.id }))
  expect(gone).toContain(wordsIn('nl').unproven.ended.text)
  expect(gone).not.toContain('twee uur')
})
