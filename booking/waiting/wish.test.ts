import { describe, expect, it, test } from 'vitest'
import { inEach } from '#language/languages.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import {
  dayToPropose,
  fitsWish,
  heldUntil,
  interestIn,
  type Wish,
  readWishRequest,
} from './wish.ts'

const workshops = ['sourdough', 'drinks', 'vegetables']

const wish: Wish = { workshop: 'sourdough', participants: 2, languages: ['fr'], weekdays: [6] }
/** A Saturday. */
const date = { workshop: 'sourdough', capacity: 8, taughtIn: undefined, day: '2025-10-04' } as const

describe('a new date', () => {
  it.each([
    [{}, {}, true],
    [{ workshop: undefined }, { workshop: 'drinks' }, true],
    [{}, { workshop: 'drinks' }, false],
    [{}, { day: '2025-10-05' }, false],
    [{}, { taughtIn: 'fr' }, true],
    [{}, { taughtIn: 'nl' }, false],
    [{ participants: 9 }, {}, false],
  ] as const)('with %j wished for is %j: %s', (wished, made, fits) => {
    expect(fitsWish({ ...wish, ...wished }, { ...date, ...made })).toBe(fits)
  })

  it.each([
    ['2025-10-04T08:00:00Z', '2025-09-16T07:00:00.000Z'],
    // Soon: no longer than the offers on it.
    ['2025-09-16T12:00:00Z', '2025-09-15T20:00:00.000Z'],
    ['2025-09-15T15:00:00Z', undefined],
  ])('at %s is held for a day at most: until %s', (startsAt, until) => {
    const held = heldUntil(new Date('2025-09-15T07:00:00Z'), new Date(startsAt))
    expect(held?.toISOString()).toBe(until)
  })
})

test('people are counted for each day that suits, and each language', () => {
  const anything: Wish = { ...wish, workshop: undefined, participants: 3, languages: ['nl', 'fr'] }
  const [first, ...others] = interestIn([wish, anything], workshops)
  const inLanguage = { ...inEach(() => 0), nl: 3, fr: 5 }
  expect(first).toEqual({ workshop: 'sourdough', weekday: 6, people: 5, inLanguage })
  expect(others.map(({ workshop, people }) => [workshop, people])).toEqual([
    ['drinks', 3],
    ['vegetables', 3],
  ])
})

test('the proposed day is free, three weeks ahead, and the farm is there', () => {
  const periods = [{ from: '2025-10-13', until: '2025-10-20' }] as const
  const course = sessionOn('2025-09-13', { furtherDays: ['2025-10-11'] })
  const busy = { periods, dates: [course] }
  const none = { periods: [], dates: [] }
  expect(dayToPropose(6, '2025-09-15', none)).toBe('2025-10-11')
  expect(dayToPropose(1, '2025-09-15', none)).toBe('2025-10-06')
  expect(dayToPropose(6, '2025-09-15', busy)).toBe('2025-10-25')
})

describe('the form', () => {
  const typed = {
    workshop: 'any',
    participants: '2',
    'suits-fr': 'on',
    name: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    consent: 'on',
  }
  it('takes a wish without days for any day', () => {
    const read = readWishRequest(typed, workshops)
    expect(read).toMatchObject({ value: { workshop: undefined, weekdays: [1, 2, 3, 4, 5, 6, 7] } })
    expect(readWishRequest({ ...typed, 'day-6': 'on' }, workshops)).toMatchObject({
      value: { weekdays: [6] },
    })
  })
  it('names everything that is wrong at once', () => {
    const wrong = { ...typed, participants: '11', 'suits-fr': '', email: 'nobody', consent: '' }
    const fields = ['participants', 'email', 'consent', 'suits-nl']
    expect(readWishRequest(wrong, workshops)).toMatchObject({ kind: 'invalid', fields })
  })
})
