import type { Kysely, Transaction } from 'kysely'
import { type Invoice, type InvoiceFacts, numberOf, readFacts } from '#booking/invoices/invoice.ts'
import { fromRow, toRow } from './rows.ts'
import type { Row, Tables } from './tables.ts'

export function invoiceReads(db: Kysely<Tables>) {
  const invoices = db.selectFrom('invoice').selectAll().orderBy('year').orderBy('number')
  const read = async (rows: typeof invoices): Promise<readonly Invoice[]> =>
    (await rows.execute()).map(invoiceFrom)
  return {
    invoicesOf: (reservationId: string) =>
      read(invoices.where('reservation_id', '=', reservationId)),
    /** Issued on these days in Brussels, the last included; in the order of their numbers. */
    invoicesIssued: ({ from, until }: { readonly from: string; readonly until: string }) =>
      read(invoices.where('issued_on', '>=', from).where('issued_on', '<=', until)),
    /** By its whole number, "2025-0001". */
    async findInvoice(number: string): Promise<Invoice | undefined> {
      const [, year, nth] = /^(\d{4})-(\d{4,6})$/.exec(number) ?? []
      if (!year || !nth) return undefined
      const own = invoices.where('year', '=', Number(year)).where('number', '=', Number(nth))
      return (await read(own))[0]
    },
  }
}

export function invoiceChanges(db: Transaction<Tables>) {
  return {
    /** Under the next number of its year: changes take turns, so none is skipped or given twice. */
    async addInvoice(reservationId: string, issuedOn: string, facts: InvoiceFacts) {
      const year = Number(issuedOn.slice(0, 4))
      const ofYear = db.selectFrom('invoice').select('number').where('year', '=', year)
      const last = await ofYear.orderBy('number', 'desc').limit(1).executeTakeFirst()
      const own = { year, number: (last?.number ?? 0) + 1, facts: JSON.stringify(facts) }
      const row = toRow({ ...own, reservationId, issuedOn })
      await db.insertInto('invoice').values(row).execute()
      return invoiceFrom(row)
    },
  }
}

function invoiceFrom(row: Row<'invoice'>): Invoice {
  const { year, number, facts, ...own } = fromRow(row)
  return { ...readFacts(facts), ...own, number: numberOf(year, number) }
}
