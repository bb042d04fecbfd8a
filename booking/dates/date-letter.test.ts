import { expect, test } from 'vitest'
import { maxLetterWords, readDateLetter, textFor, withoutFrame } from './date-letter.ts'

const nl = 'Breng een pot mee.'
const fr = 'Apportez un bocal.'
const en = 'Bring a jar.'

test.each([
  ['each guest reads their own language', { 'text-nl': nl, 'text-fr': fr }, ['nl', 'fr'], [nl, fr]],
  ['one text is for all guests', { 'text-fr': fr }, ['nl', 'en'], [fr, fr]],
  [
    'a guest without a text reads the chosen language',
    { 'text-nl': nl, 'text-en': en, instead: 'en' },
    ['nl', 'fr'],
    [nl, en],
  ],
] as const)('%s', (_, typed, readers, expected) => {
  const read = readDateLetter(typed, readers)
  if (read.kind !== 'valid') throw new Error(read.field)
  expect(readers.map((reader) => textFor(read.value, reader).text)).toEqual(expected)
})

test.each([
  [{}, ['fr'], 'text-fr'],
  [{ 'text-nl': ' \u0007 ' }, ['nl'], 'text-nl'],
  [{ 'text-nl': nl, 'text-en': en, instead: 'fr' }, ['nl', 'fr'], 'instead'],
] as const)('%j for %j is refused', (typed, readers, field) => {
  expect(readDateLetter(typed, readers)).toEqual({ kind: 'invalid', field })
})

test('a text that is too long is refused, not cut', () => {
  const lasting = (length: number) =>
    readDateLetter({ 'text-nl': nl, 'text-fr': 'a'.repeat(length) }, ['nl', 'fr'])
  expect(lasting(maxLetterWords + 1)).toEqual({ kind: 'invalid', field: 'text-fr', isLong: true })
  expect(lasting(maxLetterWords)).toMatchObject({ kind: 'valid' })
})

test.each([
  ['Bonjour,\nNous serons dans la grange.', 'Nous serons dans la grange.'],
  ['Bonjour, demain il pleut.', 'Demain il pleut.'],
  ['Beste allemaal,\n\nWe starten later.\n\nGroetjes,\nMarie', 'We starten later.'],
  ['Hello everybody!\nBring boots.\nKind regards\nMarie and Jef', 'Bring boots.'],
  ['Daags voordien bellen we.', 'Daags voordien bellen we.'],
  ['Hi is het uur niet.', 'Hi is het uur niet.'],
  ['Dag,', 'Dag,'],
  [
    'Dag 2 begint om 10 uur, breng een schort mee.',
    'Dag 2 begint om 10 uur, breng een schort mee.',
  ],
  ['Dag 1, 10 uur\nDag 2, 14 uur', 'Dag 1, 10 uur\nDag 2, 14 uur'],
])('a greeting and a signature of its own are not doubled: %j', (typed, read) => {
  expect(withoutFrame(typed)).toBe(read)
})
