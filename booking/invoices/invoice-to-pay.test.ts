import { expect, it } from 'vitest'
import { invoiceToPay } from './invoice-to-pay.ts'

const payments = [
  { kind: 'deposit', amountCents: 6500, paidCents: 0, reference: 'd', dueOn: '2025-09-17' },
  { kind: 'balance', amountCents: 6500, paidCents: 0, reference: 'b', dueOn: '2025-11-05' },
] as const
const asked = { totalCents: 13_000, today: '2025-09-15' } as const

it('an invoice names the due days of the deposit and of the rest, as the desk does', () => {
  expect(invoiceToPay(payments, asked)).toEqual({
    toPay: { cents: 13_000, dueOn: '2025-11-05', reference: 'd' },
    deposit: { cents: 6500, dueOn: '2025-09-17' },
  })
})

it('an amount that is due at once, or is late, has one due day', () => {
  const [deposit, balance] = payments
  const paid = [{ ...deposit, paidCents: 6500 }, balance] as const
  expect(invoiceToPay(paid, asked)).toEqual({
    toPay: { cents: 6500, dueOn: '2025-11-05', reference: 'b' },
  })
  expect(invoiceToPay(payments, { ...asked, totalCents: 5000 })).toEqual({
    toPay: { cents: 5000, dueOn: '2025-09-17', reference: 'd' },
  })
  expect(invoiceToPay(payments, { ...asked, today: '2025-11-06' })).toEqual({
    toPay: { cents: 13_000, dueOn: '2025-11-06', reference: 'd' },
  })
  const allPaid = payments.map((each) => ({ ...each, paidCents: 6500 }))
  expect(invoiceToPay(allPaid, asked)).toBeUndefined()
})
