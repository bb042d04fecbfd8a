import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk as deskWords } from '#content/words/nl/desk.ts'
import { dateOn } from '../support/dates.ts'
import { Farm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { linksOf } from '../support/site-links.ts'

const words = deskPages.date
const on = '2025-09-30'
const used = new AsyncDisposableStack()
let date: string
let callOffPage: string
let open: (now: string) => Promise<void>
beforeAll(async () => {
  const farm = used.use(await new Farm().open())
  await farm.secured({ on, participantName: 'Zoë Peeters' })
  // Today's price is another one than was paid.
  farm.sql(`update reservation set price_cents = 4200 where name = 'Zoë Peeters'`)
  const { id } = await dateOn(farm.site, on)
  open = async (NOW) => {
    const site = used.use(await farm.site.restart({ NOW }))
    const link = await linksOf(site)
    date = `${link.desk()}/datum/${id}`
    callOffPage = link.owner('call-off', id)
  }
})
afterAll(() => used.disposeAsync())

test('a date that has been is not called off, opened or closed, says why, and keeps its list', async () => {
  await open('2025-10-01T09:00:00+02:00')
  const page = await textAt(date)
  expect(page).toContain('Zoë Peeters')
  expect(page).toContain('€ 42 per persoon')
  const { hoursTold } = deskDates.change
  for (const gone of [words.callOff, words.callOffSure, words.close, words.phone, hoursTold]) {
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
    const answer = await press(date, fields)
    expect(answer.status).toBe(422)
    expect(visibleText(await answer.text())).toContain(deskRefused.dateOver)
  }
  await press(callOffPage)
  expect(await textAt(callOffPage)).toContain(deskWords.dateOver)
  const after = await textAt(date)
  expect(after).toContain('Zoë Peeters')
  expect(after).not.toContain(words.state['called-off'])
})
