import { expect, it } from 'vitest'
import { queuedMail } from '#tests/support/records.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import { sqlite } from '#tests/support/stores.ts'
import { mailRows, sessionRows } from './rows.ts'

it.each(['closed', 'called-off'] as const)('a date that is %s has no other state', (state) => {
  const sessions = [sessionOn('2025-09-30', { state })]
  expect(sessionRows(sessions)).toMatchObject([{ id: '2025-09-30', state }])
})

it('a mail that waits was not sent at any time', async () => {
  await using fresh = await sqlite.openFreshStore()
  await fresh.store.change((changes) => changes.queueMail(queuedMail()))
  expect(mailRows(await fresh.store.listMails())).toMatchObject([
    { state: 'waiting', attempts: 0, sentAt: null },
  ])
})
