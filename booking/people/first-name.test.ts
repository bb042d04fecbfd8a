import { expect, it } from 'vitest'
import { firstNameOf } from './first-name.ts'

it.each([
  ['Nele Vermeersch', 'Nele'],
  ['Jean-Pierre De Smet', 'Jean-Pierre'],
  ['Zoë', 'Zoë'],
  ['Familie Peeters', 'Familie Peeters'],
  ['Mevr. Claes', 'Mevr. Claes'],
  ['J. Claes', 'J. Claes'],
  ['Claes, Bram', 'Claes, Bram'],
  ['De Smet Jan', 'De Smet Jan'],
  ['van den Broeck An', 'van den Broeck An'],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted)
})
