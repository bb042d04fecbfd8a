import type { Kysely } from 'kysely'
import type { Before, Derived } from './042-before.ts'
import { BooksOfHistory } from './042-books.ts'
import { putDownRefunds, sellVouchers } from './042-repaid.ts'

/** Entries made of the older tables. A sum that these do not explain becomes a `carried` entry, so no total changes. */
export async function derivedEntries(db: Kysely<Before>): Promise<readonly Derived[]> {
  const events = db.selectFrom('event').select(['reservation_id', 'at', 'by', 'what', 'detail'])
  const told = ['received', 'taken-back', 'back-on-voucher', 'split-off', 'party-changed']
  const books = new BooksOfHistory({
    reservations: await db.selectFrom('reservation').select(['id', 'created_at']).execute(),
    payments: await db.selectFrom('payment').selectAll().execute(),
    lines: await db
      .selectFrom('bank_transaction')
      .selectAll()
      .orderBy('booked_on')
      .orderBy('key')
      .execute(),
    receipts: await db.selectFrom('hand_receipt').selectAll().execute(),
    uses: await db.selectFrom('voucher_use').selectAll().orderBy('at').orderBy('id').execute(),
  })
  books.charge()
  const history = events.where('what', 'in', told).where('reservation_id', 'is not', null)
  const happened = await history.orderBy('at').orderBy('number').execute()
  for (const event of happened) books.happen(event)
  books.showReceipts()
  putDownRefunds(
    books,
    await db.selectFrom('refund').selectAll().orderBy('created_at').execute(),
    happened,
  )
  books.goAlong(happened)
  books.keepRests()
  sellVouchers(books, await db.selectFrom('voucher').selectAll().execute())
  return books.entries.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at))
}
