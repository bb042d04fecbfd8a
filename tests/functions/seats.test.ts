import { expect, test } from 'vitest'
import { attackSeats } from '#tests/support/seat-attack.ts'
import { databases, postgres, sqlite } from '#tests/support/stores.ts'

// The long form is `npm run bench -- reliability seats`: 10,000 attempts on a hundred dates.
const attack = { clients: 40, attempts: 6, dates: 8 } as const

test.each([
  { ...sqlite, processes: 1 },
  { ...sqlite, processes: 2 },
  { ...postgres, processes: 2 },
])(
  '$name, $processes at work: places taken and given back are never too many, and none is lost',
  async ({ openFreshStore, processes }) => {
    await using fresh = await openFreshStore()
    const { env, store } = fresh
    const after = await attackSeats({
      ...attack,
      env,
      store,
      processes,
      fickle: 0.3,
      manner: 'right',
    })
    expect(after.answers).toHaveLength(240)
    const kinds = new Set(after.answers.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['placed', 'fully-booked', 'not-enough-places']))
    expect(after.looks).toBeGreaterThan(2)
    expect(after).toMatchObject({ tooMany: 0, unequal: 0, wronglyRefused: 0, unsold: 0 })
  },
)

test.each(databases)(
  '$name: no party is refused for which there is room at the end',
  async ({ openFreshStore }) => {
    await using fresh = await openFreshStore()
    const { env, store } = fresh
    const still = { ...attack, processes: 2, fickle: 0, manner: 'right' } as const
    const after = await attackSeats({ ...still, env, store })
    expect(after.answers.some(({ kind }) => kind === 'not-enough-places')).toBe(true)
    expect(after).toMatchObject({ tooMany: 0, wronglyRefused: 0 })
  },
)

test('the same attack on an office that counts first and writes then finds places too many', async () => {
  await using fresh = await sqlite.openFreshStore()
  const { env, store } = fresh
  const naive = { ...attack, processes: 2, fickle: 0, manner: 'naive' } as const
  expect((await attackSeats({ ...naive, env, store })).tooMany).toBeGreaterThan(0)
})
