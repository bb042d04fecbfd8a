import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { ownerWordsIn } from './words/owner-words.ts'
import { shoppingLines } from './recipes.ts'

it('a shopping list counts for everybody, in the language of the owner', () => {
  const lists = languages.map((language) => shoppingLines('vegetables', 6, ownerWordsIn(language)))
  expect(lists.map(([first]) => first)).toEqual([
    'Witte kool: 6 kg',
    'Chou blanc\u00a0: 6 kg',
    'White cabbage: 6 kg',
  ])
  expect(lists.map((lines) => lines[3])).toEqual(['Zout: 210 g', 'Sel\u00a0: 210 g', 'Salt: 210 g'])
  expect(shoppingLines('drinks', 6, ownerWordsIn('en'))).toContain('Kombucha, ripe: 3.6 l')
})
