import { expect, it } from 'vitest'
import { payerAccount } from './accounts.ts'

const came = { amountCents: 6500, outcome: 'matched', payerIban: 'BE71096123456769' }

it('money that came from one account goes back there', () => {
  expect(payerAccount([came, { ...came, outcome: 'part' }])).toBe(came.payerIban)
})

it.each([
  ['nothing came', []],
  ['the bank did not say', [{ ...came, payerIban: '' }]],
  ['it came from several', [came, { ...came, payerIban: 'BE62510007547061' }]],
  ['nobody knows yet whose it is', [{ ...came, outcome: 'review' }]],
  ['it went', [{ ...came, amountCents: -6500 }]],
])('nobody knows where money goes back to when %s', (_, transactions) => {
  expect(payerAccount(transactions)).toBeUndefined()
})
