import { describe, expect, it } from 'vitest'
import { assert, constantFrom, property, string } from 'fast-check'
import { markedText, readMarks } from './marked-text.ts'
import { noOwnTexts, withOwnTexts } from './own-texts.ts'
import { tidyText } from './tidy-text.ts'
import { type TextRules, textProblem } from './check-text.ts'

describe('a text as it is kept', () => {
  it.each([
    ['nl', '  Zout,\n  en "geduld"... ', 'Zout, en ‘geduld’…'],
    ['fr', 'L\'atelier "du soir"', 'L’atelier « du soir »'],
    ['en', "Grandma's\tjar\u200b", 'Grandma’s jar'],
    ['en', 'cafe\u0301 \u2063\u200b\u2064', 'café'],
  ] as const)('is tidied, in %s: %j', (language, typed, kept) => {
    expect(tidyText(typed, language)).toBe(kept)
  })

  it('stays as it is once it is tidy', () => {
    assert(
      property(string({ unit: 'grapheme' }), constantFrom('nl', 'fr', 'en'), (typed, language) => {
        const kept = tidyText(typed, language)
        expect(tidyText(kept, language)).toBe(kept)
      }),
      { examples: [['""', 'fr']] },
    )
  })
})

describe('a text that was typed', () => {
  const rules: TextRules = {
    written: 'Kost {bread.price} op {date}',
    canBeBlank: false,
    length: { least: 1, most: 30 },
    filledIn: (text) =>
      text.includes('{wine.price}') ? undefined : text.replaceAll('{bread.price}', '€ 95'),
  }
  it.each([
    ['{date}: {bread.price}', undefined],
    ['Op {date}', undefined],
    ['', { kind: 'empty' }],
    ['Kost {bread.price}', { kind: 'missing-place', place: '{date}' }],
    ['{date} {hour}', { kind: 'unknown-place', place: '{hour}' }],
    ['{date} {wine.price}', { kind: 'unknown-place', place: '{wine.price}' }],
    ['{date} {', { kind: 'unknown-place', place: '{' }],
    ['{date} }', { kind: 'unknown-place', place: '}' }],
    // Twenty-nine characters and six of a place are too many; the name of a fact counts as its
    // value.
    ['{bread.price} {bread.price} {date}', undefined],
    [`${'a'.repeat(25)}{date}`, { kind: 'length', least: 1, most: 30, is: 31 }],
  ] as const)('%j is weighed by the text that it replaces', (text, problem) => {
    expect(textProblem(text, rules)).toEqual(problem)
  })

  it('is left out where its page can do without', () => {
    expect(textProblem('', { ...rules, canBeBlank: true })).toBe(undefined)
  })
})

it('a draft replaces the published text, and an empty draft removes it', () => {
  const texts = withOwnTexts(noOwnTexts, [
    { path: 'home.hero.title', language: 'nl', text: 'Kool' },
    { path: 'home.hero.lead', language: 'nl', text: 'Zout' },
    { path: 'home.hero.title', language: 'nl', text: undefined },
  ])
  expect(texts).toEqual({ ...noOwnTexts, nl: { 'home.hero.lead': 'Zout' } })
})

describe('a marked text', () => {
  it('is found on the page, with the texts inside it', () => {
    const name = markedText('Brood', 9)
    const run = `A ${markedText(`kost ${name} veel`, 2046)} B`
    expect(readMarks(run).pieces).toEqual([
      { text: 'A ', within: [] },
      { text: 'kost ', within: [2046] },
      { text: 'Brood', within: [2046, 9] },
      { text: ' veel', within: [2046] },
      { text: ' B', within: [] },
    ])
  })

  it('goes on in the next run, when a link stands in it', () => {
    const [before = '', after = ''] = markedText('Mail naar {email} vandaag', 5).split('{email}')
    const first = readMarks(before)
    expect(first.open).toEqual([5])
    expect(readMarks('info@', first.open)).toEqual({
      pieces: [{ text: 'info@', within: [5] }],
      open: [5],
    })
    expect(readMarks(after, first.open).open).toEqual([])
  })

  it('is nothing without a text', () => {
    expect(markedText('', 3)).toBe('')
  })
})
