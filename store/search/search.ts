import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Search } from '#booking/search/read-search.ts'
import { inBatches } from '../rows.ts'
import { type IdQuery, idQueries, termQueries } from './ids-by-condition.ts'
import type { Tables } from '../tables.ts'

/** A term that fits more bookings is common. */
const maxNarrowBookings = 2_000

/** Narrow terms are read whole; where all terms are common, the latest bookings are tried. */
export async function searchIds(
  db: Kysely<Tables>,
  search: Search,
  { until, count }: { readonly until: Date; readonly count: number },
): Promise<readonly string[]> {
  const found = await Promise.all(
    search.map((term) => readNarrow(term.flatMap((condition) => idQueries(db, condition)))),
  )
  const [narrow, ...others] = found.filter((ids) => ids !== undefined)
  const fits = fitsEach(
    db,
    search.filter((_, i) => found[i] === undefined),
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
  const rows = await inBatches(meant, (some) => bookings.where('id', 'in', some).execute())
  return rows
    .toSorted((a, b) => Number(b.created_at > a.created_at) - Number(b.created_at < a.created_at))
    .slice(0, count)
    .map(({ id }) => id)
}

/** Undefined for a common term. */
async function readNarrow(queries: readonly IdQuery[]): Promise<ReadonlySet<string> | undefined> {
  const ids = new Set<string>()
  for (const query of queries) {
    // The database counts a common term without handing it over, by rows: two words of a booking may begin alike.
    const beyond = await query.limit(1).offset(maxNarrowBookings).execute()
    if (beyond.length > 0) return undefined
    for (const { id } of await query.execute()) ids.add(id)
  }
  return ids
}

/** Each booking is asked about by itself, so that no planner begins at common terms. */
function fitsEach(db: Kysely<Tables>, terms: Search) {
  return (reservation: ExpressionBuilder<Tables, 'reservation'>) =>
    reservation.and(
      terms.map((term) =>
        reservation.or(
          termQueries(db, term).map((query) =>
            reservation(
              db
                .selectFrom(query.as('found'))
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
