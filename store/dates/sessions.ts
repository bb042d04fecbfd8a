import { type Kysely, sql, type Transaction } from 'kysely'
import { isAwayOn } from '#booking/dates/away.ts'
import { earliestBeginning } from '#booking/dates/session-days.ts'
import type { OwnDate } from '#booking/dates/own-date.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import type { Quorum, Session, SessionState } from '#booking/dates/session.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { Id } from '#booking/id.ts'
import type { Day } from '#language/dates.ts'
import type { Places, Some } from '#booking/units.ts'
import { isOffSite } from '../house/off-site.ts'
import { awayFromRow, isInAway } from './away.ts'
import { isOnDay, sessionFrom, sessionsFrom } from './session-row.ts'
import { addPlanned, saveSchedule, raiseScheduleRevision, unplannedInDemand } from './schedule.ts'
import { readTables } from '../json-rows.ts'
import { fromRow, inBatches, mustExist, rowsIn, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export type SessionOnFile = Session & {
  readonly bookedElsewhere: number
  readonly note: string
}

type NewSession = Pick<Session, 'id' | 'workshop' | 'startsAt' | 'endsAt' | 'capacity'> &
  Partial<Omit<OwnDate, 'sequence'> & Quorum & { readonly state: SessionState }>

export type SessionChange = Omit<OwnDate, 'sequence'> &
  Pick<SessionOnFile, 'startsAt' | 'endsAt' | 'capacity' | 'bookedElsewhere' | 'note'> &
  Quorum & { readonly state: SessionState; readonly changedAt: Date }

export function sessionReads(db: Kysely<Tables>) {
  const sessions = () =>
    db
      .selectFrom('session')
      .selectAll('session')
      .select(isInAway(db).as('is_away'))
      .select(isOffSite.as('is_off_site'))
  const inOrder = () => sessions().orderBy('starts_at').orderBy('workshop')
  const read = async (query: ReturnType<typeof sessions>) => sessionsFrom(db, await query.execute())
  const changed = db.selectFrom('session').select(['id', 'changed_at'])
  const find = async (id: Id<'session'>): Promise<SessionOnFile | undefined> => {
    const row = await sessions().where('id', '=', id).executeTakeFirst()
    const [session] = row ? await sessionsFrom(db, [row]) : []
    return row && session && { ...session, bookedElsewhere: row.booked_elsewhere, note: row.note }
  }
  return {
    list: (from?: Date) =>
      read(from ? inOrder().where('starts_at', '>=', from.toISOString()) : inOrder()),
    /** Dates, in order, that end after `then`: a course that has begun too. */
    listNotOver(then: Date) {
      const begun = inOrder().where('starts_at', '>=', earliestBeginning(then).toISOString())
      return read(begun.where('ends_at', '>', then.toISOString()))
    },
    listUntil(until: Date, count: number) {
      const past = sessions().where('starts_at', '<=', until.toISOString()).limit(count)
      return read(past.orderBy('starts_at', 'desc').orderBy('workshop', 'desc'))
    },
    async findLastOf(workshop: WorkshopSlug) {
      const shown = sessions()
        .where('workshop', '=', workshop)
        .where('state', 'in', ['open', 'closed'])
      return (await read(shown.orderBy('starts_at', 'desc').limit(1)))[0]
    },
    listOnDay: (day: Day) => read(inOrder().where(isOnDay(day))),
    find,
    get: async (id: Id<'session'>) => mustExist(await find(id)),
    /** The date of a workshop at an hour, if it is not called off. */
    async findAt({ workshop, startsAt }: At) {
      const ofWorkshop = sessions()
        .where('workshop', '=', workshop)
        .where('state', '<>', 'called-off')
      return (await read(ofWorkshop.where('starts_at', '=', startsAt.toISOString())))[0]
    },
    async listHeldUntil(then: Date): Promise<readonly string[]> {
      const heldSessions = db.selectFrom('session').select('id').where('state', '=', 'held')
      const over = heldSessions.where('held_until', '<=', then.toISOString())
      return (await over.execute()).map(({ id }) => id)
    },
    /** Coming dates that were open when they were called off, so that visitors may have seen them. */
    listCalledOffFrom: (from: Date) =>
      read(
        inOrder()
          .where('starts_at', '>=', from.toISOString())
          .where('state', '=', 'called-off')
          .where('called_off_from', '=', 'open'),
      ),
    listUnplannedInDemand: (planned: readonly Pick<PlannedSession, 'origin'>[], from: Date) =>
      unplannedInDemand(db, planned, from),
    /** The date of a request, and the farm's days off that are not over, by one statement. */
    findAsked: (asked: At, now: Date) => findAsked(db, asked, now),
    /** The moment at which the farm last changed each date, if it did. */
    async listChangeTimes(
      ids: Iterable<Id<'session'>>,
    ): Promise<ReadonlyMap<Id<'session'>, Date | undefined>> {
      const found = await inBatches(ids, (some) => changed.where('id', 'in', some).execute())
      return new Map(found.map((row) => [row.id, fromRow(row).changedAt]))
    },
    async countFreePlaces(from: Date): Promise<number> {
      const { free } = await db
        .selectFrom('session')
        .where('starts_at', '>', from.toISOString())
        .where('state', '=', 'open')
        .where((row) => row.not(isInAway(db)))
        .where((row) => row.not(isOffSite))
        .select((row) => row.fn.sum<number>(row('capacity', '-', row.ref('taken'))).as('free'))
        .executeTakeFirstOrThrow()
      return Number(free)
    },
  }
}

type At = Pick<Session, 'workshop' | 'startsAt'>

async function findAsked(db: Kysely<Tables>, { workshop, startsAt }: At, now: Date) {
  const found = await readTables(db, {
    session: sql`workshop = ${workshop} and starts_at = ${startsAt.toISOString()}
      and state <> 'called-off'`,
    away: sql`until_at > ${now.toISOString()}`,
  })
  const periods = found('away').map(awayFromRow)
  const [row] = found('session')
  const isAway = row !== undefined && isAwayOn(periods, sessionFrom(row))
  const [session] = row ? await sessionsFrom(db, [{ ...row, is_away: isAway }]) : []
  return { session, periods }
}

export function sessionChanges(db: Transaction<Tables>) {
  return {
    /** Undefined when fewer places are left. */
    async takePlaces<N extends Places>(
      sessionId: Id<'session'>,
      places: N & Some<N>,
    ): Promise<Session | undefined> {
      // One statement checks and takes, so that nobody comes between.
      const row = await db
        .updateTable('session')
        .set((session) => ({ taken: session('taken', '+', places) }))
        .where('id', '=', sessionId)
        .where((session) => session(session('taken', '+', places), '<=', session.ref('capacity')))
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      await raiseScheduleRevision(db)
      return (await sessionsFrom(db, [row]))[0]
    },
    async freePlaces<N extends Places>(
      sessionId: Id<'session'>,
      places: N & Some<N>,
    ): Promise<void> {
      await rowsIn(db, 'session').change(
        { id: sessionId },
        { taken: sql<Places>`taken - ${places}` },
      )
      await raiseScheduleRevision(db)
    },
    /** False when this workshop has a date at that hour already. */
    async add(session: NewSession): Promise<boolean> {
      const { remark = {}, furtherDays = [], ...own } = session
      const lists = { remark: JSON.stringify(remark), furtherDays: JSON.stringify(furtherDays) }
      const places = { taken: 0, bookedElsewhere: 0, origin: undefined }
      const isAdded = await rowsIn(db, 'session').addOnce({ ...own, ...lists, ...places })
      await raiseScheduleRevision(db)
      return isAdded
    },
    async hold(id: Id<'session'>, until: Date): Promise<void> {
      await rowsIn(db, 'session').change({ id }, { state: 'held', heldUntil: until })
      await raiseScheduleRevision(db)
    },
    saveSchedule: (planned: readonly PlannedSession[], from: Date) =>
      saveSchedule(db, planned, from),
    addPlanned: (planned: readonly PlannedSession[], from: Date) => addPlanned(db, planned, from),
    scheduleChanged: () => raiseScheduleRevision(db),
    update: (id: Id<'session'>, changed: Partial<SessionChange>) => updateSession(db, id, changed),
  }
}

/** False when there would be fewer places than are taken. */
async function updateSession(
  db: Transaction<Tables>,
  id: Id<'session'>,
  changed: Partial<SessionChange>,
): Promise<boolean> {
  const sessions = db.selectFrom('session').selectAll().where('id', '=', id)
  const row = await sessions.executeTakeFirstOrThrow()
  const { bookedElsewhere = row.booked_elsewhere, capacity = row.capacity, ...others } = changed
  const taken = row.taken - row.booked_elsewhere + bookedElsewhere
  if (taken > capacity) return false
  const { startsAt = new Date(row.starts_at), endsAt = new Date(row.ends_at), ...same } = others
  const { state = row.state, remark, furtherDays, ...named } = same
  const further = furtherDays ? JSON.stringify(furtherDays) : row.further_days
  const isAtOtherHours =
    startsAt.toISOString() !== row.starts_at ||
    endsAt.toISOString() !== row.ends_at ||
    further !== row.further_days
  await db
    .updateTable('session')
    .set({
      ...toRow({ ...named, state, startsAt, endsAt, capacity, taken, bookedElsewhere }),
      held_until: state === 'held' ? row.held_until : null,
      called_off_from: stateBefore(row, state),
      remark: remark ? JSON.stringify(remark) : row.remark,
      further_days: further,
      sequence: row.sequence + (isAtOtherHours ? 1 : 0),
    })
    .where('id', '=', id)
    .execute()
  await raiseScheduleRevision(db)
  return true
}

function stateBefore(row: Row<'session'>, state: SessionState): SessionState | null {
  if (state !== 'called-off') return null
  return row.state === 'called-off' ? row.called_off_from : row.state
}
