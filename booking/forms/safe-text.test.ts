import { describe, expect, it } from 'vitest'
import { safeName, safeText } from './safe-text.ts'

describe('a name in a mail to somebody who may not have written it', () => {
  it.each([
    'Anneleen Peeters',
    "Maïté D'Hondt-O’Neill",
    'J. P. Van den Broeck',
    'Łukasz Żółć',
    'An, Bert & Co',
    'Klas 5B, 2025',
    '王小明',
  ])('stays as it is: %s', (name) => {
    expect(safeName(name)).toBe(name)
  })

  it.each([
    ['Win 500 at https://spam.example/now', 'Win 500 at'],
    ['Bank spam.example', 'Bank'],
    ['Bank SPAM.EXAMPLE/x', 'Bank'],
    ['Bank spam。example', 'Bank'],
    ['Bank spam．example', 'Bank'],
    ['Bank spam｡example', 'Bank'],
    ['Bank s\u200bpam.exam\u00adple', 'Bank'],
    ['Bank me@spam', 'Bank'],
    ['Bank me＠spam', 'Bank'],
    ['me@spam.example', ''],
    ['Call 0470 12 34 56 An', 'Call An'],
    ['Call +32(0)470/12.34.56', 'Call'],
    ['Call ０４７０１２３４５６', 'Call'],
    ['BE71 0961 2345 6769', 'BE'],
    ['A.Peeters', 'A Peeters'],
    ['<b>Bold</b>', 'b Bold b'],
  ])('carries no address, no number to call and no markup: %s', (name, greeted) => {
    expect(safeName(name)).toBe(greeted)
  })

  it.each([
    ['marks that turn the line around', 'An\u202eneleen\u2066', 'Anneleen'],
    ['what cannot be seen', 'A\u200bn\ufeff\u00ad\u3164na', 'Anna'],
    ['a heap of marks', `Z${'\u0335'.repeat(90)}oë`, `Z${'\u0335'.repeat(4)}oë`],
    ['half a character', 'An\ud83e', 'An'],
  ])('loses %s', (_, name, greeted) => {
    expect(safeName(name)).toBe(greeted)
  })

  it('keeps marks that belong to its letters, whole', () => {
    for (const name of ['Nguyễn Thị Ánh', 'สมหญิง', 'প্রিয়াঙ্কা', 'שָׁלוֹם']) {
      expect(safeName(name)).toBe(name.normalize('NFC'))
    }
    expect(safeName('Zoe\u0308')).toBe('Zoë')
  })

  it('is cut between letters, never through one', () => {
    expect(safeName('𝒜'.repeat(70))).toBe('𝒜'.repeat(40))
  })

  it('is cut to forty characters, between words', () => {
    expect(safeName('Lang '.repeat(20))).toBe('Lang '.repeat(8).trim())
    expect(safeName(`${'Maria '.repeat(6)}Peeters`)).toBe('Maria '.repeat(6).trim())
    expect(safeName(`${'a'.repeat(39)} & Co`)).toBe('a'.repeat(39))
  })
})

describe('a text for somebody else', () => {
  it.each([
    ['Kijk op https://evil.example/x', 'Kijk op https evil. example/x'],
    ['evil。com of evil．com of evil｡com', 'evil。 com of evil． com of evil｡ com'],
    ['evil\u2024com of evil\ufe52com', 'evil\u2024 com of evil\ufe52 com'],
    ['me@evil.example', 'me@ evil. example'],
    ['Bel 0470 12 34 56 nu', 'Bel … nu'],
    [`Dag${'\u0323'.repeat(90)}`, `Dag${'\u0323'.repeat(4)}`],
    ['Bel +32 (0)470/12.34.56', 'Bel …'],
    ['Bel ０４７０１２３４５６', 'Bel …'],
    ['Stort op BE68 5390 0754 7034 nog 5 euro', 'Stort op … nog 5 euro'],
    ['Stort op BE 68 5390 0754 7034.', 'Stort op ….'],
    ['Op BE68 5390 0754 7034, 50 euro is genoeg', 'Op …, 50 euro is genoeg'],
    ['Of BE68 - 5390 - 0754 - 7034', 'Of …'],
    ['Of be71.0961.2345.6769', 'Of …'],
    ['Of NL91 ABNA 0417 1643 00.', 'Of ….'],
    ['De 25 personen: fr36 2004-0101-1005-0500-013m-026 of niet', 'De 25 personen: … of niet'],
    ['Of MT26ABCD01100012345ABCDEF0001S7!', 'Of …!'],
    ['Of RO11 ABCD 1B31 0075 9384 0000, of LV96 ABCD 0000 4351 9500 1', 'Of …, of …'],
  ])('leads nowhere, calls and pays nobody and stays on its lines: %s', (text, expected) => {
    expect(safeText(text)).toBe(expected)
  })

  it.each([
    'Veel plezier!\nTot op 05.10.2025 …',
    'Voor je 40e, met 2 personen. Kus.',
    'Op 15.10.2025 18:30.',
    'Om 14.00 u. of 18.30 u.?',
    'Bon 2010 0000 0000',
    'De 25 personen van klas 5B en 6A zijn er om 18.30 u.',
    'FR36 2004 A',
  ])('changes nothing in: %s', (text) => {
    expect(safeText(text).replaceAll('. ', '.')).toBe(text.replaceAll('. ', '.'))
  })
})
