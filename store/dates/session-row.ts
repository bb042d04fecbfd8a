import { type Kysely, sql, type SqlBool } from 'kysely'
import { dayOf, spanOf, timeOf } from '#booking/dates/brussels-time.ts'
import { earliestBeginning } from '#booking/dates/session-days.ts'
import type { Quorum, Session } from '#booking/dates/session.ts'
import { isAgreed, statuses } from '#booking/reservations/status.ts'
import type { Day } from '#language/dates.ts'
import { inBatches } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

/** Columns for pages that show dates; a query for a booking's date leaves them out. */
type Looked = { readonly is_away?: SqlBool; readonly is_off_site?: SqlBool }

export function sessionFrom(row: Row<'session'> & Looked): Session {
  const startsAt = new Date(row.starts_at)
  const endsAt = new Date(row.ends_at)
  return {
    id: row.id,
    workshop: row.workshop,
    day: dayOf(startsAt),
    startTime: timeOf(startsAt),
    endTime: timeOf(endsAt),
    startsAt,
    endsAt,
    capacity: row.capacity,
    taken: row.taken,
    state: stateOf(row),
    ...quorumFrom(row),
    priceCents: row.price_cents ?? undefined,
    teacher: row.teacher ?? undefined,
    taughtIn: row.taught_in ?? undefined,
    remark: JSON.parse(row.remark),
    furtherDays: JSON.parse(row.further_days),
    sequence: row.sequence,
  }
}

export async function sessionsFrom(
  db: Kysely<Tables>,
  rows: readonly (Row<'session'> & Looked)[],
): Promise<readonly Session[]> {
  const ids = rows.filter(({ minimum }) => minimum !== null).map(({ id }) => id)
  const counts = await inBatches(ids, (some) =>
    db
      .selectFrom('reservation')
      .select(({ fn }) => ['session_id', fn.sum<number | string>('participants').as('people')])
      .where('session_id', 'in', some)
      .where('status', 'in', statuses.filter(isAgreed))
      .groupBy('session_id')
      .execute(),
  )
  const people = new Map(counts.map((row) => [row.session_id, Number(row.people)]))
  return rows.map((row) => ({
    ...sessionFrom(row),
    agreed: row.booked_elsewhere + (people.get(row.id) ?? 0),
  }))
}

function stateOf(row: Pick<Row<'session'>, 'state'> & Looked): Session['state'] {
  if (row.state !== 'open') return row.state
  if (row.is_away) return 'away'
  return row.is_off_site ? 'off-site' : 'open'
}

function quorumFrom({ minimum, decides_on }: Row<'session'>): Quorum {
  if (minimum === null) return { minimum: undefined, decidesOn: undefined }
  return { minimum, decidesOn: decides_on ?? undefined }
}

/** True of a date that begins on this day, and of a course that has it among its further days. */
export function isOnDay(day: Day) {
  const { from, until } = spanOf({ from: day, until: day })
  // A course began within a year, so that the index of beginnings is read from there.
  return sql<boolean>`starts_at >= ${earliestBeginning(from).toISOString()}
    and starts_at < ${until.toISOString()}
    and (starts_at >= ${from.toISOString()} or further_days like ${`%"${day}"%`})`
}
