import { expect, it } from 'vitest'
import { receiptLines } from './receipt.ts'

it('has what came, by whom, and what went back; not what is only owed', () => {
  const at = new Date('2025-09-24T10:00:00Z')
  const deposit = { payment: 'deposit', cents: 6500 } as const
  const lines = receiptLines([
    { what: 'confirmed', by: 'owner', at, detail: {} },
    { what: 'received', by: 'bank', at, detail: deposit },
    { what: 'received', by: 'guest', at, detail: { payment: 'balance', cents: 5000 } },
    { what: 'taken-back', by: 'owner', at, detail: deposit },
    { what: 'back-on-voucher', by: 'owner', at, detail: { cents: 2500 } },
    { what: 'owed-back', by: 'guest', at, detail: { cents: 900 } },
    { what: 'refunded', by: 'owner', at, detail: { cents: 800 } },
  ])
  expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['deposit', 6500],
    ['voucher', 5000],
    ['takenBack', -6500],
    ['backOnVoucher', -2500],
    ['refunded', -800],
  ])
})
