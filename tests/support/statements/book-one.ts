import { bookTransactions } from '#booking/money/statement/book-transactions.ts'
import type { BookedLine, Books, OpenPayment } from '#booking/money/statement/books.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import { readStatement } from '#booking/money/readers/read-statement.ts'
import { farmIban } from './plain-transaction.ts'
import { freshBooks, openPayments, reservationId } from './ten-bookings.ts'

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

/** Books in which one booking, the first unless said, is different. */
export function books(different: Partial<OpenPayment> & { of?: string } = {}): Books {
  const { of = reservationId(1), ...changed } = different
  const payments = openPayments.map((payment) =>
    payment.reservationId === of ? { ...payment, ...changed } : payment,
  )
  return { ...freshBooks, payments }
}

export function bookOne(
  different: Partial<BankTransaction>,
  known: Books = freshBooks,
): BookedLine {
  return bookTransactions([transaction(different)], known)[0]!
}

/** The books in which every booking has paid so much of its deposit or of its balance. */
export function paid(kind: OpenPayment['kind'], paidCents = 9750): Books {
  const payments = openPayments.map((payment) =>
    payment.kind === kind ? { ...payment, paidCents } : payment,
  )
  return { ...freshBooks, payments }
}
