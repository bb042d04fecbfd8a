import { expect, it } from 'vitest'
import type { PostedEntry } from './entry.ts'
import { kindsPaidBy, partsToReverse, receiptsOf } from './receipts.ts'

const at = new Date('2025-09-24T10:00:00Z')
const day = '2025-09-24'
const deposit = 'deposit:a'
const balance = 'balance:a'
const line = (key: string) => ({ line: key, day: '2025-09-23', at }) as const

const entries: readonly PostedEntry[] = [
  { kind: 'received', from: 'bank', to: deposit, cents: 4000, ...line('k'), share: 'c' },
  { kind: 'received', from: 'bank', to: balance, cents: 1000, ...line('k') },
  { kind: 'marked', from: 'hand:h', to: deposit, cents: 500, at, day, method: 'wero' },
  { kind: 'marked', from: 'hand:s', to: deposit, cents: 700, at, day },
  { kind: 'shown', from: 'bank', to: 'hand:s', cents: 700, ...line('s') },
  { kind: 'marked', from: 'hand:u', to: deposit, cents: 900, at, day },
  { kind: 'unmarked', from: deposit, to: 'hand:u', cents: 900, at, day },
  { kind: 'redeemed', from: 'voucher:v', to: balance, cents: 2000, at, day },
]

it('a booking has a receipt for each line and each mark that was not taken back', () => {
  expect(receiptsOf('a', entries)).toMatchObject([
    {
      account: 'rest:k',
      day: '2025-09-23',
      method: undefined,
      parts: [
        { kind: 'deposit', cents: 4000, share: 'c' },
        { kind: 'balance', cents: 1000 },
      ],
    },
    { account: 'hand:h', day, method: 'wero', parts: [{ kind: 'deposit', cents: 500 }] },
    {
      account: 'rest:s',
      day: '2025-09-23',
      method: undefined,
      parts: [{ kind: 'deposit', cents: 700 }],
    },
  ])
})

it('money leaves the balance, then the deposit, but never a voucher’s part', () => {
  const [receipt] = receiptsOf('a', entries)
  const paid = (inDeposit: number, inBalance: number) => [
    { kind: 'deposit' as const, amountCents: 6500, paidCents: inDeposit },
    { kind: 'balance' as const, amountCents: 6500, paidCents: inBalance },
  ]
  const parts = (payments: ReturnType<typeof paid>, voucherCents = 0) =>
    partsToReverse(receipt!, { payments, voucherCents })
  expect(parts(paid(3000, 2000))).toEqual([
    { kind: 'balance', cents: 2000, share: 'c' },
    { kind: 'deposit', cents: 2000, share: 'c' },
    { kind: 'deposit', cents: 1000 },
  ])
  expect(parts(paid(3000, 1999))).toBeUndefined()
  expect(parts(paid(3000, 3999), 2000)).toBeUndefined()
})

it('a receipt disappears once all of it was taken back, from either payment', () => {
  const came: readonly PostedEntry[] = [
    { kind: 'marked', from: 'hand:h', to: deposit, cents: 500, at, day },
    { kind: 'marked', from: 'hand:h', to: balance, cents: 1500, at, day },
    { kind: 'received', from: 'bank', to: balance, cents: 800, ...line('k'), share: 'c' },
  ]
  const left: readonly PostedEntry[] = [
    { kind: 'unmarked', from: deposit, to: 'hand:h', cents: 1600, at, day },
    { kind: 'put-back', from: deposit, to: 'rest:k', cents: 800, ...line('k'), share: 'c' },
  ]
  expect(receiptsOf('a', [...came, ...left])).toMatchObject([
    { account: 'hand:h', parts: [{ kind: 'balance', cents: 400 }] },
  ])
  const rest: PostedEntry = { kind: 'unmarked', from: balance, to: 'hand:h', cents: 400, at, day }
  expect(receiptsOf('a', [...came, ...left, rest])).toEqual([])
})

it('a receipt that stays pays the deposit first, whatever it came for', () => {
  const mark = (hand: string, to: typeof deposit | typeof balance, cents: number): PostedEntry => {
    return { kind: 'marked', from: `hand:${hand}`, to, cents, at, day }
  }
  const came = [mark('a', deposit, 6500), mark('b', deposit, 3250), mark('b', balance, 3250)]
  const paid = (inDeposit: number, inBalance: number) => [
    { kind: 'deposit' as const, amountCents: 9750, paidCents: inDeposit },
    { kind: 'balance' as const, amountCents: 9750, paidCents: inBalance },
  ]
  const receipts = receiptsOf('a', came)
  expect(kindsPaidBy(receipts, paid(9750, 3250))).toEqual([['deposit'], ['deposit', 'balance']])
  expect(partsToReverse(receipts[0]!, { payments: paid(9750, 3250), voucherCents: 0 })).toEqual([
    { kind: 'balance', cents: 3250 },
    { kind: 'deposit', cents: 3250 },
  ])
  const gone = (from: typeof deposit | typeof balance): PostedEntry => {
    return { kind: 'unmarked', from, to: 'hand:a', cents: 3250, at, day }
  }
  const left = receiptsOf('a', [...came, gone(balance), gone(deposit)])
  expect(left).toMatchObject([{ account: 'hand:b' }])
  expect(kindsPaidBy(left, paid(6500, 0))).toEqual([['deposit']])
})
