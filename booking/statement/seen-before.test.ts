import { describe, expect, it } from 'vitest'
import { movementsOf } from '#tests/support/statements/book-one.ts'
import { freshBooks } from '#tests/support/statements/ten-bookings.ts'
import { references, tenMovements, writers } from '#tests/support/statements/ten-movements.ts'
import { bookMovements } from './book-movements.ts'
import type { Movement } from './movement.ts'

const { b2 } = references

describe('what an earlier statement had', () => {
  const keysOf = (movements: readonly Movement[]) => new Set(movements.map(({ key }) => key))
  const pay = (text: Partial<(typeof tenMovements)[number]>) => ({ ...tenMovements[0]!, ...text })
  const outcomes = (movements: readonly Movement[], seen: ReadonlySet<string>) =>
    bookMovements(movements, { ...freshBooks, seen }).map(({ outcome }) => outcome)
  const { CODA, KBC, BNP } = writers as Record<string, (typeof writers)[string]>

  it('is seen before, whatever format tells it again', () => {
    for (const first of Object.values(writers)) {
      const seen = keysOf(movementsOf(first(tenMovements.slice(0, 5))))
      for (const second of Object.values(writers)) {
        const again = movementsOf(second(tenMovements))
        expect(outcomes(again, seen).slice(0, 5)).toEqual(Array(5).fill('seen-before'))
        expect(outcomes(again, seen).slice(5)).not.toContain('seen-before')
      }
    }
  })

  it('is told from one that is alike but for the bank’s reference', () => {
    const [first, second] = [pay({ bankReference: '111111' }), pay({ bankReference: '222222' })]
    const seen = keysOf(movementsOf(CODA!([first])))
    expect(outcomes(movementsOf(CODA!([second])), seen)).toEqual(['matched'])
    expect(outcomes(movementsOf(CODA!([second, first])), seen)).toEqual(['matched', 'seen-before'])
    // In another format, which has no such reference, one of the two was seen.
    const both = outcomes(movementsOf(KBC!([second, first])), seen)
    expect(both.toSorted()).toEqual(['matched', 'seen-before'])
  })

  it('and got its bank’s reference only later is seen before', () => {
    const open = movementsOf(BNP!([pay({ bankReference: '' })]))
    const closed = movementsOf(BNP!([pay({ bankReference: '2509150000000001' })]))
    expect(open[0]?.bankReference).toBeUndefined()
    expect(outcomes(closed, keysOf(open))).toEqual(['seen-before'])
    expect(outcomes(open, keysOf(closed))).toEqual(['seen-before'])
  })

  it('and stands in the file twice counts once', () => {
    const once = CODA!(tenMovements)
    const twice = bookMovements(movementsOf(once + once), freshBooks)
    expect(twice.slice(10).map(({ outcome }) => outcome)).toEqual(Array(10).fill('seen-before'))
  })

  it('but without the bank’s reference, two rows alike are two payments', () => {
    const rows = [pay({ structured: b2, cents: 5000 }), pay({ structured: b2, cents: 4750 })]
    expect(outcomes(movementsOf(KBC!([...rows])), new Set()).toSorted()).toEqual([
      'matched',
      'part',
    ])
    const alike = movementsOf(KBC!([rows[0]!, rows[0]!]))
    expect(keysOf(alike).size).toBe(2)
    expect(outcomes(alike, keysOf(alike.slice(0, 1)))).toEqual(['seen-before', 'part'])
  })
})
