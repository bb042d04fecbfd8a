import { expect, it } from 'vitest'
import { invoiceToPay } from './invoice-to-pay.ts'

const payments = [
  { kind: 'deposit', amountCents: 6500, paidCents: 0, reference: 'd', dueOn: '2025-09-17' },
  { kind: 'balance', amountCents: 6500, paidCents: 0, reference: 'b', dueOn: '2025-11-05' },
] as const
const facts = { totalCents: 13_000, today: '2025-09-15' } as const

const [deposit, balance] = payments
const depositPaid = [{ ...deposit, paidCents: 6500 }, balance] as const
const inTwo = { cents: 6500, dueOn: '2025-09-17' } as const

it.each([
  ['the due days of the deposit and of the rest', payments, {}, [13_000, '2025-11-05', 'd'], inTwo],
  ['the rest once the deposit came', depositPaid, {}, [6500, '2025-11-05', 'b'], undefined],
  ['less than the deposit', payments, { totalCents: 5000 }, [5000, '2025-09-17', 'd'], undefined],
  ['a sum that is late', payments, { today: '2025-11-06' }, [13_000, '2025-11-06', 'd'], undefined],
] as const)('an invoice names %s', (_, open, different, [cents, dueOn, reference], first) => {
  const toPay = { cents, dueOn, reference }
  expect(invoiceToPay(open, { ...facts, ...different })).toEqual({ toPay, deposit: first })
})

it('an invoice that is paid has nothing to pay', () => {
  const allPaid = payments.map((each) => ({ ...each, paidCents: 6500 }))
  expect(invoiceToPay(allPaid, facts)).toBeUndefined()
})
