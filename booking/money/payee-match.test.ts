import { expect, it } from 'vitest'
import { payeeMatch } from './payee.ts'

it.each([
  ['HOF TER GIST', 'Hof ter Gist', 'match'],
  ['Hof ter Gist BV', 'Hof ter Gist', 'match'],
  ['HOF TER GIST B.V.', 'Hof ter Gist', 'match'],
  ['Bôerderij Gïst', 'Boerderij Gist', 'match'],
  ['Maes & Claes', 'Maes en Claes', 'match'],
  ['PEETERS ANNELEEN', 'Anneleen Peeters', 'match'],
  // 26 characters of a longer name, and 25 where the last was a space.
  ['BOERDERIJ EN BAKKERIJ HOF ', 'Boerderij en Bakkerij Hof ter Gist', 'match'],
  ['BOERDERIJ EN BAKKERIJEN GI', 'Boerderij en bakkerijen Gist', 'match'],
  ['BOERDERIJ EN BAKKERIJEN GI', 'Boerderij en bakkerijen Leie', 'differs'],
  ['A. Peeters', 'Anneleen Peeters', 'close'],
  ['Hof te Gist', 'Hof ter Gist', 'close'],
  ['Anneleen Peeters-Maes', 'Anneleen Peeters', 'close'],
  ['Hof', 'Hof ter Gist', 'close'],
  ['Anneleen Peeters', 'Hof ter Gist', 'differs'],
  ['BV', 'Hof ter Gist', 'differs'],
] as const)('an account of "%s" and a printed "%s": %s', (holder, printed, match) => {
  expect(payeeMatch(holder, printed)).toBe(match)
})
