import { expect, it } from 'vitest'
import { epcPayload } from './epc-payload.ts'
import { payeeName } from './payee.ts'

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
