import { expect, it } from 'vitest'
import { type CashMoved, cashLines, cashTotals } from './cash-book.ts'

const quarter = { from: '2025-07-01', until: '2025-09-30' }
const nothing: CashMoved = {
  transactions: [],
  handReceipts: [],
  refundsPaid: [],
  refundsTold: [],
  takenBack: [],
  vouchersSold: [],
  vouchersRefunded: [],
  redeemed: [],
}

function transaction(bookedOn: string, amountCents: number) {
  return { bookedOn, amountCents, outcome: 'matched', reservationId: 'a' }
}

function sums(moved: Partial<CashMoved>) {
  return cashLines({ ...nothing, ...moved }, quarter).map(
    ({ day, receivedCents, refundedCents }) => [day, receivedCents, refundedCents],
  )
}

it('money counts on the day the bank booked it, the first and the last day of the quarter too', () => {
  const days = ['2025-10-01', '2025-09-30', '2025-07-01', '2025-06-30']
  expect(sums({ transactions: days.map((day) => transaction(day, 6500)) })).toEqual([
    ['2025-07-01', 6500, 0],
    ['2025-09-30', 6500, 0],
  ])
})

it('money that was marked by hand counts on that day', () => {
  const byHand = { reservationId: 'a', amountCents: 6500, day: '2025-08-01' }
  expect(sums({ handReceipts: [byHand], refundsPaid: [byHand] })).toEqual([
    ['2025-08-01', 6500, 0],
    ['2025-08-01', 0, 6500],
  ])
})

it('a refund that a statement tells of counts once, on the day of the bank', () => {
  const refundsTold = ['a', 'b'].map((reservationId) => {
    return { reservationId, amountCents: 6500, day: '2025-09-29' }
  })
  // One transfer for both.
  expect(sums({ refundsTold, transactions: [transaction('2025-09-29', -13_000)] })).toEqual([
    ['2025-09-29', 0, 6500],
    ['2025-09-29', 0, 6500],
  ])
})

it('what the bank took back is received less than nothing', () => {
  const takenBack = [{ reservationId: 'a', amountCents: 6500, day: '2025-08-02' }]
  expect(sums({ takenBack })).toEqual([['2025-08-02', -6500, 0]])
})

it('what waits for a look, or turned out to be nobody’s, is no income', () => {
  const waits = { ...transaction('2025-08-01', 6500), outcome: 'review' }
  const nobodys = { ...transaction('2025-08-01', 6500), reservationId: undefined }
  expect(sums({ transactions: [waits, nobodys, transaction('2025-08-01', -100)] })).toEqual([])
})

it('a gift voucher is received when it is sold, and not once more when it is redeemed', () => {
  const day = '2025-08-01'
  const moved = {
    ...nothing,
    transactions: [transaction(day, 6500)],
    vouchersSold: [{ voucherId: 'v', day, amountCents: 10_000 }],
    vouchersRefunded: [{ voucherId: 'v', day, amountCents: 3500 }],
    redeemed: [{ reservationId: 'b', day, amountCents: 6500 }],
  }
  expect(cashTotals(cashLines(moved, quarter))).toEqual({
    bookings: { receivedCents: 6500, refundedCents: 0 },
    vouchers: { receivedCents: 10_000, refundedCents: 3500 },
    together: { receivedCents: 16_500, refundedCents: 3500 },
    redeemedCents: 6500,
  })
})
