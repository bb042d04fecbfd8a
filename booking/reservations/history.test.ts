import { expect, test } from 'vitest'
import { readHappening } from './history.ts'

test('a line of history keeps what its undoing needs, and no foreign facts', () => {
  const detail = { before: 4, after: 3, givenUpCents: 6500, name: 'Anneleen' }
  expect(readHappening({ what: 'party-changed', detail })).toEqual({
    what: 'party-changed',
    detail: { before: 4, after: 3, givenUpCents: 6500 },
  })
  expect(readHappening({ what: 'cancelled' })).toEqual({ what: 'cancelled', detail: {} })
})

test('a line without its amount, or of an unknown kind, is an error and not 0 cents', () => {
  expect(() => readHappening({ what: 'refunded', detail: { cent: 6500 } })).toThrow()
  expect(() => readHappening({ what: 'repainted', detail: {} })).toThrow()
})
