import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'

it.each(databases)('$name: the first answer under a key is kept', async ({ openFreshStore }) => {
  await using fresh = await openFreshStore()
  const { store } = fresh
  const answer = {
    key: 'k',
    digest: 'd',
    reservationId: randomUUID(),
    held: true,
    createdAt: start,
  }
  await store.change((changes) => changes.answers.save(answer))
  expect(await store.change((changes) => changes.answers.find('k'))).toEqual(answer)
  expect(await store.change((changes) => changes.answers.find('K'))).toBeUndefined()
  const again = store.change((changes) => changes.answers.save({ ...answer, digest: 'e' }))
  await expect(again).rejects.toThrow(/unique/i)
})
