import { expect, it } from 'vitest'
import { databases } from '#tests/support/stores.ts'

it.each(databases)('$name: turns left for a mailbox are kept until they are old', async (on) => {
  await using fresh = await on.openFreshStore()
  const { store } = fresh
  const turns = { left: 2.25, at: Date.parse('2025-09-15T09:00:00.123Z') }
  const find = (mailbox: string) => store.change((changes) => changes.turns.find(mailbox))
  await store.change((changes) => changes.turns.save('a', { left: 3, at: turns.at - 1 }))
  await store.change((changes) => changes.turns.save('a', turns))
  await store.change((changes) => changes.turns.save('b', { ...turns, at: turns.at - 1 }))
  expect(await find('a')).toEqual(turns)
  expect(await find('A')).toBeUndefined()
  await store.change((changes) => changes.turns.forget(new Date(turns.at)))
  expect(await find('a')).toEqual(turns)
  expect(await find('b')).toBeUndefined()
  const owed = { left: -1, at: turns.at - 1 }
  await store.change((changes) => changes.turns.save('c', owed))
  await store.change((changes) => changes.turns.forget(new Date(turns.at)))
  expect(await find('c')).toEqual(owed)
})
