import { bookMovements } from '#booking/statement/book-movements.ts'
import type { Booked, Books, OpenPayment } from '#booking/statement/booked.ts'
import type { Movement } from '#booking/statement/movement.ts'
import { readStatement } from '#booking/statement/read-statement.ts'
import { freshBooks, openPayments, reservationId } from './ten-bookings.ts'

/** What a file says, when it can be read. */
export function movementsOf(text: string): readonly Movement[] {
  const reading = readStatement(new TextEncoder().encode(text))
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problem))
  return reading.movements
}

let n = 0
/** One movement as a reader gives it. */
export function movement(different: Partial<Movement> = {}): Movement {
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

export function bookOne(different: Partial<Movement>, known: Books = freshBooks): Booked {
  return bookMovements([movement(different)], known)[0]!
}

/** As if every booking had paid so much of its deposit, or of its balance. */
export function paid(kind: OpenPayment['kind'], paidCents = 9750): Books {
  const payments = openPayments.map((payment) =>
    payment.kind === kind ? { ...payment, paidCents } : payment,
  )
  return { ...freshBooks, payments }
}
