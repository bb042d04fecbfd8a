import { describe, expect, it } from 'vitest'
import { fillVacancies, type Successor, type Vacant } from './succession.ts'

const vacant = (id: string, different: Partial<Vacant> = {}): Vacant => {
  return { id, places: 1, keptCents: 3250, takenPlaces: 0, backCents: 0, ...different }
}
const came = (id: string, different: Partial<Successor> = {}): Successor => {
  const { places = 1 } = different
  const money = { paidCents: 6500 * places, certainCents: 3250 * places }
  return { id, places, usedPlaces: 0, isSettled: true, ...money, ...different }
}

describe('kept money goes back', () => {
  it('to the guest who cancelled first, once more places are paid than were free anyway', () => {
    const vacancies = [vacant('first'), vacant('second')]
    const fill = (free: number, ...successors: readonly Successor[]) =>
      fillVacancies({ free, vacancies, successors }).map((one) => `${one.vacant} ${one.successor}`)
    // Three were free before either cancelled: whoever takes those would have come anyway.
    expect(fill(2, came('a', { places: 3 }))).toEqual([])
    expect(fill(1, came('a', { places: 4 }))).toEqual(['first a'])
    expect(fill(0, came('a'), came('b'))).toEqual(['first a', 'second b'])
    // A place that is not paid for counts as free.
    const unpaid = came('b', { isSettled: false })
    expect(fill(0, unpaid, came('a', { places: 2 }))).toEqual(['first a'])
  })

  it.each<[string, Partial<Vacant>, Partial<Successor>, number | undefined]>([
    ['place by place, half a cent later', { keptCents: 3251 }, {}, 1625],
    ['to the cent with the last', { keptCents: 3251, takenPlaces: 1, backCents: 1625 }, {}, 1626],
    ['at most what its place paid', {}, { places: 3, paidCents: 1000, certainCents: 1000 }, 333],
    ['at most what surely stays', { keptCents: 6502 }, {}, 3250],
    ['not while the successor could still cancel', {}, { certainCents: 0 }, undefined],
    ['nor while one of several places could', {}, { places: 2, certainCents: 1625 }, undefined],
  ])('for one of two places, %s', (_, gone, successor, cents) => {
    const vacancy = vacant('gone', { places: 2, ...gone })
    const date = { free: 1 - vacancy.takenPlaces, vacancies: [vacancy] }
    const filled = fillVacancies({ ...date, successors: [came('a', successor)] })
    expect(filled.map((one) => one.cents)).toEqual(cents === undefined ? [] : [cents])
  })
})
