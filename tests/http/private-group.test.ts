import { expect, test } from 'vitest'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { deskGroup } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { invoice } from '#content/words/nl/invoice.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#tests/support/first-languages.ts'
import { deskPath } from '#language/desk-paths.ts'
import { typeset } from '#language/typeset.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { postForm, press } from '../support/forms.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'

const farm = sharedFarm()
const day = '2025-11-06'
const group = {
  do: 'group',
  workshop: 'drinks',
  day,
  startTime: '',
  endTime: '',
  participants: '9',
  price: '540',
  per: 'group',
  name: 'Mia Maes',
  email: 'mia@example.org',
  language: 'fr',
}
const make = (different: Record<string, string> = {}, query = '') =>
  postForm(`${farm.site.url}${deskPath('groep')}${query}`, { ...group, ...different })

test('a private group stands on no public page, and nobody books on it by guessing its value', async () => {
  const requestId = await farm.book({ on: '2025-10-23', participants: '5' })
  expect((await make({}, `?aanvraag=${requestId}`)).status).toBe(303)
  expect(await farm.statusOf(requestId)).toBe('declined')
  const date = await farm.dateOn(day)
  expect(date).toMatchObject({ state: 'private', capacity: 9, taken: 9 })
  const [mail] = await farm.mailsAbout(/6 nov/)
  expect(mail?.text).toMatch(/540\s€/)

  // Two people leave: there would be room now.
  farm.sql(`update session set taken = 7 where id = ?`, date.id)
  farm.sql(`update schedule_revision set revision = revision + 1`)
  const paths = [
    ...languages.flatMap((language) => [
      pathTo('booking', language),
      pathTo('home', language),
      pathTo('workshop', language, 'drinks'),
    ]),
    '/schedule.ics',
    '/sitemap.xml',
    '/waiting-list?lng=nl',
  ]
  for (const path of paths) {
    const html = await (await fetch(farm.site.url + path)).text()
    expect(html).not.toContain(date.id)
    expect(html).not.toMatch(/2025-11-06|20251106T/)
  }
  const preferredDate = 'donderdag 6 november 2025 - 18:30-22:00'
  const guess = reservationRequest({ workshopType: 'drinks', preferredDate })
  const { body } = await callFunction(farm.site.url, 'submit-reservation', guess)
  const never = reservationRequest({ preferredDate: 'vrijdag 7 november 2025 - 18:30-22:00' })
  const { body: unknown } = await callFunction(farm.site.url, 'submit-reservation', never)
  expect(body).toEqual(unknown)
  expect(await farm.dateOn(day)).toMatchObject({ taken: 7 })
})

test('the link of a request leads to the group of the same guest that it became', async () => {
  const titleFor = async (email: string, on: string) => {
    const id = await farm.book({ on: '2025-10-23', email })
    await make({ day: on }, `?aanvraag=${id}`)
    return textAt(farm.link.guest('booking', { id }))
  }
  const leads = visibleText(wordsIn('fr').myBooking.statuses.confirmed.title)
  expect(await titleFor(group.email, '2025-11-13')).toContain(leads)
  expect(await titleFor('bram@example.org', '2025-11-14')).not.toContain(leads)
})

test('a request that was confirmed meanwhile becomes neither a group nor an option', async () => {
  const id = await farm.book({ on: '2025-10-23' })
  await farm.answer(id, 'confirm')
  const asked = { ...group, day: '2025-11-10', least: '9', most: '9', until: '2025-09-22' }
  for (const page of ['groep', 'optie'] as const) {
    const { status, html } = await postForm(
      `${farm.site.url}${deskPath(page)}?aanvraag=${id}`,
      asked,
    )
    expect([status, visibleText(html)]).toEqual([
      422,
      expect.stringContaining(deskGroup.requestConfirmed),
    ])
  }
  await expect(farm.dateOn('2025-11-10')).rejects.toThrow('no date')
})

test('a group keeps the telephone and the company of the request it is made from', async () => {
  const id = await farm.book({ on: '2025-10-23', telephone: '0470 12 34 56' })
  const company = { company: 'Bakkerij', vatNumber: '', address: 'Dorp 1', reference: 'PO 7' }
  await press(farm.link.guest('invoice', { id }), company)
  const form = await farm.html(`${farm.site.url}${deskPath('groep')}?aanvraag=${id}`)
  for (const text of ['0470 12 34 56', 'Bakkerij', 'PO 7']) expect(form).toContain(text)
  const typed = { day: '2025-11-07', telephone: '0470 12 34 56', ...company }
  const { location } = await make(typed, `?aanvraag=${id}`)
  const booking = await farm.html(farm.site.url + location)
  for (const text of ['0470 12 34 56', 'Bakkerij', typeset(deskCompany.missing.buyer, 'nl')]) {
    expect(booking).toContain(text)
  }
  const toDos = visibleText(await farm.html(farm.desk))
  expect(toDos).toContain(`Bakkerij ${typeset(deskCompany.waitsFor.buyer, 'nl')}, PO 7`)
})

test('a price for the whole group stays what it is with another number of people', async () => {
  const { location } = await make({ day: '2025-11-10', name: 'Sabine Mertens' })
  const id = /boeking\/([^?#]+)/.exec(location ?? '')![1]!
  const preview = await farm.html(
    `${farm.site.url}${deskPath('boeking', id, 'personen')}?participants=7`,
  )
  expect(preview).toMatch(/Prijs voor de hele groep<[^€]*€\s?540</)
  const changes = farm.link.guest('party', { id })
  const own = await farm.html(`${changes}?participants=7`)
  expect(own).toMatch(/Prix pour tout le groupe<[^€]*540\s?€</)
  await press(changes, {
    participants: '7',
    shown: '9 0 0 54000',
  })
  const [row] = farm.sql(`select * from reservation where id = ?`, id)
  expect(row).toMatchObject({ participants: 7, price_cents: 7714, owed_cents: 54_000 })
  const found = await farm.html(`${farm.site.url}${deskPath('zoeken')}?q=540`)
  expect(found).toContain('Sabine Mertens')
})

test.each([
  ['the sum cannot be shared', { price: '500' }, '499,95'],
  ['the workshop is there at that hour', { day: '2025-10-28' }, 'Op dat uur staat deze workshop'],
  ['the day has been', { day: '2025-09-01' }, deskGroup.dayProblem],
  ['the telephone is none', { telephone: 'overdag' }, deskPages.date.telephoneProblem],
  [
    'the company has no address',
    { company: 'Bakkerij' },
    fill(invoice.problems.address, { most: 300 }),
  ],
])('the form comes back with all that was typed when %s', async (_, different, problem) => {
  const { status, html } = await make(different)
  expect(status).toBe(422)
  expect(visibleText(html)).toContain(problem)
  expect(html).toContain('value="mia@example.org"')
})
