import { expect, it } from 'vitest'
import { receiptLines } from './receipt-lines.ts'

it('a receipt lists payments with their payers, and refunds, but no debts and no rest that went back', () => {
  const at = new Date('2025-09-24T10:00:00Z')
  const deposit = 'deposit:a'
  const balance = 'balance:a'
  const lines = receiptLines(
    [
      { kind: 'charged', from: deposit, to: 'price', cents: 6500, at },
      {
        kind: 'received',
        from: 'bank',
        to: deposit,
        cents: 6500,
        at,
        line: 'k',
        day: '2025-09-23',
      },
      { kind: 'redeemed', from: 'voucher:v', to: balance, cents: 5000, at },
      { kind: 'taken-back', from: deposit, to: 'bank', cents: 6500, at, line: 'l' },
      { kind: 'back-on-voucher', from: balance, to: 'voucher:v', cents: 2400, at },
      { kind: 'back-on-voucher', from: deposit, to: 'voucher:v', cents: 100, at },
      { kind: 'owed-back', from: balance, to: 'refund:r', cents: 900, at },
      { kind: 'refunded', from: 'refund:r', to: 'hand:r', cents: 800, at },
      { kind: 'owed-back', from: 'rest:k', to: 'refund:s', cents: 7000, at },
      { kind: 'refunded', from: 'refund:s', to: 'hand:s', cents: 7000, at },
      { kind: 'went-along', from: deposit, to: 'deposit:b', cents: 300, at },
    ],
    'a',
  )
  expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['deposit', 6500],
    ['voucher', 5000],
    ['takenBack', -6500],
    ['backOnVoucher', -2500],
    ['refunded', -800],
    ['wentAlong', -300],
  ])
})
