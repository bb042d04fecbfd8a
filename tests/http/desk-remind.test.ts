import { expect, test } from 'vitest'
import { deskEvents } from '#content/words/nl/desk-booking.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskToDo } from '#content/words/nl/desk-to-do.ts'
import { overdueMails } from '#content/words/nl/overdue-mails.ts'
import { deskRemind as words } from '#content/words/nl/desk-receipts.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import { fill } from '#language/fill.ts'
import { Farm } from '../support/farm.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { transfer } from '../support/statements/transfer.ts'

const farm = sharedFarm()

/** A booking whose deposit was due last week, or both payments. */
async function late(participantName: string, kinds = ['deposit']) {
  const id = await farm.book({ on: '2025-10-23', participantName })
  await farm.answer(id, 'confirm')
  for (const kind of kinds) dueOn(id, kind, '2025-09-08')
  return { id, page: `${farm.bookingPage(id)}/herinneren` }
}

function dueOn(id: string, kind: string, day: string, at: Farm = farm) {
  at.sql('update payment set due_on = ? where reservation_id = ? and kind = ?', day, id, kind)
}

const reminders = async () => (await farm.mailKinds()).filter((kind) => kind.includes('-reminder-'))

const moveDate = (from: string, to: string) =>
  farm.sql('update session set starts_at = replace(starts_at, ?, ?)', from, to)

test('a guest is reminded of what is late once, by a letter that is seen before', async () => {
  const { id, page } = await late('Zoë Peeters')
  const home = await farm.html(farm.desk)
  expect(home).toContain(`/desk/boeking/${id}/herinneren`)
  // Nobody is asked for money that a statement would show.
  expect(home).toContain(accountPage.neverRead)
  const shown = await farm.html(page)
  expect(shown).toContain('<iframe')
  const speak = 'update reservation set language = ? where id = ?'
  farm.sql(speak, 'fr', id)
  expect(await farm.html(page)).toMatch(/<p lang="fr"[^>]*>Acompte/)
  farm.sql(speak, 'nl', id)
  expect(await textAt(page)).toContain('Je voorschot is er nog niet')
  expect(await textAt(page)).toContain(words.later)
  // No second one is promised where the workshop comes sooner.
  moveDate('2025-10-23', '2025-09-19')
  expect(await textAt(page)).not.toContain(words.later)
  moveDate('2025-09-19', '2025-10-23')
  expect(await reminders()).toEqual([])
  for (const _ of ['once', 'twice']) expect((await press(page, { do: 'remind' })).status).toBe(303)
  expect(await reminders()).toEqual(['deposit-reminder-guest'])
  const booking = await textAt(`${farm.bookingPage(id)}?done=remind`)
  for (const said of [
    deskButtons.booking.remind.done,
    deskEvents.toGuest['late-deposit'],
    words.done.split('{')[0]!,
  ]) {
    expect(booking).toContain(said)
  }
  expect(await farm.html(farm.desk)).not.toContain(`/desk/boeking/${id}/herinneren`)
  // A week later once more, which the button says, and then never.
  expect(booking).toContain(words.againFrom.split('{')[0]!)
  // No day after the workshop is named.
  moveDate('2025-10-23', '2025-09-19')
  expect(await textAt(farm.bookingPage(id))).not.toContain(words.againFrom.split('{')[0]!)
  moveDate('2025-09-19', '2025-10-23')
  farm.sql(
    "update notice set at = '2025-09-08T07:00:00.000Z', day = '2025-09-08' where record = ?",
    id,
  )
  dueOn(id, 'deposit', '2025-09-07')
  const later = await textAt(farm.desk)
  expect(later).toContain(words.again.link)
  expect(later).not.toContain(words.againFrom.split('{')[0]!)
  expect(await textAt(page)).toContain(words.again.button)
  for (const _ of ['once', 'twice']) expect((await press(page, { do: 'remind' })).status).toBe(303)
  expect(await reminders()).toHaveLength(2)
  expect(await textAt(farm.bookingPage(id))).toContain(words.doneTwice.split('{')[0]!)
})

test('two late sums are one, wherever they are told, though the first was asked for again', async () => {
  const { id, page } = await late('Emma De Smet', ['deposit', 'balance'])
  dueOn(id, 'deposit', '2025-09-04')
  const said = "insert into notice values ('deposit-reminder', ?, '2025-10-23', ?)"
  farm.sql(said, id, '2025-09-08T07:00:00.000Z')
  await farm.book({ on: '2025-10-23', participantName: 'Femke Claes' })
  const sum = '€ 65'
  const title = 'Voorschot en saldo niet gezien'
  const line = fill(deskToDo.overdue, { title, name: 'Emma De Smet', amount: sum })
  const home = await textAt(farm.desk)
  expect(home).toContain(line)
  expect(home).toContain('verwacht tegen donderdag 4 september')
  // Once for all that is late, below the requests.
  const [above = '', ...below] = home.split(accountPage.neverRead)
  expect(above).toContain('Femke Claes')
  expect(below).toHaveLength(1)
  const booking = await farm.html(farm.bookingPage(id))
  expect(visibleText(booking)).toContain(`Nu is het aan de gast: ${sum}`)
  // The button that stands out notes the sum that is asked for.
  expect(booking).toMatch(
    new RegExp(`class="button" href="[^"]+">${desk.actions['all-received'].title}<`),
  )
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(
    `Voorschot en saldo samen: ${sum}`,
  )
  await press(page, { do: 'remind' })
  const [letter] = await farm.mailsAbout(/^Je betaling is er nog niet/)
  expect(plain(letter?.text ?? '')).toContain(`Bedrag: ${sum}`)
  expect(await farm.html(farm.desk)).not.toContain(`/desk/boeking/${id}/herinneren`)
})

