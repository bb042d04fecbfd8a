import type { Transaction } from 'kysely'
import { searchWordsOf, textWords } from '#booking/search/search-words.ts'
import { factTexts, type GuestFacts } from '#booking/reservations/guest-facts.ts'
import { telephoneDigits } from '#booking/house/telephone.ts'
import type { Id } from '#booking/id.ts'
import { isOneOf, readTables } from '../json-rows.ts'
import { fromRow, type OnFile, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

/** Every change of a booking's guest, companions, company, note or remark must call this. */
export async function saveSearchWords(
  db: Transaction<Tables>,
  reservationId: Id<'reservation'>,
): Promise<void> {
  const ofBooking = isOneOf('reservation_id', [reservationId])
  const found = await readTables(db, {
    reservation: isOneOf('id', [reservationId]),
    // The replaced guest is found by name too.
    replaced_guest: ofBooking,
    companion: ofBooking,
    company: ofBooking,
    reservation_word: ofBooking,
  })
  const words = new Set([
    ...found('reservation').map(fromRow).flatMap(wordsOfBooking),
    ...found('replaced_guest').flatMap(wordsOfPerson),
    ...found('companion').flatMap(wordsOfPerson),
    ...found('company').flatMap(wordsOfCompany),
  ])
  const stored = new Set(found('reservation_word').map(({ word }) => word))
  const gone = [...stored.difference(words)]
  if (gone.length > 0) await rowsIn(db, 'reservation_word').remove({ reservationId, word: gone })
  await addWords(db, reservationId, words.difference(stored))
}

/** Adds words to bookings that have none of these yet. */
export async function addWords(
  db: Transaction<Tables>,
  reservationId: Id<'reservation'>,
  words: Iterable<string>,
): Promise<void> {
  const rows = [...words].map((word) => ({ word, reservation_id: reservationId }))
  if (rows.length > 0) await db.insertInto('reservation_word').values(rows).execute()
}

type SearchedTexts = Pick<OnFile<'reservation'>, 'name' | 'email' | 'note'> & GuestFacts

export function wordsOfBooking(booking: SearchedTexts): readonly string[] {
  const texts = factTexts(booking).flatMap(({ text }) => textWords(text))
  return [...new Set([...searchWordsOf(booking), ...texts])]
}

function wordsOfPerson({ name, email }: { readonly name: string; readonly email: string }) {
  return searchWordsOf({ name, email, note: '' })
}

/** The number is kept like a telephone's, so that it is found however it is written. */
export function wordsOfCompany(company: Pick<Row<'company'>, 'name' | 'vat_number'>) {
  const { name, vat_number: number } = company
  return [...searchWordsOf({ name, email: '', note: '' }), telephoneDigits(number)].filter(Boolean)
}
