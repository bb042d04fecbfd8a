import { expect, test } from 'vitest'
import { deskDone } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskRemind as words } from '#content/words/nl/desk-remind.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import { fill } from '#language/fill.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt } from '../support/pages.ts'

const farm = sharedFarm()

/** A booking whose deposit was due last week. */
async function late(participantName: string) {
  const id = await farm.book({ on: '2025-10-23', participantName })
  await farm.answer(id, 'confirm')
  farm.sql("update payment set due_on = '2025-09-08' where reservation_id = ?", id)
  return { id, page: `${farm.bookingPage(id)}/herinneren` }
}

const reminders = async () => {
  const mails = await farm.site.farm<{ readonly kind: string }>('mails')
  return mails.filter(({ kind }) => kind.includes('-reminder-')).map(({ kind }) => kind)
}

test('a guest is reminded of what is late once, by a letter that is seen before', async () => {
  const { id, page } = await late('Zoë Peeters')
  const home = await farm.html(farm.desk)
  expect(home).toContain(`/desk/boeking/${id}/herinneren`)
  // Nobody is asked for money that a statement would show.
  expect(home).toContain(accountPage.neverRead)
  const shown = await farm.html(page)
  expect(shown).toContain('<iframe')
  expect(await textAt(page)).toContain('Nog even het voorschot')
  expect(await reminders()).toEqual([])
  for (const _ of ['once', 'twice']) expect((await press(page, { do: 'remind' })).status).toBe(303)
  expect(await reminders()).toEqual(['deposit-reminder-guest'])
  const booking = await textAt(`${farm.bookingPage(id)}?done=remind`)
  for (const said of [
    deskDone.booking.remind,
    deskPages.events.toGuest['late-deposit'],
    words.done.split('{')[0]!,
  ]) {
    expect(booking).toContain(said)
  }
  expect(await farm.html(farm.desk)).not.toContain(`/desk/boeking/${id}/herinneren`)
})

test('a deposit that was asked for by itself is not asked for again', async () => {
  const { id, page } = await late('Lander Aerts')
  const said = "insert into notice values ('deposit-reminder', ?, '2025-10-23', ?)"
  farm.sql(said, id, '2025-09-10T07:00:00.000Z')
  expect(await textAt(farm.desk)).toContain(
    'herinnerd op woensdag 10 september 2025 om 9 uur (vanzelf)',
  )
  expect(await farm.html(farm.desk)).not.toContain(`/desk/boeking/${id}/herinneren`)
  await press(page, { do: 'remind' })
  expect(await reminders()).toHaveLength(1)
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
  const { id, page } = await late('Bram Claes')
  await farm.answer(id, 'deposit-received')
  await press(page, { do: 'remind' })
  expect(await reminders()).toContain('balance-reminder-guest')
  const other = await farm.book({ on: '2025-10-23', participantName: 'Lander Maes' })
  await farm.answer(other, 'confirm')
  await press(`${farm.bookingPage(other)}/herinneren`, { do: 'remind' })
  expect(await reminders()).toHaveLength(2)
})
