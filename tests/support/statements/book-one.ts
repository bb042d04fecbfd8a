import { bookTransactions } from '#booking/money/statement/book-transactions.ts'
import type { Owed } from '#booking/money/owed.ts'
import type { BookedLine, KnownMoney, OpenBooking } from '#booking/money/statement/known-money.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import { readStatement } from '#booking/money/readers/read-statement.ts'
import { farmIban } from './plain-transaction.ts'
import { nothingPaid, openBookings, reservationId } from './ten-bookings.ts'

export function readText(text: string) {
  return readStatement(new TextEncoder().encode(text), { account: farmIban })
}

export function transactionsOf(text: string): readonly BankTransaction[] {
  const reading = readText(text)
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problem))
  return reading.transactions
}

let n = 0
export function transaction(different: Partial<BankTransaction> = {}): BankTransaction {
  n += 1
  return {
    key: `coda:${String(n).padStart(16, '0')}:r${String(n).padStart(16, '0')}:0`,
    bookedOn: '2025-09-15',
    amountCents: 9750,
    freeText: '',
    status: 'booked',
    ...different,
  }
}

type Different = Partial<OpenBooking> & { readonly of?: string; readonly owed?: Partial<Owed> }

/** One booking, the first unless said, is different in what is known; `owed`: each of its payments. */
export function knownWith({ of = reservationId(1), owed, ...changed }: Different): KnownMoney {
  const bookings = openBookings.map((booking) => {
    const payments = booking.payments.map((payment) => ({ ...payment, ...owed }))
    return booking.reservationId === of ? { ...booking, payments, ...changed } : booking
  })
  return { ...nothingPaid, bookings }
}

export function bookOne(
  different: Partial<BankTransaction>,
  known: KnownMoney = nothingPaid,
): BookedLine {
  return bookTransactions([transaction(different)], known)[0]!
}

/** Every booking has paid so much of its deposit or of its balance. */
export function paid(kind: Owed['kind'], paidCents = 9750): KnownMoney {
  const bookings = openBookings.map((booking) => ({
    ...booking,
    payments: booking.payments.map((each) => (each.kind === kind ? { ...each, paidCents } : each)),
  }))
  return { ...nothingPaid, bookings }
}
