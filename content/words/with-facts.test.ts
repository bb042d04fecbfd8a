import { expect, test } from 'vitest'
import { withFacts } from './with-facts.ts'

const facts = { house: { walk: null, town: 'Namur', hours: 3 } }

test.each([
  ['Kom naar {house.town}, {house.hours} uur.', 'Kom naar Namur, 3 uur.'],
  ['Neem de trein. Nog {house.walk} minuten. Tot dan!', 'Neem de trein. Tot dan!'],
  [
    'Kaart van {house.town}, de rivier, en {house.walk} km rond de kerk.',
    'Kaart van Namur, de rivier.',
  ],
  ['{house.town}, {house.walk} en de kippen', 'Namur'],
  ['Nog {house.walk} minuten.', ''],
  ['Bij {house.nobody}.', undefined],
  ['{house.town.toString}', undefined],
  ['In {house.town}, op {date}.', 'In Namur, op {date}.'],
])('"%s" is told as "%s"', (written, expected) => {
  expect(withFacts(written, facts)).toBe(expected)
})