test('a guest without a mailbox is to be called, and is nowhere said to be reminded', async () => {
  const { id, page } = await late('Maria Declercq')
  farm.sql("update reservation set email = '', telephone = '0470 99 88 77' where id = ?", id)
  const said = "insert into notice values ('deposit-reminder', ?, '2025-10-23', ?)"
  farm.sql(said, id, '2025-09-10T07:00:00.000Z')
  const before = await reminders()
  const called = fill(words.noMailbox, { telephone: '0470 99 88 77' })
  const entries = (await textAt(farm.desk)).split('Voorschot niet gezien: ')
  const line = entries.filter((entry) => entry.startsWith('Maria')).join('')
  expect(line).toContain(called)
  expect(line).not.toContain('herinnerd op')
  const booking = await textAt(farm.bookingPage(id))
  expect(booking).toContain(called)
  expect(booking).not.toContain('herinnerd op')
  for (const address of [farm.desk, farm.bookingPage(id)]) {
    expect(await farm.html(address)).not.toContain(`/desk/boeking/${id}/herinneren`)
  }
  await press(page, { do: 'remind' })
  expect(await reminders()).toEqual(before)
  farm.sql("update reservation set telephone = '' where id = ?", id)
  expect(await textAt(farm.bookingPage(id))).toContain(words.unreachable)
})

test('a balance is asked for as well once the deposit came, and nothing that is not late', async () => {
  const { id, page } = await late('Bram Claes', ['deposit', 'balance'])
  await farm.answer(id, 'deposit-received')
  await press(page, { do: 'remind' })
  expect(await reminders()).toContain('balance-reminder-guest')
  const other = await farm.book({ on: '2025-10-23', participantName: 'Lander Maes' })
  await farm.answer(other, 'confirm')
  const before = await reminders()
  await press(`${farm.bookingPage(other)}/herinneren`, { do: 'remind' })
  expect(await reminders()).toEqual(before)
})

test('the nearest workshop comes first, then the older sum; the mail of all says who is to be called', async () => {
  await using other = await new Farm().open()
  const book = async (participantName: string, on: string, day: string) => {
    const id = await other.book({ on, participantName, email: `${participantName[0]}@example.org` })
    await other.answer(id, 'confirm')
    dueOn(id, 'deposit', day, other)
    return id
  }
  await book('Later Claes', '2025-10-23', '2025-09-11')
  const older = await book('Ouder Claes', '2025-10-23', '2025-09-09')
  const near = await book('Dichtbij Claes', '2025-09-30', '2025-09-11')
  other.sql("update reservation set telephone = '0470 99 88 77' where id = ?", older)
  other.sql("update reservation set email = '', telephone = '0470 11 22 33' where id = ?", near)
  await other.restart({ NOW: '2025-09-18T09:30:00+02:00' })
  const home = await textAt(other.desk)
  const said = [...home.matchAll(/niet gezien: (\S+) Claes/g)].map(([, name]) => name)
  expect([...new Set(said)]).toEqual(['Dichtbij', 'Ouder', 'Later'])
  const [mail] = await other.mailsAbout(/betalingen niet gezien/)
  const { toCall, noMailbox } = overdueMails.several.groups
  const [, mailed = '', unmailed = ''] = plain(mail?.text ?? '').split(
    new RegExp(`${literal(toCall)}|${literal(noMailbox)}`),
  )
  expect(mailed).toContain('Bel Ouder Claes: 0470 99 88 77')
  expect(mailed).toContain('Later Claes: voorschot')
  expect(unmailed).toContain('Bel Dichtbij Claes: 0470 11 22 33')
})

const plain = (said: string) => said.replaceAll(/\s+/g, ' ')
const literal = (said: string) => said.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('a statement is asked for above what is late, until it was read that day', async () => {
  await late('Hugo Mertens')
  expect(await textAt(farm.desk)).toContain(deskToDo.readFirst)
  await farm.giveStatement(codaFile([transfer({ cents: -4200, name: 'Molen Dewaele' })]))
  const home = await textAt(farm.desk)
  expect(home).toContain('Hugo Mertens')
  expect(home).not.toContain(deskToDo.readFirst)
})
