import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { printAmount, printEuros, typeAmount } from './money.ts'

/** No-break space, and the narrow one of French thousands. */
const nb = '\u00a0'
const narrow = '\u202f'

it.each([
  [9500, `€${nb}95`, `95${nb}€`, '€95'],
  [4750, `€${nb}47,50`, `47,50${nb}€`, '€47.50'],
  [-4750, `–€${nb}47,50`, `-47,50${nb}€`, '-€47.50'],
  [5, `€${nb}0,05`, `0,05${nb}€`, '€0.05'],
  [0, `€${nb}0`, `0${nb}€`, '€0'],
  [123_450, `€${nb}1.234,50`, `1${narrow}234,50${nb}€`, '€1,234.50'],
])('%i cents are %j, %j and %j', (cents, ...printed) => {
  expect(languages.map((language) => printEuros(cents, language))).toEqual(printed)
})

it.each([
  [123_450, '1.234,50', `1${narrow}234,50`, '1,234.50'],
  [123_400, '1.234,00', `1${narrow}234,00`, '1,234.00'],
])('%i cents in a column are %j, %j and %j', (cents, ...printed) => {
  expect(languages.map((language) => printAmount(cents, language))).toEqual(printed)
})

it('an amount in a field has no groups, in which a thousand could be read as one', () => {
  const typed = (cents: number) => languages.map((language) => typeAmount(cents, language))
  expect(typed(123_400)).toEqual(['1234', '1234', '1234'])
  expect(typed(3250)).toEqual(['32,50', '32,50', '32.50'])
})
