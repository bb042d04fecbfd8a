import { expect, it } from 'vitest'
import { noGuestFacts } from '../reservations/guest-facts.ts'
import { readSearch } from './read-search.ts'
import { partAround, whyFound } from './why-found.ts'

const found = {
  name: 'Nele Wit',
  email: 'nele@example.org',
  ...noGuestFacts,
  telephone: '0470 12 34 56',
  note: 'belt nog',
  specialRequirements: 'Met de fiets',
  status: 'confirmed',
  payments: [
    { kind: 'deposit', amountCents: 9500, paidCents: 6500 },
    { kind: 'balance', amountCents: 9500, paidCents: 0 },
  ],
} as const
const details = {
  company: 'Acme Brood',
  companions: [{ name: 'Constant', email: '' }],
  replaced: [{ name: 'Mia Maes', email: '' }],
  refundCents: [1234],
}

const why = (typed: string) => whyFound(readSearch(typed, '2025-09-15'), found, details)

it.each([
  ['nele', []],
  ['nele fiets', [{ why: 'remark', text: 'Met de fiets' }]],
  ['0470123456', [{ why: 'telephone', text: '0470 12 34 56' }]],
  ['belt', [{ why: 'note', text: 'belt nog' }]],
  ['acme', [{ why: 'company', text: 'Acme Brood' }]],
  ['constant', [{ why: 'companion', text: 'Constant' }]],
  ['maes', [{ why: 'replaced', text: 'Mia Maes' }]],
  ['125', [{ why: 'open', cents: 12_500 }]],
  ['30', [{ why: 'deposit-open', cents: 3000 }]],
  ['190', [{ why: 'total', cents: 19_000 }]],
  ['12,34', [{ why: 'refund', cents: 1234 }]],
  ['7', [{ why: 'moved', cents: 700 }]],
])('“%s” finds it by %j', (typed, reasons) => {
  expect(why(typed)).toEqual(reasons)
})

it('no open amount is named of a booking that has ended', () => {
  const search = readSearch('125', '2025-09-15')
  const over = { ...found, status: 'cancelled' } as const
  expect(whyFound(search, over, details)).toEqual([{ why: 'moved', cents: 12_500 }])
})

it('a long text is shown round the word', () => {
  const text = `${'Een lange zin vooraf, die niets zegt. '.repeat(4)}Dan komt de kikker.`
  expect(partAround(text, '“kikk')).toMatch(/^….*kikker\.$/)
  expect(partAround(text, '“kikk').length).toBeLessThan(75)
})
