import { describe, expect, it } from 'vitest'
import { searchWordsOf } from './search-words.ts'
import { matchesWords, namesBooking, readSearch as readOn } from './read-search.ts'

const readSearch = (typed: string) => readOn(typed, '2025-09-15')

function guest(name: string, different: { email?: string; note?: string } = {}) {
  return searchWordsOf({ name, email: '', note: '', ...different })
}

const finds = (typed: string, kept: readonly string[]) => matchesWords(readSearch(typed), kept)

describe('a name', () => {
  it.each([
    ['peeters', 'Anneleen Peeters'],
    ['PEET', 'Anneleen Peeters'],
    ['peeters anneleen', 'Anneleen Peeters'],
    ['a peet', 'Anneleen Peeters'],
    ['celine', 'Céline Dubois'],
    ['Céline', 'CELINE DUBOIS'],
    ['soren ostergaard', 'Søren Østergaard'],
    ['strasse', 'Uwe Straße'],
    ['jean pierre', 'Jean-Pierre Maes'],
    ['jean-pierre', 'Jean Pierre Maes'],
    ['dhondt', 'Zoë D’Hondt'],
    ["d'hondt", 'Zoë Dhondt'],
    ['vandenbroeck', 'An Van den Broeck'],
    ['vandenb', 'An Van den Broeck'],
    ['van den broeck', 'An Vandenbroeck'],
    ['van den broeck', 'An Vanden Broeck'],
    ['broeck an', 'An Van den Broeck'],
    ['jan maes', 'Maes Jan'],
    ['νικος', 'Νίκος Παππάς'],
    ['broucke', 'An Vandenbroucke'],
    ['eeter', 'Anneleen Peeters'],
    ['nele peet', 'Anneleen Peeters'],
  ])('%s finds %s', (typed, name) => {
    expect(finds(typed, guest(name))).toBe(true)
  })

  it.each([
    ['peeters bram', 'Anneleen Peeters'],
    ['eet', 'Anneleen Peeters'],
    ['an', 'Jan Janssens'],
    ['leenp', 'Anneleen Peeters'],
    ['peeterse', 'Anneleen Peeters'],
    ['van den bosch', 'An Van den Broeck'],
  ])('%s does not find %s', (typed, name) => {
    expect(finds(typed, guest(name))).toBe(false)
  })

  it('is not found by an empty search', () => {
    for (const typed of ['', '   ', '?!', '+++', '%', '*']) {
      expect(readSearch(typed)).toEqual([])
      expect(finds(typed, guest('Anneleen Peeters'))).toBe(false)
    }
  })
})

describe('a mailbox', () => {
  const kept = guest('', { email: 'Célia.Smets+les@Example.org' })

  it.each(['celia.smets+les@example.org', 'CELIA.SMETS+les@ex', 'smets', 'celia.smets', 'les'])(
    'is found by %s',
    (typed) => expect(finds(typed, kept)).toBe(true),
  )

  it.each(['example', 'smets@example.org', 'celia.smets@example.org'])(
    'is not found by %s',
    (typed) => expect(finds(typed, kept)).toBe(false),
  )
})

describe('a telephone number in the note', () => {
  it.each([
    ['0470 12 34 56', 'belt soms: 0470/12.34.56, liefst na zes'],
    ['+32 470 12 34 56', '0470 123456'],
    ['0032470123456', '+32 (0)470/12 34 56'.replace('(0)', '')],
    ['0470123456', '32470123456'],
    ['470 12 34 56', '0470 12 34 56'],
    ['0470 12', '0470 12 34 56'],
    ['09/123 45 67', '(09) 123.45.67'.replace(/[()]/g, '')],
    ['+31 6 12345678', '0031 612345678'],
  ])('%s finds “%s”', (typed, note) => {
    expect(finds(typed, guest('', { note }))).toBe(true)
  })

  it('is kept beside the words of the note', () => {
    const kept = guest('', { note: 'kwam met 3 Honden in 2024, 0470 12 34 56' })
    expect(kept).toEqual(['470123456', '“kwam', '“met', '“honden'])
    expect(finds('hond', kept)).toBe(true)
    expect(finds('ho', kept)).toBe(false)
  })
})

describe('a number', () => {
  it.each([
    ['65', 6500],
    ['65,00', 6500],
    ['47,5', 4750],
    ['€65', 6500],
    ['EUR 130', 13_000],
    ['130 euro', 13_000],
    ['€ 1.234,56', 123_456],
    ['€ 123456', 12_345_600],
  ])('%s is an amount', (typed, cents) => {
    expect(readSearch(typed)).toEqual([[{ by: 'amount', cents }]])
  })

  it.each(['+++090/9337/55493+++', '***090/9337/55493***', '090 9337 55493', '090933755493'])(
    '%s may be a structured communication',
    (typed) => {
      expect(readSearch(typed)).toHaveLength(1)
      expect(readSearch(typed)[0]).toContainEqual({ by: 'communication', digits: '090933755493' })
    },
  )

  it.each(['BE71 0961 2345 6769', 'be71096123456769', 'IBAN BE71 0961 2345 6769'])(
    '%s is an account',
    (typed) => {
      expect(readSearch(typed)).toEqual([[{ by: 'account', iban: 'BE71096123456769' }]])
    },
  )

  it.each(['5C1A09F3', '5c1a09f3', '04701234', 'deadbeef'])('%s may be a reference', (typed) => {
    expect(readSearch(typed)[0]).toContainEqual({ by: 'code', code: typed.toUpperCase() })
  })

  it.each(['5c1a-09f3', '5C1A 09F3', '#5c1a09f3'])('%s is a reference as it is told', (typed) => {
    expect(readSearch(typed)).toEqual([[{ by: 'code', code: '5C1A09F3' }]])
  })

  it('may be a day, beside a name too', () => {
    const days = ['2024-10-23', '2025-10-23', '2026-10-23']
    expect(readSearch('23 oktober')).toEqual([[{ by: 'day', days }]])
    expect(readSearch('els 23/10')[0]).toContainEqual({ by: 'day', days })
  })

  it.each(['BE 0403.170.701', '0403170701', 'be0403170701'])('%s may be of a company', (typed) => {
    expect(readSearch(typed)[0]).toContainEqual({ by: 'word', word: '403170701' })
  })

  it('stands beside a name, or another', () => {
    const amount = (cents: number) => [{ by: 'amount', cents }]
    const els = ['els', '“els'].map((word) => ({ by: 'word', word }))
    expect(readSearch('els 65')).toEqual([amount(6500), els])
    expect(readSearch('65 130')).toEqual([amount(6500), amount(13_000)])
    const account = { by: 'account', iban: 'BE71096123456769' }
    expect(readSearch('smets BE71 0961 2345 6769 65')[0]).toEqual([account])
  })
})

it('a booking is named by a reference of its own, alone', () => {
  const payments = [{ reference: '090933755493' }]
  const booking = { id: '5c1a09f3-0000-4000-8000-000000000000', payments }
  const names = (typed: string) => namesBooking(readSearch(typed), booking)
  expect(['5c1a09f3', '+++090/9337/55493+++'].map(names)).toEqual([true, true])
  expect(['5c1a09f3 peeters', '5c1a09f4', '010806817183', ''].some(names)).toBe(false)
})

it('a long search looks for few terms', () => {
  expect(readSearch('x '.repeat(50_000)).length).toBeLessThanOrEqual(8)
  expect(readSearch('9'.repeat(50_000))).toEqual(readSearch('9'.repeat(120)))
})
