import { expect, it } from 'vitest'
import { firstHouse } from '../first-house.ts'
import { menuNames } from './page-names.ts'
import { wordsOf } from './words.ts'

it('a page has a short name in the menus, or else its title', () => {
  const words = wordsOf(firstHouse, 'en')
  const layout = structuredClone(words.layout)
  Reflect.deleteProperty(layout.navigation, 'about')
  const names = menuNames({ ...words, layout })
  expect([names.faq, names.about]).toEqual([words.layout.navigation.faq, words.about.title])
})
