import { expect, test } from 'vitest'
import { attackSeats } from '../support/seat-attack.ts'
import { databases, postgres } from '../support/stores.ts'

// The long form is `npm run bench -- reliability seats`: 10,000 attempts on a hundred dates, and on an office that counts first and writes then.
const attack = { clients: 40, attempts: 4, dates: 8 } as const

test.each(databases)(
  '$name, two at work: places taken and given back are never too many, and none is lost',
  async ({ openFreshStore }) => {
    await using fresh = await openFreshStore()
    const fickle = { ...attack, processes: 2, fickle: 0.3, manner: 'right' } as const
    const after = await attackSeats({ ...fickle, ...fresh })
    expect(after.answers).toHaveLength(160)
    const kinds = after.answers.map(({ kind }) => kind)
    // A slow machine tells some clients to come back, which is an answer too.
    for (const kind of ['placed', 'fully-booked', 'not-enough-places'])
      expect(kinds).toContain(kind)
    expect(after.looks).toBeGreaterThan(2)
    expect(after).toMatchObject({ tooMany: 0, unequal: 0, wronglyRefused: 0, unsold: 0 })
  },
)

// SQLite lets one process write at a time.
test('no party is refused for which there is room at the end', async () => {
  await using fresh = await postgres.openFreshStore()
  const still = { ...attack, processes: 2, fickle: 0, manner: 'right' } as const
  const after = await attackSeats({ ...still, ...fresh })
  expect(after.answers.some(({ kind }) => kind === 'not-enough-places')).toBe(true)
  expect(after).toMatchObject({ tooMany: 0, wronglyRefused: 0 })
})
