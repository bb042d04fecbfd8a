import { expect, it } from 'vitest'
import { epcPayload } from './epc-payload.ts'
import { payeeMatch, payeeName } from './payee.ts'

it('a payee’s plain name stays as it is', () => {
  expect(payeeName('Zoë D’Hondt-Peeters')).toBe('Zoë D’Hondt-Peeters')
})

it.each([
  'a\nEUR1.00',
  'b\u2028c',
  ` ${'x'.repeat(100)}`,
  '🫙'.repeat(100),
  'é\u0000'.repeat(80),
  'An\udd6c',
])('makes of %j what a payment’s code takes', (typed) => {
  const name = payeeName(typed)
  const payment = { iban: 'BE71096123456769', amountCents: 999_999, freeText: 'x'.repeat(22) }
  expect(epcPayload({ name: name!, ...payment }).split('\n')[5]).toBe(name)
})

it('a payee without letters has no name', () => {
  for (const none of ['', ' ', '\n\u2029', '\ud83e']) expect(payeeName(none)).toBeUndefined()
})

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
