import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSimilar, likeWords, namesAlike, partsOfName, resembles } from './names-alike.ts'

// Few letters, so that most words are near another.
const word = fc.oneof(
  fc.stringMatching(/^[ab]{1,3}$/),
  fc.stringMatching(/^[ab]{4,7}$/),
  fc.constantFrom('peeters', 'peters', 'pieters', 'p', 'karin', 'carin', 'karen', 'é', 'ééééé'),
)
const words = fc.uniqueArray(word, { maxLength: 4 })

it('a word finds all similar words, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (list, sought) => {
      const found = likeWords(list)(sought)
      expect(found.toSorted()).toEqual(list.filter((each) => isSimilar(sought, each)).toSorted())
    }),
    { numRuns: 300 },
  )
})

it('a name finds all similar names', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), words, (names, payer) => {
      const all = names.map((each) => ({ words: each }))
      const found = new Set(namesAlike(all)(payer))
      const missed = all.filter((one) => resembles(payer, one.words) && !found.has(one))
      expect(missed).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('a name is compared with few candidates, even when many share a part of it', () => {
  const letters = (n: number) =>
    Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('')
  const village = Array.from({ length: 2000 }, (_, n) => ({
    words: ['peeters', `jan${letters(n)}xyz`],
  }))
  const alike = namesAlike(village)
  const compared = (payer: readonly string[]) => [...alike(payer)].length
  expect(compared(['peeters', 'janbbbxyz'])).toBeLessThan(200)
  expect(compared(['peeters', 'annelies'])).toBe(0)
  expect(compared(['peeters', 'claes', 'annelies'])).toBe(0)
})

it.each([
  ['PEETERS ANNELEEN', 'Anneleen Peeters'],
  ['Mevr. A. Peeters', 'Anneleen Peeters'],
  ['PEETERS - JANSSENS', 'Anneleen Peeters-Janssens'],
  ['M PEETERS OF A JANSSENS', 'Anneleen Janssens'],
  ['Familie Peeters', 'Anneleen Peeters'],
  ['DUBOIS LEA', 'Léa Dubois'],
  ['VAN DEN BERGHE BRAM', 'Bram Van den Berghe'],
  ['Anneleen Peters', 'Anneleen Peeters'],
  ['Anneleen', 'Anneleen Peeters'],
])('%s may be %s', (payer, booker) => {
  expect(resembles(partsOfName(payer), partsOfName(booker))).toBe(true)
})

it.each([
  ['Jan Peeters', 'Jan Maes'],
  ['Jan Peeters', 'Marie Peeters'],
  ['J P', 'Jan Peeters'],
  ['Van de', 'Bram Van de Velde'],
  ['', 'Anneleen Peeters'],
  ['Anneleen Peeters', ''],
  ['4711', 'Anneleen Peeters'],
  ['Peters', 'Anneleen Peeters'],
  ['Maas', 'Sofie Maes'],
])('%s is not %s', (payer, booker) => {
  expect(resembles(partsOfName(payer), partsOfName(booker))).toBe(false)
})
