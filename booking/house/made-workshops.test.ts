import { expect, it, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { movedUp, slugFor } from './made-workshops.ts'

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
  ['constructor', 'constructor'],
  ['A'.repeat(60), 'a'.repeat(37)],
])('the address of "%s" is %s', (name, slug) => {
  expect(slugFor(name, firstHouse.workshops)).toBe(slug)
})

test('a workshop moves before the one in front of it, and the first one stays', () => {
  const list = ['sourdough', 'drinks', 'vegetables']
  expect(movedUp(list, 'vegetables')).toEqual(['sourdough', 'vegetables', 'drinks'])
  expect(movedUp(list, 'sourdough')).toBe(list)
})
