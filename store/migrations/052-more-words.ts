import type { Kysely } from 'kysely'
import { searchWordsOf, textWords } from '#booking/search/search-words.ts'
import { telephoneDigits } from '#booking/house/telephone.ts'
import { statements } from './statements.ts'

type WithTexts = {
  reservation: { id: string; note: string; special_requirements: string }
  companion: { reservation_id: string; name: string; email: string }
  company: { reservation_id: string; name: string; vat_number: string }
  reservation_word: { word: string; reservation_id: string }
}

/**
 * A booking is found by its notes, its company and its companions too, and by what is open of one
 * payment; a line of a statement by what it pays.
 */
export async function up(db: Kysely<WithTexts>): Promise<void> {
  await addIndexes(db)
  await keepTexts(db)
  const companions = db.selectFrom('companion').selectAll()
  await keep(db, await companions.execute(), ({ name, email }) => wordsOf(name, email))
  const companies = db.selectFrom('company').selectAll()
  await keep(db, await companies.execute(), ({ name, vat_number: number }) => [
    ...wordsOf(name),
    telephoneDigits(number),
  ])
}

const addIndexes = statements(`
create index payment_by_open on payment ((amount_cents - paid_cents), reservation_id);
create index entry_by_line on entry (line) where line is not null;
`)

/** Few enough for the number of values that either database takes. */
const bookingsAtOnce = 100

async function keepTexts(db: Kysely<WithTexts>): Promise<void> {
  const texts = db
    .selectFrom('reservation')
    .select(['id', 'id as reservation_id', 'note', 'special_requirements as remark'])
    .where((row) => row.or([row('note', '<>', ''), row('special_requirements', '<>', '')]))
    .orderBy('id')
    .limit(bookingsAtOnce)
  for (let last = ''; ;) {
    const some = await texts.where('id', '>', last).execute()
    await keep(db, some, ({ note, remark }) => [...textWords(note), ...textWords(remark)])
    if (some.length < bookingsAtOnce) return
    last = some.at(-1)!.id
  }
}

function wordsOf(name: string, email = ''): readonly string[] {
  return searchWordsOf({ name, email, note: '' })
}

async function keep<One extends { readonly reservation_id: string }>(
  db: Kysely<WithTexts>,
  rows: readonly One[],
  wordsIn: (row: One) => readonly string[],
): Promise<void> {
  for (const row of rows) {
    const words = [...new Set(wordsIn(row).filter(Boolean))]
    const values = words.map((word) => ({ word, reservation_id: row.reservation_id }))
    if (values.length === 0) continue
    const insert = db.insertInto('reservation_word').values(values)
    await insert.onConflict((same) => same.doNothing()).execute()
  }
}
