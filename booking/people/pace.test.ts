import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeTurn, takeTurnLater, type Turns } from './pace.ts'

const pace = { atOnce: 3, oneEachMs: 1000 }

/** Tries at these moments; for each, how long there was to wait. */
function waitsAt(...moments: number[]): number[] {
  let turns: Turns | undefined
  return moments.map((now) => {
    const taken = takeTurn(pace, turns, now)
    turns = taken.turns
    return taken.waitMs
  })
}

it('a pace gives its turns at once, then tells how long to wait', () => {
  expect(waitsAt(0, 0, 0, 0, 400, 1000, 1000)).toEqual([0, 0, 0, 1000, 600, 0, 1000])
})

it('a pace never gives more turns at once, after any pause', () => {
  expect(waitsAt(0, 0, 0, 9e9, 9e9, 9e9, 9e9)).toEqual([0, 0, 0, 0, 0, 0, 1000])
})

it('a clock set back neither gives a turn nor takes one', () => {
  expect(waitsAt(5000, 5000, 5000, 1000, 1000, 2000)).toEqual([0, 0, 0, 1000, 1000, 0])
})

it('no stretch of time has more turns than the pace allows', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 60 })
  fc.assert(
    fc.property(steps, (pauses) => {
      let now = 0
      const moments = pauses.map((pause) => (now += pause))
      const given = waitsAt(...moments).filter((wait) => wait === 0).length
      const span = now - (moments[0] ?? 0)
      expect(given).toBeLessThanOrEqual(pace.atOnce + span / pace.oneEachMs)
    }),
  )
})

it('a turn taken too early is owed, and delays the next', () => {
  let turns: Turns | undefined
  const waits = [0, 0, 0, 0, 0, 500, 9000].map((now) => {
    const taken = takeTurnLater(pace, turns, now)
    turns = taken.turns
    return taken.waitMs
  })
  expect(waits).toEqual([0, 0, 0, 1000, 2000, 2500, 0])
})
