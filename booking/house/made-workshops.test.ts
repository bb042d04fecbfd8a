import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { isTakenByWorkshop } from './made-workshops.ts'
import { slugFor } from './own-address.ts'

it('the site begins with three workshops: bread, drinks and vegetables', () => {
  expect(firstHouse.shown).toEqual(['sourdough', 'drinks', 'vegetables'])
})

it.each([
  ['Oesters openen', 'oesters-openen'],
  ['Crème brûlée & cie', 'creme-brulee-cie'],
  ['3 kazen', 'workshop-3-kazen'],
  ['Drinks', 'drinks-2'],
  // These words have a meaning in forms and addresses.
  ['General', 'general-2'],
  ['酵素', 'workshop'],
  ['constructor', 'constructor-2'],
  ['A'.repeat(60), 'a'.repeat(37)],
])('the address of "%s" is %s', (name, slug) => {
  expect(slugFor(name, (taken) => isTakenByWorkshop(firstHouse, taken), 'workshop')).toBe(slug)
})
