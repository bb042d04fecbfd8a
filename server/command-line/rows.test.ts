import { expect, it } from 'vitest'
import { addSession, queuedMail } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { mailRows, sessionRows } from './rows.ts'

it.each(['closed', 'called-off'] as const)(
  'a date that is %s has no other state',
  async (state) => {
    await using fresh = await sqlite.openFreshStore()
    const id = await addSession(fresh.store)
    await fresh.store.change((changes) => changes.updateSession(id, { state }))
    expect(sessionRows(await fresh.store.listSessions())).toMatchObject([{ id, state }])
  },
)

it('a mail that waits was not sent at any time', async () => {
  await using fresh = await sqlite.openFreshStore()
  await fresh.store.change((changes) => changes.queueMail(queuedMail()))
  expect(mailRows(await fresh.store.listMails())).toMatchObject([
    { state: 'waiting', attempts: 0, sentAt: null },
  ])
})
