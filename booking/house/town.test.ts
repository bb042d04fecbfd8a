import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import type { Language } from '#language/languages.ts'
import { arrangedTown } from './town.ts'

const inOrder = (languages: string) => languages.split(' ') as Language[]

it.each([
  ['De Pinte', 'nl fr en', 'fr nl', 'De Pinte'],
  ['Ixelles / Elsene', 'fr nl', 'nl fr', 'Elsene / Ixelles'],
  ['Ixelles / Elsene', 'fr nl en', 'nl fr en', 'Elsene / Ixelles'],
  // The first name is that of a language without its own.
  ['Ixelles / Elsene', 'fr nl en', 'fr en nl', 'Ixelles / Ixelles / Elsene'],
  // A language that is off leaves its name behind the others, and finds it there.
  ['Ixelles / Elsene', 'fr nl', 'nl', 'Elsene / Ixelles'],
  ['Elsene / Ixelles', 'nl', 'nl fr', 'Elsene / Ixelles'],
  ['Elsene / Ixelles', 'nl', 'fr nl', 'Ixelles / Elsene'],
] as const)('%s in %s is, in %s, %s', (town, before, after, expected) => {
  const { business } = firstHouse
  const address = { ...business.address, town }
  const house = { business: { ...business, address }, spoken: inOrder(before) }
  expect(arrangedTown(house, inOrder(after))).toBe(expected)
})
