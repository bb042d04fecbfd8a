import type { Kysely, Transaction } from 'kysely'
import type { Company } from '#booking/people/company.ts'
import { fromRow, toRow } from './rows.ts'
import type { Row, Tables } from './tables.ts'

export type CompanyOnFile = Company & { readonly invoicedAt: Date | undefined }

export function companyReads(db: Kysely<Tables>) {
  const companies = db.selectFrom('company').selectAll()
  return {
    async findCompany(reservationId: string): Promise<CompanyOnFile | undefined> {
      const row = await companies.where('reservation_id', '=', reservationId).executeTakeFirst()
      return row && companyFrom(row)
    },
    /** By booking, first asked first; those without an invoice yet. */
    async companiesToInvoice(): Promise<ReadonlyMap<string, CompanyOnFile>> {
      const rows = await companies.where('invoiced_at', 'is', null).orderBy('asked_at').execute()
      return new Map(rows.map((row) => [row.reservation_id, companyFrom(row)]))
    },
  }
}

export function companyChanges(db: Transaction<Tables>) {
  return {
    /** Instead of what was kept for the booking before; whether its invoice was made stays. */
    async keepCompany(reservationId: string, company: Company, askedAt: Date): Promise<void> {
      const { name, vatNumber, address, reference } = company
      const row = toRow({ name, vatNumber, address, reference })
      await db
        .insertInto('company')
        .values({ ...row, ...toRow({ reservationId, askedAt }) })
        .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(row))
        .execute()
    },
    /** False when there was none, or its invoice was made before. */
    async keepInvoiced(reservationId: string, at: Date): Promise<boolean> {
      const row = db.updateTable('company').set({ invoiced_at: at.toISOString() })
      const open = row.where('reservation_id', '=', reservationId).where('invoiced_at', 'is', null)
      return (await open.executeTakeFirst()).numUpdatedRows > 0n
    },
    /** One whose invoice was made stays. False when there was none to forget. */
    async forgetCompany(reservationId: string): Promise<boolean> {
      const row = db.deleteFrom('company').where('reservation_id', '=', reservationId)
      return (await row.where('invoiced_at', 'is', null).executeTakeFirst()).numDeletedRows > 0n
    },
  }
}

function companyFrom(row: Row<'company'>): CompanyOnFile {
  const { reservationId: _, askedAt: _asked, ...same } = fromRow(row)
  return same
}
