import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskOption } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { postForm, press, pressShown } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'

const farm = sharedFarm()
const form = {
  do: 'offer',
  workshop: 'drinks',
  startTime: '',
  endTime: '',
  least: '8',
  most: '12',
  price: '60',
  per: 'person',
  name: 'Mia Maes',
  email: 'mia@example.org',
  until: '2025-09-22',
}
const offer = (different: Record<string, string>, query = '') =>
  postForm(`${farm.site.url}${deskPath('optie')}${query}`, { ...form, ...different })
const linkOf = (id: string) => farm.link.guest('option', { id })
async function offered(different: Record<string, string>, query = ''): Promise<string> {
  const { status, location } = await offer(different, query)
  expect(status).toBe(303)
  return /optie\/([^?]+)/.exec(location ?? '')?.[1] ?? ''
}

test('a group that telephones is reached from the dates', async () => {
  const dates = await farm.html(`${farm.desk}/datums`)
  for (const place of ['groep', 'optie'] as const) {
    expect(dates).toContain(`href="${deskPath(place)}"`)
  }
})

test('a request becomes an option, and one button a booking', async () => {
  const language = 'fr'
  const day = '2025-11-03'
  const { page: words, problems, accepted } = wordsIn(language).option
  const request = await farm.book({ on: '2025-10-23', language })
  const typed = { day, language, telephone: '0470 12 34 56', new: randomUUID() }
  const id = await offered(typed, `?aanvraag=${request}`)
  // The form comes twice, by a second click.
  expect(await offered(typed, `?aanvraag=${request}`)).toBe(id)
  expect(await farm.statusOf(request)).toBe('declined')
  const date = await farm.dateOn(day)
  expect(date).toMatchObject({ state: 'private', taken: 12 })
  for (const at of [farm.desk, `${farm.desk}/optie/${id}`]) {
    expect(await textAt(at)).toContain('8 tot 12')
  }
  // Places that nobody took yet are no guests, and nothing is prepared for them.
  const [held = ''] = deskOption.onDate.split('{until}')
  for (const at of [farm.desk, `${farm.desk}/datums`, `${farm.desk}/datum/${date.id}`]) {
    const text = await textAt(at)
    expect(text).toContain(fill(held, { name: 'Mia Maes' }))
    expect(text).not.toContain('12 van de 12')
    expect(text).not.toContain(deskPages.date.prepare)
  }
  // The date is the group's alone, so nobody else is booked on it.
  const datePage = await textAt(`${farm.desk}/datum/${date.id}`)
  for (const gone of [deskPages.date.phone, deskPages.date.publish])
    expect(datePage).not.toContain(gone)
  const page = await farm.html(`${farm.desk}/optie/${id}`)
  for (const part of ['0470 12 34 56', deskPath('boeking', request)]) expect(page).toContain(part)

  const link = linkOf(id)
  expect(await textAt(link)).toContain(visibleText(words.text))
  const wrong = await press(link, { participants: '13', name: 'Mia <M>' })
  const html = await wrong.text()
  expect(wrong.status).toBe(422)
  for (const text of [fill(problems.participants, { least: 8, most: 12 }), problems.consent]) {
    expect(visibleText(html)).toContain(visibleText(text))
  }
  expect(html).toContain('value="13"')
  const yes = { participants: '9', name: 'Mia Maes', consent: 'on' }
  for (const _ of ['once', 'twice']) expect((await pressShown(link, yes)).status).toBe(303)
  expect(await textAt(link)).toContain(visibleText(accepted.text))
  const { id: dateId } = await farm.dateOn(day)
  const booked = farm.sql('select id from reservation where session_id = ?', dateId)
  expect(booked).toHaveLength(1)
  const booking = String(booked[0]?.['id'])
  expect(await textAt(farm.bookingPage(booking))).toContain('door de groep aangenomen')
  // Twelve were offered: the three places left are for the farm to give.
  const { party } = wordsIn(language).guestChanges
  const partyPage = farm.link.guest('party', { id: booking })
  for (const at of [partyPage, `${partyPage}?participants=12`]) {
    expect(visibleText(await (await fetch(at)).text())).toContain(visibleText(party.count.askUs))
  }
})

test('an option that its group declines tells the farm why', async () => {
  const language = 'nl'
  const id = await offered({ day: '2025-11-12', language })
  const { id: dateId } = await farm.dateOn('2025-11-12')
  expect(await textAt(farm.link.owner('call-off', dateId))).toContain('optie van Mia Maes vervalt')
  const link = linkOf(id)
  const long = await press(link, { do: 'decline', reason: 'x'.repeat(501) })
  expect(long.status).toBe(422)
  expect((await press(link, { do: 'decline', reason: 'Te ver fietsen.' })).status).toBe(303)
  expect(await textAt(link)).toContain(visibleText(wordsIn(language).option.declined.text))
  const [mail] = await farm.mailsAbout(/Optie afgewezen/)
  expect(mail?.text).toContain('Te ver fietsen.')
})

test('an option at other hours than its page showed is shown again before it is taken', async () => {
  const id = await offered({ day: '2025-11-14', language: 'en' })
  const link = linkOf(id)
  const yes = { participants: '9', name: 'Mia M. Maes', consent: 'on' }
  const shown = valueIn(await farm.html(link), 'shown')
  const { id: dateId } = await farm.dateOn('2025-11-14')
  const hours = { capacity: '12', startTime: '19:00', endTime: '22:30' }
  await press(`${farm.desk}/datum/${dateId}`, dateFields(hours))
  expect((await press(link, yes)).status).toBe(409)
  const again = await postForm(link, { ...yes, shown })
  expect(again.status).toBe(409)
  const { guestChanges, option } = wordsIn('en')
  expect(visibleText(again.html)).toContain(guestChanges.party.problems.changed)
  expect(visibleText(again.html)).toContain('19:00')
  expect(again.html).toContain('value="Mia M. Maes"')
  const fresh = { ...yes, shown: valueIn(again.html, 'shown') }
  expect((await press(link, fresh)).status).toBe(303)
  expect(await textAt(link)).toContain(visibleText(option.accepted.text))
})

test('an option on hours that are taken needs a tick, and says what is there', async () => {
  const hours = { day: '2025-09-30', language: 'nl', workshop: 'vegetables', startTime: '19:00' }
  const { status, html } = await offer({ ...hours, endTime: '22:00' })
  expect([status, html]).toEqual([422, expect.stringContaining('Gefermenteerde dranken, dinsdag')])
  await offered({ ...hours, endTime: '22:00', beside: 'on' })
})

test.each([
  ['a sum for a number that is not certain', { per: 'group', price: '540' }, 'mostProblem'],
  ['a last day that is not before the date', { until: '2025-11-20' }, 'untilProblem'],
  ['nobody to write to', { email: '' }, 'emailProblem'],
] as const)('the form comes back with all that was typed: %s', async (_, different, problem) => {
  const { status, html } = await offer({ day: '2025-11-20', language: 'fr', ...different })
  const text = fill(deskOption[problem], { min: 1, max: 60 })
  expect([status, visibleText(html)]).toEqual([422, expect.stringContaining(visibleText(text))])
  expect(html).toContain('value="Mia Maes"')
})
