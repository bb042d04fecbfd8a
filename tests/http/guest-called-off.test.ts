import { beforeAll, expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { asOwner } from '../support/desk-device.ts'
import type { DateOnFile } from '#tests/support/dates.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { postForm } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'

const farm = sharedFarm()
const language = 'fr'
const day = '2025-10-23'
const words = wordsIn(language).myBooking
const ids = new Map<string, string>()
/** The date that the farm calls off, another of the same workshop, and a full one. */
let date = ''
let other = ''
let full = ''

beforeAll(async () => {
  const all = await farm.site.farm<DateOnFile>('schedule')
  const { id, workshop } = await farm.dateOn(day)
  const others = all.filter((each) => each.workshop === workshop && each.id !== id)
  other = others.find(({ left }) => left >= 4)!.id
  full = all.find(({ left }) => left === 0)!.id
  date = `${farm.desk}/datum/${id}`
  const party = { on: day, participants: '2', language }
  for (const name of ['lies', 'tom']) ids.set(name, await farm.secured(party))
  ids.set('nobody', await farm.book(party))
  await farm.answer(ids.get('nobody')!, 'confirm')
  await postForm(date, { do: 'call-off', sure: 'on' })
})

const pageOf = (name: string, purpose: 'booking' | 'move' = 'booking') =>
  farm.link.guest(purpose, { id: ids.get(name)! })
const onDesk = (name: string) => farm.bookingPage(ids.get(name)!)
/** Its amount is the deposit of two, which two of the bookings have paid. */
const withAmount = (text: string) => {
  const amount = printEuros(6500, language)
  return visibleText(fill(text, { date: printDay(day, language), amount }))
}

test('a guest whose date was called off reads what there is to choose, with nothing chosen, and looking changes nothing', async () => {
  const url = pageOf('lies')
  await asOwner(url, { method: 'HEAD' })
  const page = await farm.html(url)
  expect(visibleText(page)).toContain(words.calledOff.title)
  expect(visibleText(page)).toContain(withAmount(words.calledOff.choosePaid))
  expect(await textAt(pageOf('nobody'))).toContain(withAmount(words.calledOff.choose))
  expect(page).toMatch(/type="radio"/)
  expect(page).not.toMatch(/<input[^>]* checked/)
  expect(page).not.toContain(`value="${date.split('/').at(-1)}"`)
  // The link of an earlier mail leads there too.
  expect(await textAt(pageOf('lies', 'move'))).toContain(words.calledOff.title)
  expect(await textAt(date)).toMatch(/Nog € \d+ terug te betalen, aan 2 gasten\./)
  // A sum that came twice goes back beside what the date had cost.
  const twice = { id: 'twice', of: ids.get('lies')!, cents: 1000, at: '2025-09-08T07:00:00.000Z' }
  farm.sql(
    `insert into refund (id, reservation_id, amount_cents, iban, created_at, first_part) values (?, ?, ?, '', ?, 'twice')`,
    ...Object.values(twice),
  )
  const waits = fill(words.refunds.onItsWay, { amount: printEuros(1000, language) })
  expect(await textAt(url)).toContain(visibleText(waits))
  farm.sql(`delete from refund where id = 'twice'`)
})

test('a guest whose account nobody knows is asked for it, and no other', async () => {
  const refund = await farm.refundOf(ids.get('lies')!)
  const asked = visibleText(words.calledOff.askAccount)
  expect(await textAt(pageOf('lies'))).toContain(asked)
  farm.sql(`update refund set iban = 'BE71096123456769' where id = ?`, refund)
  expect(await textAt(pageOf('lies'))).not.toContain(asked)
  farm.sql(`update refund set iban = '' where id = ?`, refund)
})

test('a guest whose date was called off is promised no money of a voucher’s buyer', async () => {
  const refund = await farm.refundOf(ids.get('lies')!)
  farm.sql(
    `insert into refund (id, reservation_id, amount_cents, iban, voucher_id, created_at, first_part)
     select 'buyers', reservation_id, 4100, '', 'gift', created_at, first_part from refund where id = ?`,
    refund,
  )
  const mixed = await textAt(pageOf('lies'))
  expect(mixed).toContain(withAmount(words.calledOff.choosePaid))
  expect(mixed).toContain(visibleText(words.cancel.toPayer))
  farm.sql(`update refund set voucher_id = 'gift' where id = ?`, refund)
  expect(await textAt(pageOf('lies'))).toContain(withAmount(words.calledOff.choose))
  farm.sql(`update refund set voucher_id = null where id = ?`, refund)
  farm.sql(`delete from refund where id = 'buyers'`)
})

test('a guest who chooses no date, or a full one, is told so, and keeps date and money', async () => {
  for (const [fields, problem] of [
    [{}, words.move.dateProblem],
    [{ date: full }, words.move.noRoom],
  ] as const) {
    const refused = await postForm(pageOf('lies'), fields)
    expect(refused.status).toBe(422)
    expect(visibleText(refused.html)).toContain(problem)
  }
})

test('a guest takes another date with the money, and is owed nothing any more', async () => {
  const refund = await farm.refundOf(ids.get('lies')!)
  expect((await postForm(pageOf('lies'), { date: other })).status).toBe(303)
  expect(await textAt(pageOf('lies'))).toContain(words.statuses.secured.title)
  const desk = await textAt(onDesk('lies'))
  expect(desk).toMatch(/Na de afgelasting van .* verhuisd naar .*; € \d+ verhuisde mee/)
  expect(desk).not.toContain('Terug te betalen')
  const gone = await postForm(farm.desk, { do: 'repaid', refund })
  expect(visibleText(gone.html)).toContain(deskPages.refundGone.rebooked)
  expect(await textAt(date)).toContain('aan 1 gast.')
})

test('a guest whose money has gone back reads so, and has nothing to choose', async () => {
  const refund = await farm.refundOf(ids.get('tom')!)
  await postForm(onDesk('tom'), { do: 'repaid', refund })
  const page = await farm.html(pageOf('tom'))
  expect(visibleText(page)).toContain(withAmount(words.calledOff.paidBack))
  expect(visibleText(page)).toContain(withAmount(words.refunds.repaid))
  expect(page).not.toContain('<form')
  const late = await postForm(onDesk('tom'), { do: 'rebook', date: other })
  expect(late.status).toBe(422)
  expect(visibleText(late.html)).toContain(deskButtons.booking.rebook.paidBack)
})

test('a guest is given another date by the owner as well', async () => {
  expect(await textAt(onDesk('nobody'))).toContain(deskButtons.booking.rebook.text)
  await postForm(onDesk('nobody'), { do: 'rebook', date: other })
  expect(await textAt(pageOf('nobody'))).toContain(words.statuses.confirmed.title)
  // Everybody has been dealt with, so nobody is owed.
  expect(await textAt(date)).not.toContain('Nog €')
})
