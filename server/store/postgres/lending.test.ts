import { expect, it } from 'vitest'
import { lendOne, queuedMail, start } from '#tests/support/records.ts'
import { postgres } from '#tests/support/stores.ts'

const later = new Date(start.getTime() + 1000)

it('a mail that another process is just taking is passed over, not waited for', async () => {
  await using fresh = await postgres.openFreshStore()
  const [first, second] = [queuedMail(), queuedMail({ createdAt: later })]
  await fresh.store.change(async (changes) => {
    await changes.queueMail(first)
    await changes.queueMail(second)
  })
  await fresh
    .tables()
    .transaction()
    .execute(async (taking) => {
      await taking.selectFrom('mail').where('id', '=', first.id).forUpdate().execute()
      expect(await lendOne(fresh.store.outbox, later)).toMatchObject({ id: second.id })
    })
  expect(await lendOne(fresh.store.outbox, later)).toMatchObject({ id: first.id })
})
