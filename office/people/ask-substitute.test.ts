import { hourMs } from '#booking/dates/brussels-time.ts'
import { expect, test } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { groupAsked } from '#tests/support/offered-options.ts'
import { guestLinksIn, testLetters, sampleNews } from '#tests/support/letters.ts'
import { bakery } from '#tests/support/invoices.ts'
import { askInvoice } from '../invoices/ask-invoice.ts'
import {
  acceptBooking,
  askSubstitute,
  shownToSubstitute,
  withdrawSubstitute,
} from './ask-substitute.ts'
import { bookPrivateGroup } from '../reservations/book-private-group.ts'
import { replaceLink } from './send-new-link.ts'

const farm = freshOffice()
const lotte = { name: 'Lotte Wouters', email: 'lotte@example.org', language: 'fr' }
const ask = (id: string, typed = lotte) => askSubstitute(farm.office, id, { typed, from: {} })
const substituteOf = async (id: string) => (await farm.store.substitutes.findOf(id))!
const sayYes = async (id: string) =>
  acceptBooking(farm.office, (await substituteOf(id)).id, shownToSubstitute(await farm.found(id)))

test('nothing changes until the substitute says yes; then the booking is theirs, and history names the payer', async () => {
  const id = await farm.paid()
  const before = await farm.found(id)
  await ask(id)
  expect(await farm.found(id)).toEqual(before)
  expect(await sayYes(id)).toMatchObject({ kind: 'done' })
  const theirs = await farm.found(id)
  expect(theirs).toMatchObject({ ...lotte, payer: { name: before.name } })
  expect(theirs.linkVersion).not.toBe(before.linkVersion)
  expect(await farm.store.substitutes.findOf(id)).toBeUndefined()
  const lines = await farm.store.history.listEvents(id)
  expect(lines.findLast(({ what }) => what === 'guest-replaced')).toMatchObject({ by: 'guest' })
})

test('the earlier substitute’s link ends: by another name, a change of mind, or new links', async () => {
  const id = await farm.paid()
  await ask(id)
  const first = await substituteOf(id)
  await ask(id, { ...lotte, name: 'Bram Claes', email: 'bram@example.org' })
  expect(await acceptBooking(farm.office, first.id, '')).toEqual({ kind: 'over' })
  await withdrawSubstitute(farm.office, id)
  expect(await substituteOf(id)).toBeUndefined()
  await ask(id)
  const last = await substituteOf(id)
  await replaceLink(farm.pressing('new-link', { reservations: [id] }), id)
  expect(await substituteOf(id)).toBeUndefined()
  // The farm takes the new link back: the one that the substitute was mailed works again.
  expect(await farm.undo(id)).toEqual({ kind: 'done' })
  expect(await substituteOf(id)).toEqual(last)
})

test('a company for the invoice goes with a guest who had not paid, and history says so', async () => {
  const id = await farm.confirmed()
  await askInvoice(farm.office, { id, company: bakery, by: 'guest' })
  await ask(id)
  await sayYes(id)
  expect(await farm.store.invoices.findCompany(id)).toBeUndefined()
  const told = (await farm.store.history.listEvents(id)).map(({ what }) => what)
  expect(told.slice(-2)).toEqual(['invoice-not-asked', 'guest-replaced'])
})

test('a private group keeps its company when a colleague speaks for it', async () => {
  const { until: _, least: participants, most: __, beside: ___, ...asked } = groupAsked
  const group = { ...asked, id: 'of-the-form', participants, company: bakery }
  expect((await bookPrivateGroup(farm.office, group)).kind).toBe('booked')
  await ask(group.id)
  await sayYes(group.id)
  expect(await farm.store.invoices.findCompany(group.id)).toMatchObject(bakery)
})

test('a payer who takes the booking back is its guest, and has no payer beside them', async () => {
  const id = await farm.paid()
  const { name, email } = await farm.found(id)
  for (const typed of [lotte, { ...lotte, name, email }]) {
    farm.pass(1000)
    await ask(id, typed)
    expect(await sayYes(id)).toMatchObject({ kind: 'done' })
  }
  expect((await farm.found(id)).payer).toBeUndefined()
})

test('a yes to a booking that has changed is asked again', async () => {
  const id = await farm.paid()
  await ask(id)
  const shown = shownToSubstitute(await farm.found(id))
  await farm.changeParty({ id, participants: 2 })
  const { id: substituteId } = await substituteOf(id)
  const { session } = await farm.found(id)
  const late = shownToSubstitute(await farm.found(id))
  const endsAt = new Date(session.endsAt.getTime() + hourMs)
  await farm.store.change(({ sessions }) => sessions.update(session.id, { endsAt }))
  expect(shownToSubstitute(await farm.found(id))).not.toBe(late)
  expect(await acceptBooking(farm.office, substituteId, shown)).toEqual({ kind: 'not-as-shown' })
})

test('a substitute asked twice gets one mail; nobody asks themselves, nor before the farm has said yes', async () => {
  const id = await farm.paid()
  farm.forgetTold()
  for (const _ of ['once', 'twice']) await ask(id)
  expect(farm.kindsTold()).toEqual(['substitute-asked'])
  await ask(id, { ...lotte, name: 'Lotte Wauters', language: 'nl' })
  expect(await substituteOf(id)).toMatchObject({ name: 'Lotte Wauters', language: 'nl' })
  const { email } = await farm.found(id)
  const invalid = { kind: 'invalid', fields: ['email'] }
  for (const typed of [email, '', 'lotte']) {
    expect(await ask(id, { ...lotte, email: typed })).toEqual(invalid)
  }
  const both = { kind: 'invalid', fields: ['name', 'email'] }
  for (const typed of [email, '']) {
    expect(await ask(id, { ...lotte, name: '', email: typed })).toEqual(both)
  }
  const unspoken = await ask(id, { ...lotte, language: 'xx' })
  expect(unspoken).toEqual({ kind: 'invalid', fields: ['language'] })
  expect(await ask(await farm.ask())).toEqual({ kind: 'refused' })
})

test('the mail leads to the question alone, and says that another person gave the address', () => {
  const news = sampleNews('substitute-asked', 'fr')
  const [letter] = testLetters()(news)
  expect(letter).toMatchObject({ to: news.substitute.email })
  expect(guestLinksIn(letter!).map(({ purpose, record }) => [purpose, record])).toEqual([
    ['substitute', news.substitute.id],
  ])
  expect(letter?.content.text).toContain('Une personne qui a réservé')
})
