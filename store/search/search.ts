import {
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely'
import { keptWords } from '#booking/search/kept-words.ts'
import type { Search, Way } from '#booking/search/read-search.ts'
import type { Id } from '#booking/id.ts'
import { isAmong, readTogether } from '../json-rows.ts'
import { inParts } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

/** Comes after whatever a word is continued by; both databases compare words by code point. */
const afterAll = '\u{10ffff}'

/** The same expressions as the indexes have. */
const code = sql<string>`upper(substr(id, 1, 8))`
/**
 * The booking's id follows the kind in the name of a payment's account; other accounts have none
 * there.
 */
const paidBooking = sql<string>`substr(to_account, 9)`
const totalCents = sql<number>`coalesce(group_price_cents, price_cents * participants)`

/** A term that more bookings fit than this is common. */
const mostNarrow = 2_000

type Asked = { readonly until: Date; readonly count: number }

/**
 * Ids of the latest bookings that every term fits. Narrow terms are read whole and say who may be meant;
 * where all are common, the latest bookings are looked at in turn: fifty of those are soon found.
 */
export async function idsSought(
  db: Kysely<Tables>,
  search: Search,
  { until, count }: Asked,
): Promise<readonly string[]> {
  const terms: readonly (readonly Ids[])[] = search.map((term) =>
    term.flatMap((way) => idsBy(db, way)),
  )
  const found = await Promise.all(terms.map(readNarrow))
  const [narrow, ...others] = found.filter((ids) => ids !== undefined)
  const fits = fitsEach(
    db,
    terms.filter((_, i) => found[i] === undefined),
  )
  const bookings = db
    .selectFrom('reservation')
    .select(['id', 'created_at'])
    .where('created_at', '<=', until.toISOString())
    .where(fits)
  if (narrow === undefined) {
    const latest = bookings.orderBy('created_at', 'desc').limit(count)
    return (await latest.execute()).map(({ id }) => id)
  }
  const meant = others.reduce((all, ids) => all.intersection(ids), narrow)
  const rows = await inParts(meant, (some) => bookings.where('id', 'in', some).execute())
  return rows
    .toSorted((a, b) => Number(b.created_at > a.created_at) - Number(b.created_at < a.created_at))
    .slice(0, count)
    .map(({ id }) => id)
}

/** Undefined for a common term. */
async function readNarrow(ways: readonly Ids[]): Promise<ReadonlySet<string> | undefined> {
  const ids = new Set<string>()
  for (const way of ways) {
    const rows = await way.limit(mostNarrow + 1).execute()
    // Rows and not bookings are counted: of one booking two words may begin alike.
    if (rows.length > mostNarrow) return undefined
    for (const { id } of rows) ids.add(id)
  }
  return ids
}

/**
 * The condition asks about one booking at a time, so that no planner begins at the terms, which are
 * common.
 */
function fitsEach(db: Kysely<Tables>, terms: readonly (readonly Ids[])[]) {
  return (reservation: ExpressionBuilder<Tables, 'reservation'>) =>
    reservation.and(
      terms.map((ways) =>
        reservation.or(
          ways.map((way) =>
            reservation(
              db
                .selectFrom(way.as('found'))
                .select('found.id')
                .whereRef('found.id', '=', sql.ref('reservation.id'))
                .limit(1),
              'is not',
              null,
            ),
          ),
        ),
      ),
    )
}

type Ids = SelectQueryBuilder<Tables, keyof Tables, { id: string }>

function idsBy(db: Kysely<Tables>, way: Way): readonly Ids[] {
  const reservation = db.selectFrom('reservation').select('id')
  const payment = db.selectFrom('payment').select('reservation_id as id')
  const refund = db.selectFrom('refund').select('reservation_id as id')
  const line = db.selectFrom('bank_transaction').select(sql<string>`reservation_id`.as('id'))
  switch (way.by) {
    case 'whole':
      return [
        db
          .selectFrom('reservation_word')
          .select('reservation_id as id')
          .where('word', '=', way.word),
      ]
    case 'word':
      return [
        db
          .selectFrom('reservation_word')
          .select('reservation_id as id')
          .where('word', '>=', way.word)
          .where('word', '<', way.word + afterAll),
      ]
    case 'code':
      return [reservation.where(code, '=', way.code)]
    case 'communication':
      return [payment.where('reference', '=', way.digits)]
    case 'account':
      return [
        refund.where('iban', '=', way.iban),
        refund.where('asked_iban', '=', way.iban),
        line.where('payer_iban', '=', way.iban).where('reservation_id', 'is not', null),
      ]
    case 'invoice':
      return [
        db
          .selectFrom('invoice')
          .select('reservation_id as id')
          .where('year', '=', way.year)
          .where('number', '=', way.number),
      ]
    case 'amount':
      return [
        payment.where('amount_cents', '=', way.cents),
        reservation.where('owed_cents', '=', way.cents),
        reservation.where(totalCents, '=', way.cents),
        refund.where('amount_cents', '=', way.cents),
        ...[way.cents, -way.cents].map((cents) =>
          line.where('amount_cents', '=', cents).where('reservation_id', 'is not', null),
        ),
        db
          .selectFrom('entry')
          .select(paidBooking.as('id'))
          .where('cents', '=', way.cents)
          .where('kind', 'in', ['received', 'marked', 'rest-placed', 'redeemed']),
      ]
  }
}

/** Follows whatever changes who a booking is of, in the same change. */
export async function keepWords(
  db: Transaction<Tables>,
  reservationId: Id<'reservation'>,
): Promise<void> {
  const ofBooking = isAmong('reservation_id', [reservationId])
  const found = await readTogether(db, {
    reservation: isAmong('id', [reservationId]),
    // The replaced guest is found by name too.
    replaced_guest: ofBooking,
    reservation_word: ofBooking,
  })
  const words = new Set([
    ...found('reservation').flatMap(keptWords),
    ...found('replaced_guest').flatMap(wordsOfReplaced),
  ])
  const kept = new Set(found('reservation_word').map(({ word }) => word))
  const gone = [...kept.difference(words)]
  if (gone.length > 0) {
    const row = db.deleteFrom('reservation_word').where('reservation_id', '=', reservationId)
    await row.where('word', 'in', gone).execute()
  }
  await addWords(db, reservationId, words.difference(kept))
}

/** The booking has none of these yet. */
export async function addWords(
  db: Transaction<Tables>,
  reservationId: Id<'reservation'>,
  words: Iterable<string>,
): Promise<void> {
  const rows = [...words].map((word) => ({ word, reservation_id: reservationId }))
  if (rows.length > 0) await db.insertInto('reservation_word').values(rows).execute()
}

function wordsOfReplaced(guest: Pick<Row<'replaced_guest'>, 'name' | 'email'>) {
  return keptWords({ ...guest, note: '' })
}
