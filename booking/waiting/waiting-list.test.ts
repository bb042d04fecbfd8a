import { describe, expect, it } from 'vitest'
import { fittingOnList, offerEnds } from './waiting-list.ts'

const far = new Date('2025-12-18T18:30:00+01:00')
const at = (instant: string) => new Date(instant)

it('freed places go to the first party that fits whole', () => {
  const list = [
    { id: 'lapsed', participants: 1, state: 'lapsed' },
    { id: 'four', participants: 4, state: 'waiting' },
    { id: 'two', participants: 2, state: 'waiting' },
    { id: 'one', participants: 1, state: 'waiting' },
  ]
  expect(fittingOnList(list, 5)[0]?.id).toBe('four')
  expect(fittingOnList(list, 3)[0]?.id).toBe('two')
  expect(fittingOnList(list, 1)[0]?.id).toBe('one')
  expect(fittingOnList(list, 0)).toEqual([])
})

describe('an offer', () => {
  it.each([
    ['2025-10-01T15:00:00+02:00', '2025-10-02T15:00:00+02:00', 'holds a day'],
    ['2025-10-01T23:00:00+02:00', '2025-10-03T10:00:00+02:00', 'ends after breakfast'],
    ['2025-10-01T03:00:00+02:00', '2025-10-02T10:00:00+02:00', 'ends after breakfast'],
    ['2025-10-25T04:00:00+02:00', '2025-10-26T10:00:00+01:00', 'across the change of the clock'],
    ['2025-12-17T15:00:00+01:00', '2025-12-17T22:00:00+01:00', 'ends before the last night'],
  ])('made at %s ends at %s: %s', (now, end) => {
    expect(offerEnds(at(now), far)).toEqual(at(end))
  })

  it('is not made when too little time is left for it', () => {
    expect(offerEnds(at('2025-12-17T21:00:00+01:00'), far)).toBeUndefined()
    expect(offerEnds(at('2025-12-18T05:00:00+01:00'), far)).toBeUndefined()
    expect(offerEnds(at('2025-12-18T18:00:00+01:00'), far)).toBeUndefined()
  })
})
