import { beforeAll, expect, test } from 'vitest'
import { deskBookingButtons } from '#content/words/nl/desk-booking.ts'
import { deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { deskHouse } from '#content/words/nl/desk-house.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { asOwner } from '../support/desk-device.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { ReadPage, valuesIn } from '../support/read-page.ts'

const farm = sharedFarm()
let date: string
beforeAll(async () => {
  date = `datum/${(await farm.dateOn('2025-09-30')).id}`
})

const gone = '00000000-0000-4000-8000-000000000000'

test.each([
  `boeking/${gone}`,
  `datum/${gone}`,
  `datum/${gone}/lijst.csv`,
  `datum/${gone}/agenda.ics`,
  'nergens',
])('the desk says of %s that it is not there, and leads to what is', async (path) => {
  const answer = await asOwner(`${farm.desk}/${path}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/html')
  const page = await answer.text()
  const { text, home } = deskPages.notThere
  expect(visibleText(page)).toContain(text)
  expect(page).toContain(`href="/desk">${home}</a>`)
})

test('a form about a booking that was erased meanwhile gets the same page', async () => {
  const answer = await press(farm.bookingPage(gone), { do: 'party', participants: 'veel' })
  expect(answer.status).toBe(404)
  expect(visibleText(await answer.text())).toContain(deskPages.notThere.text)
})

test.each([
  ['a new date', () => 'datums', 'add-dates', 7],
  ['a date', () => date, 'change', 6],
  ['a booking by telephone', () => date, 'phone', 3],
])('above the form of %s, each field has a sentence of its own', async (_, path, does, count) => {
  const numbers = { capacity: 'x', bookedElsewhere: 'x', minimum: 'x', everyWeeks: 'x' }
  const hours = { startTime: 'x', endTime: 'x' }
  const wrong = { ...numbers, ...hours, until: 'x', decidesOn: 'x', participants: 'x', email: 'x' }
  const fields = { ...wrong, language: 'nl', note: '', do: does }
  const page = new ReadPage('http://form', await refusedPage(`${farm.desk}/${path()}`, fields))
  const listed = page.links.filter(({ to }) => /^http:\/\/form\/#(?!main)/.test(to))
  const sentences = listed.map(({ name }) => name)
  expect(new Set(listed.map(({ to }) => to)).size).toBe(count)
  expect(new Set(sentences).size).toBe(count)
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/)
})

test('a form that a hash leads to is answered at the top of its page, whatever the answer is', async () => {
  const page = `${farm.desk}/${date}`
  const place = 'id="telefoon"'
  expect(await farm.html(page)).toContain(place)
  const caller = { do: 'phone', name: 'Maria Thys', email: '', language: 'nl', participants: '1' }
  const refused = await press(page, { ...caller, participants: 'x' })
  // Its address still ends with the hash, and finds no such place.
  expect(await refused.text()).not.toContain(place)
  const kept = await press(page, caller)
  expect(kept.headers.get('location')).toBe(`/desk/${date}?done=phone#main`)
})

type OvertakenForm = {
  readonly of: string
  readonly page: () => Promise<string>
  readonly button: string
  readonly meanwhile: Readonly<Record<string, string>>
  readonly now: Readonly<Record<string, string>>
  readonly typed: readonly [field: string, text: string]
}

const decided = { minimum: '2', decidesOn: '2025-09-20' }

const overtaken: readonly OvertakenForm[] = [
  {
    of: 'a date',
    page: async () => `${farm.desk}/${date}`,
    button: deskPages.date.save,
    meanwhile: dateFields({ startTime: '18:00', endTime: '22:00', ...decided }),
    now: { startTime: '18:00', ...decided },
    typed: ['note', 'Emmers mee'],
  },
  {
    of: 'a guest',
    page: async () => farm.bookingPage(await farm.book({ on: '2025-11-18' })),
    button: deskBookingButtons.guest.button,
    meanwhile: { do: 'guest', name: 'Bo Claes', email: 'bo@example.org', telephone: '' },
    now: { name: 'Bo Claes', email: 'bo@example.org' },
    typed: ['telephone', '0470 12 34 56'],
  },
  {
    of: 'a note',
    page: async () => farm.bookingPage(await farm.book({ on: '2025-11-18' })),
    button: deskBookingButtons.note.button,
    meanwhile: { do: 'note', note: 'Komt met de fiets' },
    now: {},
    typed: ['note', 'Komt later'],
  },
  {
    of: 'a company',
    page: async () => {
      const page = farm.bookingPage(await farm.book({ on: '2025-11-18' }))
      await press(page, { do: 'company', company: 'De Molen', address: 'Dorp 1' })
      return page
    },
    button: deskCompany.button,
    meanwhile: { do: 'company', company: 'De Oven', address: 'Dorp 1' },
    now: { company: 'De Oven', address: 'Dorp 1' },
    typed: ['reference', 'PO 12'],
  },
  {
    of: 'the house',
    page: async () => `${farm.desk}/huis`,
    button: `${deskHouse.button}: ${deskHouse.sections.identity}`,
    meanwhile: { do: 'set', value: 'address', 'address-town': 'Brugge' },
    now: { 'address-town': 'Brugge' },
    typed: ['people-guide', 'Mieke'],
  },
]

test.each(overtaken)(
  'a form of $of that changed meanwhile is shown again as it is now, with what was typed',
  async ({ page: pageOf, button, meanwhile, now, typed: [field, text] }) => {
    const page = await pageOf()
    const older = await farm.read(page)
    expect((await press(page, meanwhile)).status).toBe(303)
    older.type(field, text)
    const fieldsOf = (shown: ReadPage) => shown.pressed(button).fields
    const bare = fieldsOf(older).filter(([name = '']) => !name.startsWith('shown-'))
    expect(valuesIn(await refusedPage(page, bare), field)).toEqual([text])
    const shown = new ReadPage(page, await refusedPage(page, fieldsOf(older)))
    expect(shown.main).toContain(deskRefused.notAsShown)
    expect(shown.main).not.toMatch(/\d{4}-\d\d-\d\d/)
    const kept = { ...now, [field]: text }
    expect(Object.fromEntries(fieldsOf(shown))).toMatchObject(kept)
    // The first press left all as it was; the next one is answered alike when it comes twice.
    expect(Object.fromEntries(fieldsOf(await farm.read(page)))).not.toMatchObject(kept)
    for (const _ of ['once', 'twice']) expect((await press(page, fieldsOf(shown))).status).toBe(303)
    expect(Object.fromEntries(fieldsOf(await farm.read(page)))).toMatchObject(kept)
  },
)

const onDay = { on: '2025-11-18' }

async function confirmed(): Promise<string> {
  const id = await farm.book(onDay)
  await farm.answer(id, 'confirm')
  return id
}

async function opened(address: string, button: string) {
  return (await farm.read(address)).pressed(button)
}

const tenInCash = (id: string) =>
  press(farm.bookingPage(id), { do: 'by-hand', amount: '10', method: 'cash', day: '2025-09-15' })

test.each([
  {
    of: 'a deposit',
    booking: confirmed,
    open: (id: string) =>
      opened(farm.link.owner('deposit-received', id), desk.actions['deposit-received'].button),
    meanwhile: tenInCash,
    typed: 'cash',
  },
  {
    of: 'a late sum',
    booking: confirmed,
    open: async (id: string) => {
      const late = `update payment set due_on = '2025-09-01' where reservation_id = ? and kind = ?`
      farm.sql(late, id, 'deposit')
      const sent = { do: 'received', booking: id, payment: 'deposit' }
      const shown = (await farm.read(farm.desk)).shownBeside(sent)
      return { address: farm.desk, fields: { ...sent, shown } }
    },
    meanwhile: tenInCash,
  },
  {
    of: 'a cancellation',
    booking: () => farm.secured(onDay),
    open: (id: string) =>
      opened(farm.link.owner('cancel-guest', id), desk.actions['cancel-guest'].farm.button),
    meanwhile: (id: string) => farm.answer(id, 'balance-received'),
  },
])(
  'the button of $of moves no other sum than its page named',
  async ({ booking, open, meanwhile, typed }) => {
    const id = await booking()
    const { address, fields } = await open(id)
    await meanwhile(id)
    const before = await farm.booking(id)
    const sent = new URLSearchParams(fields)
    if (typed) sent.set('method', typed)
    const answer = await press(address, [...sent])
    expect(answer.status).toBeGreaterThanOrEqual(409)
    const html = await answer.text()
    expect(visibleText(html)).toContain(deskRefused.notAsShown)
    if (typed) expect(valuesIn(html, 'method')).toEqual([typed])
    expect(await farm.booking(id)).toEqual(before)
    const again = await open(id)
    for (const _ of ['once', 'twice'])
      expect((await press(again.address, again.fields)).status).toBe(303)
    expect(await farm.booking(id)).not.toEqual(before)
  },
)
