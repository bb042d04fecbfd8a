import type { JournalKind } from '#booking/money/journal.ts'
import { cents, count, day, recordId, moment, text, word } from './column.ts'
import { table } from './declare-table.ts'

export const paperTables = {
  /** An invoice or a credit note; both count on in one series a year. Only added to. The law keeps a company that was billed. */
  invoice: table({
    columns: {
      year: count(),
      /** The number within the year, from 1. */
      number: count(),
      reservation_id: recordId<'reservation'>(),
      issued_on: day(),
      /** JSON, as `booking/invoices/invoice.ts` reads it. */
      facts: text('company'),
      issued_at: moment().before(''),
      /** Day in Brussels that it names. */
      workshop_on: day().before(''),
    },
    key: ['invoice_number', 'year', 'number'],
    indexes: { invoice_by_reservation_id: '(reservation_id)', invoice_by_issued_on: '(issued_on)' },
    goes: [{ past: 'books', of: 'issued_on' }],
    ofBooking: 'own',
  }),
  /** Only added to; the text is that of `booking/money/journal.ts`. */
  journal_day: table({
    columns: {
      day: day().key(),
      text: text('nobody'),
      hash: text('nobody'),
    },
  }),
  /** The lines of the receipts journal, sum by sum; only added to. */
  journal_entry: table({
    columns: {
      number: count().key(),
      day: day(),
      source: text('nobody'),
      kind: word<JournalKind>(),
      received_on: day(),
      vat_percent: count(),
      cents: cents(),
      at: moment(),
    },
    indexes: { journal_entry_by_source: '(source)', journal_entry_by_at: '(at)' },
  }),
}
