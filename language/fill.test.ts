import { describe, expect, it } from 'vitest'
import { fill, fillCounted } from './fill.ts'

describe('a sentence with places', () => {
  it('takes each value at every place of its name', () => {
    const values = { workshop: 'Brood', date: 4 }
    expect(fill('{workshop} op {date}: {workshop}', values)).toBe('Brood op 4: Brood')
  })

  it.each(['Mail naar {email}', '{toString} {constructor} {__proto__}'])(
    'keeps a place nobody fills: %s',
    (sentence) => expect(fill(sentence, {})).toBe(sentence),
  )

  it('does not take a visitor’s text for a place or a pattern', () => {
    const typed = { name: '{email} $& $1', email: 'b@e' }
    expect(fill('{name}, {email}', typed)).toBe('{email} $& $1, b@e')
  })
})

describe('a counted phrase', () => {
  it.each([
    ['nl', { one: '{n} plaats', other: '{n} plaatsen' }, '0 plaatsen, 1 plaats, 2 plaatsen'],
    ['fr', { one: '{n} place', other: '{n} places' }, '0 place, 1 place, 2 places'],
    ['en', { one: '{n} spot', other: '{n} spots' }, '0 spots, 1 spot, 2 spots'],
  ] as const)('is singular for one, and in French for none: %s', (language, phrase, expected) => {
    expect([0, 1, 2].map((n) => fillCounted(phrase, n, language)).join(', ')).toBe(expected)
  })
})
