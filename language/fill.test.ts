import { describe, expect, it } from 'vitest'
import { fill, fillCounted } from './fill.ts'

describe('a sentence with places', () => {
  it('takes each value at every place of its name', () => {
    expect(fill('{workshop} op {date}: {workshop}', { workshop: 'Brood', date: 4 })).toBe(
      'Brood op 4: Brood',
    )
  })

  it('keeps a place nobody fills', () => {
    expect(fill('Mail naar {email}', {})).toBe('Mail naar {email}')
    expect(fill('{toString} {constructor} {__proto__}', {})).toBe(
      '{toString} {constructor} {__proto__}',
    )
  })

  it('does not read what a visitor typed as a place or a pattern', () => {
    expect(fill('{name}, {email}', { name: '{email} $& $1', email: 'b@e' })).toBe(
      '{email} $& $1, b@e',
    )
  })
})

describe('a counted phrase', () => {
  const dutch = { one: 'nog {n} plaats', other: 'nog {n} plaatsen' }
  const french = { one: '{n} place', other: '{n} places' }
  const english = { one: '{n} spot left', other: '{n} spots left' }

  it('is singular for one alone in Dutch and English', () => {
    const counts = [0, 1, 2, 4]
    expect(counts.map((n) => fillCounted(dutch, n, 'nl'))).toEqual([
      'nog 0 plaatsen',
      'nog 1 plaats',
      'nog 2 plaatsen',
      'nog 4 plaatsen',
    ])
    expect(counts.map((n) => fillCounted(english, n, 'en'))).toEqual([
      '0 spots left',
      '1 spot left',
      '2 spots left',
      '4 spots left',
    ])
  })

  it('is singular for none and one in French', () => {
    expect([0, 1, 2].map((n) => fillCounted(french, n, 'fr'))).toEqual([
      '0 place',
      '1 place',
      '2 places',
    ])
  })
})
