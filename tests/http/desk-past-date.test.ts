import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskAttendance, deskDates } from '#content/words/nl/desk-dates.ts'
import { deskFigures } from '#content/words/nl/desk-figures.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk as deskWords } from '#content/words/nl/desk.ts'
import { myBooking } from '#content/words/nl/my-booking.ts'
import { fill } from '#language/fill.ts'
import { Farm } from '../support/farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn, valuesIn } from '../support/read-page.ts'

const on = '2025-09-30'
const farm = new Farm()
let party: string
let date: string
const came = () => [
  ['do', 'save-attendance'],
  ['party', party],
  ['came', party],
  ['came', party],
]

/** Three guests came to a date of before, where one ticks who came only once it has begun. */
beforeAll(async () => {
  await farm.open()
  party = await farm.secured({ on, participants: '3', participantName: 'Zoë Peeters' })
  date = (await farm.dateOn(on)).id
  const early = await refusedPage(`${farm.desk}/datum/${date}`, came())
  expect(visibleText(early)).toContain(deskAttendance.tooEarly)
  // Today's price is another one than was paid.
  farm.sql(`update reservation set price_cents = 4200 where name = 'Zoë Peeters'`)
  await farm.restart({ NOW: '2025-10-01T09:00:00+02:00' })
})
afterAll(() => farm[Symbol.asyncDispose]())

test('a date that has been is not called off, opened or closed, says why, and keeps its list', async () => {
  const address = `${farm.desk}/datum/${date}`
  const callOffPage = farm.link.owner('call-off', date)
  const words = deskPages.date
  const page = await textAt(address)
  expect(page).toContain('Zoë Peeters')
  expect(page).toContain('€ 42 per persoon')
  const { hoursTold } = deskDates.change
  const { title, button } = deskWords.callOff
  const { close, phone, people, prepare, calendar } = words
  for (const gone of [title, button, close, phone, people, prepare, calendar, hoursTold]) {
    expect(page).not.toContain(gone)
  }
  expect(await textAt(callOffPage)).toContain(deskWords.dateOver)

  const caller = { name: 'Mia', email: '', participants: '1', language: 'nl', 'phone-note': '' }
  const buttons: readonly Record<string, string>[] = [
    { do: 'call-off', sure: 'on' },
    { do: 'close' },
    { do: 'phone', ...caller },
  ]
  for (const fields of buttons) {
    expect(visibleText(await refusedPage(address, fields))).toContain(deskRefused.dateOver)
  }
  await press(callOffPage)
  expect(await textAt(callOffPage)).toContain(deskWords.dateOver)
  const after = await textAt(address)
  expect(after).toContain('Zoë Peeters')
  expect(after).not.toContain(words.state['called-off'])
})

test('attendance is ticked once the date has begun, and counts in the figures', async () => {
  const address = `${farm.desk}/datum/${date}`
  const guestPage = farm.link.guest('booking', { id: party })
  const toCount = `${deskAttendance.title}: Gefermenteerde dranken, dinsdag 30 september`
  const home = await textAt(farm.desk)
  expect(home).toContain(toCount)
  // It stands above the coming dates, which are many.
  expect(home.slice(home.indexOf(toCount))).toContain('Gefermenteerde groenten')
  // The receipt of the balance stands above, and in no fold.
  expect(await textAt(farm.bookingPage(party))).not.toContain(deskPages.booking.steps)
  const page = await farm.html(address)
  expect(valuesIn(page, 'came')).toHaveLength(3)
  const after = await farm.textAfter(await press(address, came()))
  expect(after).toContain(deskButtons.date['save-attendance'].done)
  // Another telephone saves the page that it has had since before the count.
  const ticks = valuesIn(page, 'came').map((id) => ['came', id])
  const older = [['do', 'save-attendance'], ['party', valueIn(page, 'party')], ...ticks]
  await press(address, older)
  expect(await textAt(farm.desk)).not.toContain(toCount)
  expect(after).toContain(fill(deskAttendance.counted, { came: 2, booked: 3 }))
  expect(await textAt(farm.bookingPage(party))).toContain('Wie er was: 2 van de 3')
  const figures = `${farm.desk}/cijfers?periode=2025-09`
  expect(await textAt(figures)).toContain('Gekomen: 2, niet gekomen: 1, van 4 weten we het niet')

  expect(await textAt(guestPage)).toContain(myBooking.statuses.completed.text)

  // No tick means that nobody came; an id that is no booking of the date counts for nothing.
  await press(address, { do: 'save-attendance', party })
  expect(await textAt(figures)).toContain('Gekomen: 0, niet gekomen: 3')
  expect(await textAt(guestPage)).toContain(myBooking.missed)
})

test('the figures of an empty month lead to those beside it while it runs, and then towards today', async () => {
  await farm.restart({ NOW: '2026-08-05T09:00:00+02:00' })
  farm.sql(`delete from session where starts_at like '2026-08%'`)
  const figures = async (month: string) => {
    const html = await farm.html(`${farm.desk}/cijfers?periode=${month}`)
    expect(visibleText(html)).toContain(deskFigures.none)
    return [...html.matchAll(/<a [^>]*periode=(20\d\d-\d\d)"/g)].map(([, other]) => other)
  }
  expect(await figures('2026-08')).toEqual(['2026-07', '2026-09', '2026-08'])
  expect(await figures('2024-08')).toEqual(['2024-09', '2024-08'])
})
