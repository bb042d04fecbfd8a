import { expect, test } from 'vitest'
import { isMark, pictureMark, pictureOfMark } from './mark.ts'
import { initialsOf } from './own-mark.ts'

test.each([
  ['Hof ter Gist', 'HG'],
  ['La Terre & le Feu', 'TF'],
  ['L’Atelier', 'A'],
  ['De Zwarte Pot van Lier', 'ZP'],
  ['de kleine oven', 'KO'],
  ['’t Huis', 'H'],
  ['De', 'D'],
  ['Éric 3D', 'É3'],
  ['—', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a mark names its picture and the shape of it, and nothing else is a mark', () => {
  const mark = pictureMark('0123456789abcdef', 240)
  expect(pictureOfMark(mark)).toEqual({ id: '0123456789abcdef', wide: 240 })
  const marks = ['drawn', 'initials', mark]
  expect([...marks, 'jar', `${mark}/..`, 3].filter(isMark)).toEqual(marks)
})
