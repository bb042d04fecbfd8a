import { dayMs } from '#booking/dates/brussels-time.ts'
import type { Entry } from '#booking/money/entry.ts'
import type { Day } from '#language/dates.ts'
import type { Tables } from '#store/tables.ts'

export type YearsRow = Readonly<Record<string, string | number | null>>
export type RowOf = { readonly table: keyof Tables; readonly row: YearsRow }

const payerIban = 'BE68539007547034'

export function dayLater(at: Date, later: number): Day {
  return new Date(at.getTime() + later * dayMs).toISOString().slice(0, 10) as Day
}

type Transfer = {
  readonly key: string
  readonly day: Day
  /** Less than 0 for one that went out. */
  readonly cents: number
  readonly reference: string
  readonly name: string
  readonly reservation_id?: string
  readonly voucher_id?: string
}

/** A line of a statement, and what it was found to be. */
export function transferRow({ key, day, cents, reference, name, ...paid }: Transfer): RowOf {
  const at = `${day}T08:00:00.000Z`
  const row = {
    reservation_id: null,
    voucher_id: null,
    ...paid,
    key: keyOf(key),
    booked_on: day,
    amount_cents: cents,
    communication: reference,
    payer_name: name,
    payer_iban: payerIban,
    outcome: 'matched',
    detail: '{}',
    imported_at: at,
    settled_at: at,
  }
  return { table: 'bank_transaction', row }
}

/** Up to ten for each booking. */
export function entryRow(
  n: number,
  nth: number,
  { at, from, to, key, ...same }: Omit<Entry, 'line' | 'day'> & { readonly key?: string },
): RowOf {
  const number = 10 * n + nth + 1
  const line = key === undefined ? null : keyOf(key)
  const day = dayLater(at, 0)
  const own = { number, id: `entry ${number}`, at: at.toISOString(), day, line }
  return { table: 'entry', row: { ...own, ...same, from_account: from, to_account: to } }
}

function keyOf(key: string): string {
  return `coda:${key}:r0:0`
}

type Refund = {
  readonly id: string
  readonly reservationId: string
  readonly requestedAt: Date
  readonly cents: number
  /** A line of a statement told of it. */
  readonly isTold: boolean
}

export function* refundRows(n: number, refund: Refund): Generator<RowOf> {
  const { id, reservationId: reservation_id, requestedAt, cents, isTold } = refund
  const key = `0000000f${String(n).padStart(8, '0')}`
  const day = dayLater(requestedAt, 5)
  const row: YearsRow = {
    id,
    reservation_id,
    amount_cents: cents,
    iban: payerIban,
    created_at: requestedAt.toISOString(),
    paid_at: `${day}T08:00:00.000Z`,
    asked_iban: '',
    asked_at: null,
    transaction_key: isTold ? keyOf(key) : null,
  }
  yield { table: 'refund', row }
  const transfer = { key, day, cents: -cents, reference: '', name: 'Mia Maes', reservation_id }
  if (isTold) yield transferRow(transfer)
}
