import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { keptWords } from '#booking/search/kept-words.ts'

type WithGuests = {
  reservation: { id: string; name: string; email: string; note: string }
  reservation_word: { word: string; reservation_id: string }
}

/** The words by whose beginnings a booking is found (docs/decisions/0032). */
export async function up(db: Kysely<WithGuests>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // A beginning is a range only where words are compared by code point, which is SQLite's own way.
  const wordType = isPostgres ? sql`text collate "C"` : 'text'
  const words = db.schema
    .createTable('reservation_word')
    .addColumn('word', wordType, (c) => c.notNull())
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addPrimaryKeyConstraint('reservation_word_once', ['word', 'reservation_id'])
  // The key holds the whole row: without a second copy of it the table is half as large.
  await (isPostgres ? words : words.modifyEnd(sql`without rowid`)).execute()
  await fillWords(db)
  for (const [name, table, ...columns] of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  }
  await sql`create index reservation_by_code on reservation (upper(substr(id, 1, 8)))`.execute(db)
  await sql`create index reservation_by_total on reservation ((price_cents * participants))`.execute(
    db,
  )
}

// Each index holds the booking as well, so that it is quickly known whether one booking fits.
const indexes = [
  ['reservation_word_by_reservation', 'reservation_word', 'reservation_id'],
  ['reservation_by_making', 'reservation', 'created_at'],
  ['reservation_by_owed', 'reservation', 'owed_cents'],
  ['payment_by_amount', 'payment', 'amount_cents', 'reservation_id'],
  ['refund_by_account', 'refund', 'iban', 'reservation_id'],
  ['refund_by_asked_account', 'refund', 'asked_iban', 'reservation_id'],
  ['bank_transaction_by_account', 'bank_transaction', 'payer_iban', 'reservation_id'],
] as const

/** Few enough for the number of values that either database takes. */
const bookingsAtOnce = 500

async function fillWords(db: Kysely<WithGuests>): Promise<void> {
  const guests = db.selectFrom('reservation').select(['id', 'name', 'email', 'note']).orderBy('id')
  for (let last = ''; ;) {
    const some = await guests.where('id', '>', last).limit(bookingsAtOnce).execute()
    const rows = some.flatMap((guest) =>
      keptWords(guest).map((word) => ({ word, reservation_id: guest.id })),
    )
    if (rows.length > 0) await db.insertInto('reservation_word').values(rows).execute()
    if (some.length < bookingsAtOnce) return
    last = some.at(-1)!.id
  }
}
