import { expect, test } from 'vitest'
import { checkEvent, readEvent } from './history.ts'

test('a line of history keeps what its undoing needs, and no foreign facts', () => {
  const detail = { before: 4, after: 3, givenUpCents: 6500, name: 'Anneleen' }
  expect(readEvent({ what: 'party-changed', detail })).toEqual({
    what: 'party-changed',
    detail: { before: 4, after: 3, givenUpCents: 6500 },
  })
  expect(readEvent({ what: 'cancelled' })).toEqual({ what: 'cancelled', detail: {} })
})

test('a line without its amount, or of an unknown kind, is an error and not 0 cents', () => {
  expect(() => readEvent({ what: 'refunded', detail: { cent: 6500 } })).toThrow()
  expect(() => readEvent({ what: 'repainted', detail: {} })).toThrow()
})

test('an event is not written with a detail that would be lost', () => {
  const typed = { refundCents: 6500, cent: 6500 }
  expect(() => checkEvent({ what: 'cancelled', detail: typed })).toThrow('no detail cent')
  expect(checkEvent({ what: 'cancelled', detail: { refundCents: undefined } }).what).toBe(
    'cancelled',
  )
})
