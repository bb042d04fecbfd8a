import * as fc from 'fast-check'
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
      fillVacancies({ free, vacancies, successors }).map((one) => [one.vacant, one.successor])
    // Three were free before either cancelled: whoever takes those would have come anyway.
    expect(fill(2, came('a', { places: 3 }))).toEqual([])
    expect(fill(1, came('a', { places: 4 }))).toEqual([['first', 'a']])
    expect(fill(0, came('a'), came('b', { isSettled: false }))).toEqual([['first', 'a']])
    expect(fill(0, came('a'), came('b'))).toEqual([
      ['first', 'a'],
      ['second', 'b'],
    ])
  })

  it('place by place, to the cent, and never beyond what was kept', () => {
    const party = vacant('party', { places: 3, keptCents: 9751 })
    const one = fillVacancies({ free: 2, vacancies: [party], successors: [came('a')] })
    expect(one).toEqual([{ vacant: 'party', successor: 'a', places: 1, cents: 3250 }])
    const rich = came('b', { places: 3, paidCents: 30_000, certainCents: 30_000 })
    const all = fillVacancies({ free: 0, vacancies: [party], successors: [rich] })
    expect(all).toMatchObject([{ places: 3, cents: 9751 }])
  })

  it('not while the successor could still cancel', () => {
    const free = came('a', { certainCents: 0 })
    expect(fillVacancies({ free: 0, vacancies: [vacant('first')], successors: [free] })).toEqual([])
  })
})

const priceCents = 6500
type Guest = {
  readonly id: string
  readonly places: number
  readonly day: number
  readonly isFirst: boolean
  paidCents: number
  backCents: number
  isGone: boolean
}

const sumOf = <Key extends string>(all: readonly Readonly<Record<Key, number>>[], key: Key) =>
  all.reduce((total, one) => total + one[key], 0)

/** A date of a season whose guests book, pay, cancel late, and succeed each other. */
class SimulatedDate {
  readonly capacity: number
  readonly guests: Guest[] = []
  readonly vacancies: Vacant[] = []
  readonly used = new Map<string, number>()
  /** Free places before anybody cancelled. */
  freeBefore = 0

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get present(): readonly Guest[] {
    return this.guests.filter(({ isGone }) => !isGone)
  }

  get free(): number {
    return this.capacity - sumOf(this.present, 'places')
  }

  /** Half of what was paid in the first three days, and all of it later. */
  keptOf({ paidCents }: Guest, day: number): number {
    return day < 3 ? Math.floor(paidCents / 2) : paidCents
  }

  book(places: number, day: number): void {
    if (places > this.free) return
    const isFirst = this.vacancies.length === 0
    const id = `guest ${this.guests.length}`
    this.guests.push({ id, places, day, isFirst, paidCents: 0, backCents: 0, isGone: false })
  }

  pay(nth: number): void {
    const guest = this.#one(nth)
    if (guest) guest.paidCents = guest.places * priceCents
  }

  cancel(nth: number, day: number): void {
    const guest = this.#one(nth)
    if (!guest) return
    const keptCents = this.keptOf(guest, day)
    if (this.vacancies.length === 0) this.freeBefore = this.free
    guest.isGone = true
    guest.backCents += guest.paidCents - keptCents
    const { id, places } = guest
    if (keptCents === 0) return
    this.vacancies.push({ id, places, keptCents, takenPlaces: 0, backCents: 0 })
  }

  settle(day: number): void {
    const successors = this.present
      .filter(({ isFirst }) => !isFirst)
      .map((guest) => ({
        id: guest.id,
        places: guest.places,
        usedPlaces: this.used.get(guest.id) ?? 0,
        paidCents: guest.paidCents,
        certainCents: this.keptOf(guest, day),
        isSettled: guest.paidCents > 0,
      }))
    const date = { free: this.free, vacancies: this.vacancies, successors }
    for (const { vacant: id, successor, places, cents } of fillVacancies(date)) {
      const nth = this.vacancies.findIndex((one) => one.id === id)
      const before = this.vacancies[nth]!
      const takenPlaces = before.takenPlaces + places
      this.vacancies[nth] = { ...before, takenPlaces, backCents: before.backCents + cents }
      this.guests.find((guest) => guest.id === id)!.backCents += cents
      this.used.set(successor, (this.used.get(successor) ?? 0) + places)
    }
  }

  #one(nth: number): Guest | undefined {
    return this.present[nth % Math.max(1, this.present.length)]
  }
}

const step = fc.tuple(
  fc.constantFrom('book', 'book', 'pay', 'pay', 'cancel'),
  fc.integer({ min: 1, max: 4 }),
  fc.nat({ max: 7 }),
)
const season = fc.array(fc.array(step, { minLength: 4, maxLength: 9 }), {
  minLength: 5,
  maxLength: 5,
})

/** The first promise that does not hold in a season. */
function brokenIn(days: readonly (readonly [string, number, number][])[]) {
  const date = new SimulatedDate(8)
  for (const [day, steps] of days.entries()) {
    for (const [what, places, nth] of steps) {
      if (what === 'book') date.book(places, day)
      else if (what === 'pay') date.pay(nth)
      else date.cancel(nth, day)
      date.settle(day)
      const broken = brokenAfter(date)
      if (broken) return broken
    }
  }
  return undefined
}

function brokenAfter({ vacancies, guests, used, freeBefore }: SimulatedDate) {
  if (vacancies.some((one) => one.takenPlaces > one.places || one.backCents > one.keptCents))
    return 'more goes back than was kept'
  if (guests.some(({ id, places }) => (used.get(id) ?? 0) > places))
    return 'a successor counts twice'
  const waiting = vacancies.findIndex((one) => one.takenPlaces < one.places)
  const later = waiting === -1 ? [] : vacancies.slice(waiting + 1)
  if (sumOf(later, 'takenPlaces') > 0) return 'a vacancy is paid while an earlier one waits'
  const paying = guests.filter(({ isFirst, paidCents }) => !isFirst && paidCents > 0)
  const beyond = Math.max(0, sumOf(paying, 'places') - freeBefore)
  if (sumOf(vacancies, 'takenPlaces') > beyond)
    return 'successors on places that were free before anybody cancelled bring money back'
  const net = (some: readonly Guest[]) => sumOf(some, 'paidCents') - sumOf(some, 'backCents')
  const first = guests.filter(({ isFirst }) => isFirst)
  const theirs = vacancies.filter(({ id }) => first.some((guest) => guest.id === id))
  // Nothing would have come back for their vacancies without a successor.
  const had = net(first) + sumOf(theirs, 'backCents')
  return net(guests) < had ? 'the farm has less money than without any successor' : undefined
}

it('through any season: in order, never twice, never more than was kept, and never at the farm’s cost', () => {
  const lives = fc.property(season, (days) => {
    expect(brokenIn(days)).toBeUndefined()
  })
  fc.assert(lives, { numRuns: 2000, seed: 2025 })
})
