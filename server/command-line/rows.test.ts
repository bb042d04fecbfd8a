import { expect, it } from 'vitest'
import { queuedMail, start } from '#tests/support/records.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import { sqlite } from '#tests/support/stores.ts'
import { mailRows, sessionRows } from './rows.ts'

const early = { now: start, closeHours: 24 }

it.each(['closed', 'called-off'] as const)('a date that is %s has no other state', (state) => {
  const sessions = [sessionOn('2025-09-30', { state })]
  expect(sessionRows(sessions, early)).toMatchObject([{ id: '2025-09-30', state }])
})

it('a date that takes no more requests says so, whatever room it has', () => {
  const sessions = [sessionOn('2025-09-15'), sessionOn('2025-09-15', { taken: 10 })]
  const states = sessionRows(sessions, early).map(({ state }) => state)
  expect(states).toEqual(['requests-closed', 'full'])
})

it('a mail that waits was not sent at any time', async () => {
  await using fresh = await sqlite.openFreshStore()
  await fresh.store.change((changes) => changes.mails.queue([queuedMail()]))
  expect(mailRows(await fresh.store.mails.list())).toMatchObject([
    { state: 'waiting', attempts: 0, sentAt: null },
  ])
})
