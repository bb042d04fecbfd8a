import { beforeAll, expect, test } from 'vitest'
import { deskRefused } from '#content/words/nl/desk-buttons.ts'
import { fill } from '#language/fill.ts'
import { asOwner } from '../support/desk-device.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { postgres } from '../support/stores.ts'

/** Control characters: nobody types them, but pasted text may hold them. */
const hidden = '\u0000\u0007\u000b\u001b\u0085'

/** PostgreSQL takes no NUL in a text, where SQLite would keep it. */
const farm = sharedFarm({}, postgres)
let booking: string
let date: string
beforeAll(async () => {
  booking = farm.bookingPage(await farm.book())
  date = `${farm.desk}/datum/${(await farm.dateOn('2025-09-30')).id}`
})

const pressed = async (address: string, fields: Record<string, string>) =>
  (await press(address, fields)).status

test('notes and remarks are kept without what nobody can see in them; one that is too long is refused', async () => {
  const note = `eerste${hidden} regel\r\ntweede\tregel`
  expect(await pressed(booking, { do: 'note', note })).toBe(303)
  expect(await farm.html(booking)).toContain('eerste regel\ntweede\tregel')
  expect(await pressed(date, dateFields({ note }))).toBe(303)
  expect(await farm.html(date)).toContain('eerste regel\ntweede\tregel')

  const caller = { do: 'phone', participants: '1', name: 'Bram', email: '', language: 'nl' }
  const refusals = [
    [booking, 2000, (text: string) => ({ do: 'note', note: text })],
    [date, 2000, (text: string) => dateFields({ note: text })],
    [date, 2000, (text: string) => ({ ...caller, 'phone-note': text })],
    [date, 300, (text: string) => dateFields({ remarkNl: text })],
  ] as const
  for (const [page, most, fields] of refusals) {
    const text = 'a'.repeat(most)
    const refused = await refusedPage(page, fields(`${text}b`))
    expect(refused).toContain(`>${text}b<`)
    expect(visibleText(refused)).toContain(fill(deskRefused.tooLong, { most }))
    expect(await pressed(page, fields(text))).toBe(303)
  }
})

test('a name with a line break or a sign that nobody sees is refused, a NUL left out', async () => {
  const caller = { do: 'phone', participants: '1', email: '', language: 'nl' }
  const phone = (name: string) => pressed(date, { ...caller, name, 'phone-note': `bel${hidden}` })
  expect(await phone('Bram\u0007Maes')).toBe(422)
  expect(await phone('Bram\nMaes')).toBe(422)
  expect(await phone('Bram\u0000 Claes')).toBe(303)
  expect(await farm.html(date)).toContain('Bram Claes')
  const guest = { do: 'guest', email: 'bram@example.org', name: 'Bram\u001bMaes' }
  expect(await pressed(booking, guest)).toBe(422)
})

test('an address that names nothing is not found, whatever stands in it', async () => {
  const name = `no${hidden}thing`
  expect(await pressed(booking, { do: 'move', date: name })).toBe(422)
  expect(await pressed(booking, { do: 'repaid', refund: name })).toBe(422)
  const book = { do: 'book', transaction: name, booking: name }
  expect(await pressed(`${farm.desk}/rekening`, book)).toBe(422)
  const paths = ['/boeking/no%00thing', '/datum/%00/lijst.csv', '/groep?bericht=no%00thing']
  for (const path of paths) expect((await asOwner(farm.desk + path)).status).toBe(404)
  const success = `${farm.site.url}/en/reservation-success?id=no%00thing`
  expect((await fetch(success)).status).toBe(200)
  expect(farm.site.output()).not.toContain('"level":"error"')
})
