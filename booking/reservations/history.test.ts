import { expect, test } from 'vitest'
import { readHappening } from './history.ts'

test('a line of history keeps what undoing it takes, and nothing that is not its own', () => {
  const detail = { before: 4, after: 3, givenUpCents: 6500, name: 'Anneleen' }
  expect(readHappening({ what: 'party-changed', detail })).toEqual({
    what: 'party-changed',
    detail: { before: 4, after: 3, givenUpCents: 6500 },
  })
  expect(readHappening({ what: 'cancelled' })).toEqual({ what: 'cancelled', detail: {} })
})

test('a line that lacks its amount, or that nobody knows, is a surprise and not 0 cents', () => {
  expect(() => readHappening({ what: 'refunded', detail: { cent: 6500 } })).toThrow()
  expect(() => readHappening({ what: 'repainted', detail: {} })).toThrow()
})
