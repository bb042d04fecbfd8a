import { beforeAll, expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { pathTo, waitingListLink } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { Farm } from '../support/farm.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { press, pressShown, refusedPage } from '../support/forms.ts'
import { tags, textAt, visibleText } from '../support/pages.ts'
import { ReadPage, valuesIn } from '../support/read-page.ts'

const farm = sharedFarm({ RATE_LIMIT: 'on' })
/** A date of autumn 2025 that is full. */
let fullDate: string
beforeAll(async () => {
  fullDate = (await farm.dateOn('2025-10-14')).id
})

const party = (different: Record<string, string> = {}) => ({
  date: fullDate,
  participants: '3',
  name: 'Anneleen Peeters',
  email: 'anneleen@example.org',
  consent: 'on',
  ...different,
})
const form = (language: string) => `${farm.site.url}/waiting-list?lng=${language}`
const waiting = () =>
  farm.sql('select id, email, state from waiting order by created_at') as {
    id: string
    email: string
    state: string
  }[]

test.each(languages)('a form names mistakes and keeps what was typed, in %s', async (language) => {
  const { problems } = wordsIn(language).waitingList
  const wrong = { name: ' ', email: 'a<b>@', participants: '11', date: '', consent: '' }
  const html = await refusedPage(form(language), party(wrong))
  for (const field of ['date', 'participants', 'name', 'email', 'consent'] as const) {
    expect(visibleText(html)).toContain(visibleText(problems[field]))
  }
  expect(html).toContain('a&lt;b&gt;@')
  expect(waiting()).toEqual([])
})

test('a robot puts nobody on the list', async () => {
  const html = await refusedPage(form('en'), party({ website: 'https://spam.example' }))
  // A browser may fill in the field for a person, who must not believe to be on the list.
  expect(visibleText(html)).toContain(wordsIn('en').errors.booking.honeypot)
  expect(waiting()).toEqual([])
})

test('a party with room is told so as good news, and led to the form with what it typed', async () => {
  const { id } = await farm.dateOn('2025-09-30')
  const typed = party({ date: id, participants: '2', consent: '' })
  const roomy = await press(form('en'), typed)
  expect(roomy.status).toBe(200)
  const page = new ReadPage(form('en'), await roomy.text())
  const { hasRoom, problems } = wordsIn('en').waitingList
  const day = 'Tuesday 30 September 2025'
  expect(page.main).toContain(fill(hasRoom.text, { date: day }))
  // Nothing is wrong, though a box was not ticked.
  expect(page.html).not.toContain('role="alert"')
  expect(page.main).not.toContain(problems.consent)
  // Neither is anything lost.
  expect(page.valuesOf('date')).toEqual([id])
  expect(waiting()).toEqual([])

  const { address, fields } = page.pressed(fillCounted(hasRoom.button, 2, 'en'))
  const booking = await (await press(address, fields)).text()
  expect(booking).not.toContain('role="alert"')
  for (const [name, value] of Object.entries({
    participantName: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    participants: '2',
    preferredDate: `${day} - 18:30-22:00`,
  })) {
    expect(valuesIn(booking, name)).toEqual([value])
  }
})

test('only dates that may lack room for a party are listed, and one that a link names', async () => {
  const few = (await farm.dateOn('2025-10-09')).id
  const first = await farm.read(form('nl'))
  for (const each of [fullDate, few]) expect(first.offered('date')).toContain(each)
  const { forLarger } = wordsIn('nl').waitingList.join
  expect(first.main).toContain(fill(forLarger, { left: 'nog 3 plaatsen' }))
  expect(first.valuesOf('date')).toEqual([])
  const named = await farm.read(`${form('nl')}&date=${few}`)
  expect(named.valuesOf('date')).toEqual([few])
  const two = await press(form('nl'), party({ date: '', participants: '2' }))
  const page = new ReadPage(form('nl'), await two.text())
  expect([page.offered('date').includes(few), page.valuesOf('date')]).toEqual([false, []])
})

test('the list of a date is closed once no place can be offered in time', async () => {
  await using late = await new Farm({ NOW: '2025-10-13T20:30:00+02:00' }).open()
  const { id, taken } = await late.dateOn('2025-10-14')
  expect(taken).toBe(10)
  const url = late.site.url + waitingListLink('nl', id)
  for (const bookedElsewhere of ['10', '8']) {
    await press(`${late.desk}/datum/${id}`, dateFields({ capacity: '10', bookedElsewhere }))
    expect((await late.read(url)).offered('date')).not.toContain(id)
    const dates = await late.html(late.site.url + pathTo('booking', 'nl'))
    expect(tags(dates, 'a').map(({ href }) => href)).not.toContain(waitingListLink('nl', id))
    const { main } = new ReadPage(url, await refusedPage(url, party({ date: id })))
    expect(main).toContain(wordsIn('nl').waitingList.problems.tooLate)
  }
})

test('the page says that no date is full, and leads to the dates instead of asking', async () => {
  await using later = await new Farm({ NOW: '2025-11-20T09:00:00+01:00' }).open()
  for (const language of languages) {
    const html = await later.html(`${later.site.url}/waiting-list?lng=${language}`)
    const [, main = ''] = /<main([^]*)<\/main>/.exec(html) ?? []
    expect(visibleText(main)).toContain(visibleText(wordsIn(language).waitingList.join.nothingFull))
    expect(main).not.toContain('<form')
    expect(tags(main, 'a').map(({ href }) => href)).toEqual([pathTo('booking', language)])
  }
})

test('a switch of language shows the typed text, and puts nobody on the list', async () => {
  const again = await press(form('fr'), party({ 'shown-again': '' }))
  expect(again.status).toBe(200)
  const html = await again.text()
  expect(html).toContain('<html lang="fr"')
  expect(html).not.toContain('role="alert"')
  expect(html).toContain('value="anneleen@example.org"')
  expect(waiting()).toEqual([])
})

test('the links of a party that waited say that the date was called off, and book nothing', async () => {
  const full = await farm.dateOn('2025-12-18')
  const desk = `${farm.desk}/datum/${full.id}`
  const places = (capacity: string) => dateFields({ capacity, bookedElsewhere: '4' })
  await press(desk, places('4'))
  const url = form('nl')
  for (const name of ['took', 'held', 'waits', 'went']) {
    const party3 = { participants: '3', email: `${name}@example.org` }
    expect((await press(url, party({ ...party3, date: full.id }))).status).toBe(303)
  }
  const idOf = (name: string) => waiting().find(({ email }) => email.startsWith(name))!.id
  await press(desk, places('7'))
  const leaving = (name: string) => textAt(farm.link.waiting('leave-list', idOf(name)))
  const { held } = wordsIn('nl').waitingList.leave
  await press(farm.link.waiting('prove-waiting', idOf('took')))
  // An offer that is left gives its places up.
  expect([await leaving('took'), await leaving('waits')]).toEqual([
    expect.stringContaining(held),
    expect.not.stringContaining(held),
  ])
  await pressShown(farm.link.waiting('offer', idOf('took')))
  await press(desk, places('10'))
  await press(farm.link.waiting('leave-list', idOf('went')), {})
  const ended = await farm.html(farm.link.waiting('offer', idOf('went')))
  const chosen = waitingListLink('nl', full.id).replace('&', '&amp;')
  expect(ended).toContain(`href="${chosen}"`)
  expect(await textAt(desk)).toContain('2 groepen op de wachtlijst krijgen ook een mail')
  for (const page of [farm.desk, `${farm.desk}/datums`]) {
    expect(await textAt(page)).toContain('6 personen op de wachtlijst')
  }
  expect(await textAt(desk)).not.toContain(deskPages.date.waitingClosed)
  await press(desk, { do: 'close' })
  expect(await textAt(desk)).toContain(deskPages.date.waitingClosed)
  await press(desk, { do: 'call-off', sure: 'on' })

  const { calledOff, left } = wordsIn('nl').waitingList
  const offer = farm.link.waiting('offer', idOf('held'))
  await press(offer, {})
  for (const address of [offer, farm.link.waiting('leave-list', idOf('waits'))]) {
    expect(await textAt(address)).toContain(calledOff.title)
    expect(await textAt(address)).toContain(
      'donderdag 18 december 2025 hebben we moeten afgelasten',
    )
  }
  const taken = await textAt(farm.link.waiting('offer', idOf('took')))
  expect(taken).toContain(calledOff.title)
  expect(taken).toContain('en dus ook je reservatie')
  expect(await leaving('went')).toContain(left.title)
})
