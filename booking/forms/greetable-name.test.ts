import { describe, expect, it } from 'vitest'
import { greetableName } from './text-rules.ts'

describe('a name in a mail to somebody who may not have written it', () => {
  it.each([
    'Anneleen Peeters',
    "Maïté D'Hondt-O’Neill",
    'J. P. Van den Broeck',
    'Łukasz Żółć',
    'An, Bert & Co',
    '王小明',
  ])('stays as it is: %s', (name) => {
    expect(greetableName(name)).toBe(name)
  })

  it.each([
    ['Win 500 at https://spam.example/now', 'Win 500 at https spam example now'],
    ['spam.example', 'spam example'],
    ['me@spam.example', 'me spam example'],
    ['<b>Bold</b>', 'b Bold b'],
  ])('carries no link and no markup: %s', (name, greeted) => {
    expect(greetableName(name)).toBe(greeted)
  })

  it.each([
    ['marks that turn the line around', 'An\u202egnp.exe\u2066', 'Angnp exe'],
    ['what cannot be seen', 'A\u200bn\ufeff\u00ad\u3164na', 'Anna'],
    ['a heap of marks', `Z${'\u0335'.repeat(90)}oë`, `Z${'\u0335'.repeat(4)}oë`],
    ['half a character', 'An\ud83e', 'An'],
  ])('loses %s', (_, name, greeted) => {
    expect(greetableName(name)).toBe(greeted)
  })

  it('keeps marks that belong to its letters, whole', () => {
    for (const name of ['Nguyễn Thị Ánh', 'สมหญิง', 'প্রিয়াঙ্কা', 'שָׁלוֹם']) {
      expect(greetableName(name)).toBe(name.normalize('NFC'))
    }
    expect(greetableName('Zoe\u0308')).toBe('Zoë')
  })

  it('is cut between letters, never through one', () => {
    expect(greetableName('𝒜'.repeat(70))).toBe('𝒜'.repeat(60))
  })

  it('is cut to sixty characters', () => {
    expect(greetableName('Lang '.repeat(20)).length).toBeLessThanOrEqual(60)
  })
})
