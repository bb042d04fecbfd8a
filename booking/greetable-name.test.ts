import { describe, expect, it } from 'vitest'
import { greetableName } from './greetable-name.ts'

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

  it('is cut to sixty characters', () => {
    expect(greetableName('Lang '.repeat(20)).length).toBeLessThanOrEqual(60)
  })
})
