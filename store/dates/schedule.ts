import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { areAtOnce, earliestBeginning } from '#booking/dates/session-days.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import { statesOnList } from '#booking/waiting/waiting-list.ts'
import { readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

/**
 * Adds the planned dates that were never added before. Removes those that left the plan, if they are open or held,
 * the owner never changed them, nobody has a place, and no party was told that it waits; the caller first calls off what `unplannedInDemand` lists.
 */
export async function saveSchedule(
  db: Transaction<Tables>,
  planned: readonly PlannedSession[],
  from: Date,
): Promise<{ readonly added: number; readonly withdrawn: number }> {
  const withdrawn = await withdrawUnplanned(db, new Set(planned.map((p) => p.origin)), from)
  const added = (await addPlanned(db, planned, from)).length
  if (withdrawn > 0) await raiseScheduleRevision(db)
  return { added, withdrawn }
}

/** Resolves with the ids of the dates that were added. */
export async function addPlanned(
  db: Transaction<Tables>,
  planned: readonly PlannedSession[],
  from: Date,
): Promise<readonly string[]> {
  const hours = await hoursNotToPlan(db, from)
  const added: string[] = []
  for (const { bookedElsewhere, ...session } of planned) {
    if (hours.some((date) => isNotPlannedBeside(date, session))) continue
    const id = randomUUID()
    const date = { id, ...session, taken: bookedElsewhere, bookedElsewhere }
    if (await rowsIn(db, 'session').addOnce(date)) added.push(id)
  }
  if (added.length > 0) await raiseScheduleRevision(db)
  return added
}

type HoursOnFile = Awaited<ReturnType<typeof hoursNotToPlan>>[number]

/** True at the hours of a private date, until it is gone, and at the hour of a date that the owner called off. */
function isNotPlannedBeside(
  date: HoursOnFile,
  planned: Pick<PlannedSession, 'workshop' | 'startsAt' | 'endsAt'>,
): boolean {
  if (date.state === 'private') return areAtOnce(date, planned)
  return (
    date.workshop === planned.workshop && date.startsAt.getTime() === planned.startsAt.getTime()
  )
}

async function hoursNotToPlan(db: Transaction<Tables>, from: Date) {
  const dates = db
    .selectFrom('session')
    .select(['workshop', 'state', 'starts_at', 'ends_at', 'further_days'])
  const kept = dates
    .where('starts_at', '>=', earliestBeginning(from).toISOString())
    .where('ends_at', '>', from.toISOString())
    .where('state', 'in', ['private', 'called-off'])
  const rows = await readRows(kept)
  return rows.map((row) => ({ ...row, furtherDays: JSON.parse(row.furtherDays) }))
}

async function withdrawUnplanned(db: Transaction<Tables>, origins: Set<string>, from: Date) {
  const left = unplanned(db, origins, from).where('id', 'not in', inDemand(db))
  const ids = (await left.execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.deleteFrom('waiting').where('session_id', 'in', ids).execute()
  await db.deleteFrom('session').where('id', 'in', ids).execute()
  return ids.length
}

/** Dates without a booking that left the plan, and for which a party knows that it waits. */
export async function unplannedInDemand(
  db: Kysely<Tables>,
  planned: readonly Pick<PlannedSession, 'origin'>[],
  from: Date,
): Promise<readonly string[]> {
  const origins = new Set(planned.map(({ origin }) => origin))
  const left = unplanned(db, origins, from).where('id', 'in', inDemand(db))
  return (await left.execute()).map(({ id }) => id)
}

function unplanned(db: Kysely<Tables>, origins: ReadonlySet<string>, from: Date) {
  const dates = db
    .selectFrom('session')
    .select('id')
    .where('starts_at', '>=', from.toISOString())
    .where('origin', 'is not', null)
    .where('changed_at', 'is', null)
    .where('state', 'in', ['open', 'held'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reservation').select('id').whereRef('session_id', '=', 'session.id'))),
    )
  return origins.size === 0 ? dates : dates.where('origin', 'not in', [...origins])
}

/** Dates with somebody on the waiting list; a party that a wish put there knows of nothing until its turn. */
function inDemand(db: Kysely<Tables>) {
  return db
    .selectFrom('waiting')
    .select('session_id')
    .where('state', 'in', statesOnList)
    .where((row) => row.or([row('wish_id', 'is', null), row('state', '<>', 'waiting')]))
}

/** Ends every cached page: the page cache keeps pages by this number. */
export async function raiseScheduleRevision(db: Transaction<Tables>): Promise<void> {
  await rowsIn(db, 'schedule_revision').change({}, { revision: sql<number>`revision + 1` })
}
