import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { printEuros } from './money.ts'

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
