import type { Kysely } from 'kysely'
import { searchWordsOf } from '#booking/search/search-words.ts'
import { statements } from './statements.ts'

type WithGuests = {
  reservation: { id: string; name: string; email: string; note: string }
  reservation_word: { word: string; reservation_id: string }
}

/** The words by whose beginnings a booking is found (docs/decisions/0032). */
export async function up(db: Kysely<WithGuests>): Promise<void> {
  await addWords(db)
  await fillWords(db)
  await addIndexes(db)
}

/** The key holds the whole row: without a second copy of it the table is half as large. */
const wordColumns = `reservation_id text not null references reservation (id),
  constraint reservation_word_once primary key (word, reservation_id)`

/** A beginning is a range only where words are compared by code point, which is SQLite's own way. */
const addWords = statements(
  `create table reservation_word (word text not null, ${wordColumns}) without rowid`,
  `create table reservation_word (word text collate "C" not null, ${wordColumns})`,
)

/** Each index holds the booking as well, so that it is quickly known whether one booking fits. */
const addIndexes = statements(`
create index reservation_word_by_reservation on reservation_word (reservation_id);
create index reservation_by_making on reservation (created_at);
create index reservation_by_owed on reservation (owed_cents);
create index payment_by_amount on payment (amount_cents, reservation_id);
create index refund_by_account on refund (iban, reservation_id);
create index refund_by_asked_account on refund (asked_iban, reservation_id);
create index bank_transaction_by_account on bank_transaction (payer_iban, reservation_id);
create index reservation_by_code on reservation (upper(substr(id, 1, 8)));
create index reservation_by_total on reservation ((price_cents * participants));
`)

/** Few enough for the number of values that either database takes. */
const bookingsAtOnce = 500

async function fillWords(db: Kysely<WithGuests>): Promise<void> {
  const guests = db.selectFrom('reservation').select(['id', 'name', 'email', 'note']).orderBy('id')
  for (let last = ''; ;) {
    const some = await guests.where('id', '>', last).limit(bookingsAtOnce).execute()
    const rows = some.flatMap((guest) =>
      searchWordsOf(guest).map((word) => ({ word, reservation_id: guest.id })),
    )
    if (rows.length > 0) await db.insertInto('reservation_word').values(rows).execute()
    if (some.length < bookingsAtOnce) return
    last = some.at(-1)!.id
  }
}
