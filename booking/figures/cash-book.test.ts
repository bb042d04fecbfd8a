import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import type { Entry, PostedEntry } from '../money/entry.ts'
import { cashLines, cashTotals, vatOn } from './cash-book.ts'

const days = { from: '2025-07-01', until: '2025-09-30' } as const
const at = new Date('2025-08-01T08:00:00Z')
const bookings = new Map([
  ['refund:r', 'a'],
  ['refund:s', 'b'],
])

function linesOf(...entries: readonly Entry[]) {
  return cashLines(
    entries.map((entry) => ({ day: '2025-08-01', ...entry })),
    { days, bookings },
  )
}

function sums(...entries: readonly Entry[]) {
  return linesOf(...entries).map(({ day, receivedCents, refundedCents }) => {
    return [day, receivedCents, refundedCents]
  })
}

function received(day: Day, cents: number): Entry {
  return { kind: 'received', from: 'bank', to: 'deposit:a', cents, at, day, line: day }
}

it('money counts on the bank’s day, also on the first and the last day of the quarter', () => {
  const each = ['2025-10-01', '2025-09-30', '2025-07-01', '2025-06-30'] as const
  expect(sums(...each.map((day) => received(day, 6500)))).toEqual([
    ['2025-07-01', 6500, 0],
    ['2025-09-30', 6500, 0],
  ])
})

it('a line that pays several bookings is one sum for each of them', () => {
  const day = '2025-08-02'
  const shown = { cents: 6500, at, day, line: 'line' } as const
  const entries: readonly PostedEntry[] = [
    { kind: 'received', from: 'bank', to: 'deposit:a', ...shown },
    { kind: 'received', from: 'bank', to: 'balance:a', ...shown },
    { kind: 'received', from: 'bank', to: 'rest:line', ...shown, cents: 100 },
    { kind: 'rest-placed', from: 'rest:line', to: 'deposit:b', ...shown, cents: 100 },
  ]
  const sumsOf = (some: readonly PostedEntry[]) =>
    cashLines(some, { days, bookings: new Map([['rest:line', 'a']]) }).map(
      ({ receivedCents, reservationId, ...of }) => [
        of.day,
        reservationId ?? ('line' in of && of.line),
        receivedCents,
      ],
    )
  expect(sumsOf(entries.slice(0, -1))).toEqual([[day, 'a', 13_100]])
  expect(sumsOf(entries)).toEqual([
    [day, 'a', 13_000],
    [day, 'b', 100],
  ])
  // It was not for that booking: nobody's, until the owner says.
  const back = {
    kind: 'put-back',
    from: 'deposit:b',
    to: 'rest:line',
    ...shown,
    cents: 100,
  } as const
  expect(sumsOf([...entries, back])).toEqual([
    [day, 'a', 13_000],
    [day, 'line', 100],
  ])
})

it('marked money counts on the day of the mark, until a line shows the bank’s day', () => {
  const marked = { kind: 'marked', from: 'hand:h', to: 'deposit:a', cents: 6500, at } as const
  const back = { kind: 'refunded', from: 'refund:r', to: 'hand:r', cents: 6500, at } as const
  expect(sums(marked, back)).toEqual([
    ['2025-08-01', 6500, 0],
    ['2025-08-01', 0, 6500],
  ])
  const line = 'k'
  const day = '2025-08-03'
  const shown = { kind: 'shown', from: 'bank', to: 'hand:h', cents: 6500, at, line, day } as const
  const onStatement = {
    kind: 'shown',
    from: 'hand:r',
    to: 'bank',
    cents: 6500,
    at,
    line,
    day,
  } as const
  expect(sums(marked, back, shown, onStatement)).toEqual([
    ['2025-08-03', 6500, 0],
    ['2025-08-03', 0, 6500],
  ])
})

it('cash that was handed back leaves the cash, and any other refund the bank', () => {
  const back = { kind: 'refunded', from: 'refund:r', to: 'hand:r', cents: 6500, at } as const
  expect(linesOf(back, { ...back, method: 'cash' }).map(({ how }) => how)).toEqual(['bank', 'cash'])
})

it('each refund of one transfer has a line', () => {
  const line = 'k'
  const day = '2025-09-29'
  const each = (['r', 's'] as const).flatMap((id): readonly Entry[] => [
    { kind: 'refunded', from: `refund:${id}`, to: `hand:${id}`, cents: 6500, at },
    { kind: 'shown', from: `hand:${id}`, to: 'bank', cents: 6500, at, line, day },
  ])
  expect(sums(...each)).toEqual([
    [day, 0, 6500],
    [day, 0, 6500],
  ])
})

it('money that the bank took back is a negative receipt', () => {
  const back = { kind: 'taken-back', from: 'deposit:a', to: 'bank', cents: 6500, at } as const
  expect(sums({ ...back, line: 'k', day: '2025-08-02' })).toEqual([['2025-08-02', -6500, 0]])
})

it('a gift voucher is received when it is sold, and not once more when it is redeemed', () => {
  const day = '2025-08-01'
  const lines = linesOf(
    received(day, 6500),
    { kind: 'received', from: 'bank', to: 'voucher:v', cents: 10_000, at, day, line: 'v' },
    { kind: 'refunded', from: 'voucher-refund:v', to: 'hand:v', cents: 3500, at },
    { kind: 'redeemed', from: 'voucher:v', to: 'deposit:b', cents: 4000, at },
    { kind: 'redeemed', from: 'voucher:v', to: 'balance:b', cents: 2500, at },
  )
  expect(lines.map(({ redeemedCents }) => redeemedCents)).toEqual([0, 6500, 0, 0])
  expect(cashTotals(lines)).toEqual({
    bookings: { receivedCents: 6500, refundedCents: 0 },
    vouchers: { receivedCents: 10_000, refundedCents: 3500 },
    together: { receivedCents: 16_500, refundedCents: 3500 },
    redeemedCents: 6500,
  })
})

it('a day has the rate of its evening, and the oldest days have the rate before the first change', () => {
  const changes = [
    { at: new Date('2025-09-14T22:30:00Z'), before: 21, after: 12 },
    { at: new Date('2025-11-01T09:00:00Z'), before: 12, after: 6 },
  ]
  const on = (day: '2025-09-14' | '2025-09-15' | '2025-10-31' | '2025-11-01') =>
    vatOn(day, { now: 6, changes })
  expect(on('2025-09-14')).toBe(21)
  expect(on('2025-09-15')).toBe(12)
  expect(on('2025-10-31')).toBe(12)
  expect(on('2025-11-01')).toBe(6)
  expect(vatOn('2025-09-14', { now: 6, changes: [] })).toBe(6)
})
