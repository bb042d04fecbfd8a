import { expect, it } from 'vitest'
import { guestSentence } from './guest-sentence.ts'

const typed = { sentence: 'Het borrelt.', firstName: 'Nele', town: 'Gent', agreed: 'on' }
const wrongIn = (different: Partial<typeof typed>) => {
  const read = guestSentence.read({ ...typed, ...different })
  return read.kind === 'invalid' ? read.fields : []
}

it('a sentence for the site is bounded, on one line, and agreed to', () => {
  expect(wrongIn({ sentence: 'x'.repeat(200) })).toEqual([])
  expect(wrongIn({ sentence: 'x'.repeat(201) })).toEqual(['sentence'])
  expect(guestSentence.read({ ...typed, sentence: 'één \n twee' })).toMatchObject({
    value: { sentence: 'één twee' },
  })
  expect(wrongIn({ sentence: '\u202e' })).toEqual(['sentence'])
  expect(wrongIn({ firstName: '<>', town: ' ', agreed: '' })).toEqual([
    'firstName',
    'town',
    'agreed',
  ])
})

it('a name on the site is a plain name, and no text turns the signs around it', () => {
  const hostile = { sentence: 'Zuur\u202e!', firstName: 'Bo spam.example', town: '<b>Gent</b>' }
  expect(guestSentence.read({ ...typed, ...hostile })).toMatchObject({
    value: { sentence: 'Zuur!', firstName: 'Bo', town: 'b Gent b' },
  })
})
