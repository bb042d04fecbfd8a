import { type Kysely, sql, type Transaction } from 'kysely'
import { dayOf, type Days, instantIn } from '#booking/dates/brussels-time.ts'
import {
  type Invoice,
  type InvoiceFacts,
  numberOf,
  readFacts,
  writeFacts,
} from '#booking/invoices/invoice.ts'
import type { Company } from '#booking/invoices/company.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import { fromRow, inBatches, readerOf, rowsIn, toRow } from '../rows.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Row, Tables } from '../tables.ts'

export type CompanyOnFile = Company & { readonly invoicedAt: Date | undefined }

export function invoiceReads(db: Kysely<Tables>) {
  const companies = db.selectFrom('company').selectAll()
  const invoices = db.selectFrom('invoice').selectAll().orderBy('year').orderBy('number')
  const read = readerOf(invoiceFrom)
  return {
    listOf: (reservationId: Id<'reservation'>) =>
      read(invoices.where('reservation_id', '=', reservationId)),
    listOfEach: (reservationIds: Iterable<string>) =>
      inBatches(reservationIds, (some) => read(invoices.where('reservation_id', 'in', some))),
    listIssued: ({ from, until }: Days) =>
      read(invoices.where('issued_on', '>=', from).where('issued_on', '<=', until)),
    /** Bookings invoiced since a day that ended later, are on another day than the invoice names, or may cost more or less. */
    async listChangedSinceInvoiced(from: Day) {
      const since = instantIn(from, '00:00').toISOString()
      const invoiced = db
        .selectFrom('invoice')
        .select('invoice.reservation_id as id')
        .where('issued_on', '>=', from)
      const moved = invoiced.where(({ exists, selectFrom }) => {
        const reservation = selectFrom('reservation').select('session_id')
        return exists(
          selectFrom('session')
            .select('session.id')
            .where('id', '=', reservation.whereRef('reservation.id', '=', 'invoice.reservation_id'))
            // Nobody comes to the farm at night, so the day in UTC is that in Brussels.
            .where(sql<Day>`substr(starts_at, 1, 10)`, '<>', sql.ref<Day>('workshop_on')),
        )
      })
      const ended = invoiced
        .innerJoin('ending', 'ending.reservation_id', 'invoice.reservation_id')
        .whereRef('ending.at', '>=', 'issued_at')
      const lessened = invoiced
        .innerJoin('entry', (on) => on.on(lessenedId, '=', sql.ref('invoice.reservation_id')))
        .where(lessens)
        .where('entry.at', '>=', since)
        .whereRef('entry.at', '>=', 'issued_at')
      const raised = invoiced
        .innerJoin('entry', (on) => on.on(raisesInvoiced))
        .where('kind', '=', 'charged')
        .whereRef('entry.at', '>=', 'issued_at')
      // SQLite uses the index of each only in a `union all`.
      const rows = await moved.unionAll(ended).unionAll(lessened).unionAll(raised).execute()
      return [...new Set(rows.map(({ id }) => id))]
    },
    async find(number: string): Promise<Invoice | undefined> {
      const [, year, nth] = /^(\d{4})-(\d{4,6})$/.exec(number) ?? []
      if (!year || !nth) return undefined
      const sought = invoices.where('year', '=', Number(year)).where('number', '=', Number(nth))
      return (await read(sought))[0]
    },
    async findCompany(reservationId: Id<'reservation'>): Promise<CompanyOnFile | undefined> {
      const row = await companies.where('reservation_id', '=', reservationId).executeTakeFirst()
      return row && companyFrom(row)
    },
    async listCompaniesToInvoice(): Promise<ReadonlyMap<string, CompanyOnFile>> {
      const rows = await companies.where('invoiced_at', 'is', null).orderBy('asked_at').execute()
      return new Map(rows.map((row) => [row.reservation_id, companyFrom(row)]))
    },
  }
}

/** Entries that lower a price, or by which money leaves a payment; the index has the same condition. */
const lessens = sql<boolean>`(kind = 'charged-less' or (kind <> 'charged' and substr(from_account, 1, 8) in ('deposit:', 'balance:')))`
const raisesInvoiced = sql<boolean>`from_account in ('deposit:' || invoice.reservation_id, 'balance:' || invoice.reservation_id)`
/** The booking's id follows the kind in the name of a payment's account. */
const lessenedId = sql<string>`substr(case kind when 'charged-less' then to_account else from_account end, 9)`

export function invoiceChanges(db: Transaction<Tables>) {
  const companies = rowsIn(db, 'company')
  return {
    /** Changes take turns, so no number of a year is skipped or given twice. */
    async add(reservationId: Id<'reservation'>, issuedAt: Date, facts: InvoiceFacts) {
      const today = dayOf(issuedAt)
      const year = Number(today.slice(0, 4))
      const ofYear = db.selectFrom('invoice').select(['number', 'issued_on'])
      const newest = ofYear.where('year', '=', year).orderBy('number', 'desc').limit(1)
      const last = await newest.executeTakeFirst()
      // Invoice numbers and days rise together, also when the clock was set back.
      const issuedOn = last && last.issued_on > today ? last.issued_on : today
      const given = { year, number: (last?.number ?? 0) + 1, facts: writeFacts(facts) }
      const { workshopOn } = facts
      const row = toRow({ ...given, reservationId, issuedOn, issuedAt, workshopOn })
      await db.insertInto('invoice').values(row).execute()
      return invoiceFrom(row)
    },
    /** Saves the company of a booking, without a change to `invoicedAt`. */
    async saveCompany(
      reservationId: Id<'reservation'>,
      company: Company,
      askedAt: Date,
    ): Promise<void> {
      const { name, vatNumber, address, reference } = company
      const row = toRow({ name, vatNumber, address, reference })
      await db
        .insertInto('company')
        .values({ ...row, ...toRow({ reservationId, askedAt }) })
        .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(row))
        .execute()
      await saveSearchWords(db, reservationId)
    },
    /** False when the booking has no company, or an invoice of its own. */
    markInvoiced: async (reservationId: Id<'reservation'>, invoicedAt: Date) =>
      (await companies.change({ reservationId, invoicedAt: undefined }, { invoicedAt })) > 0,
    /** The invoice was credited in full: the company can be invoiced again. */
    invoiceAnew: (reservationId: Id<'reservation'>) =>
      companies.change({ reservationId }, { invoicedAt: undefined }),
    /** The company of an invoice stays. False when none was forgotten. */
    async forgetCompany(reservationId: Id<'reservation'>): Promise<boolean> {
      if ((await companies.remove({ reservationId, invoicedAt: undefined })) === 0) return false
      await saveSearchWords(db, reservationId)
      return true
    },
  }
}

function invoiceFrom(row: Row<'invoice'>): Invoice {
  const { year, number, facts, reservationId, issuedOn } = fromRow(row)
  return { ...readFacts(facts), reservationId, issuedOn, number: numberOf(year, number) }
}

function companyFrom(row: Row<'company'>): CompanyOnFile {
  const { reservationId: _, askedAt: _asked, ...same } = fromRow(row)
  return same
}
