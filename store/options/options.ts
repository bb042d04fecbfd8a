import type { Kysely, Transaction } from 'kysely'
import { dayOf, timeOf } from '#booking/dates/brussels-time.ts'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import type { Session } from '#booking/dates/session.ts'
import type { OptionState } from '#booking/options/option.ts'
import type { Id } from '#booking/id.ts'
import { fromRow, type OnFile, rowsIn } from '../rows.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import { sessionFrom } from '../dates/session-row.ts'
import type { Row, Tables } from '../tables.ts'

export type OptionOnFile = Omit<
  OnFile<'option'>,
  'sessionId' | 'workshop' | 'startsAt' | 'endsAt'
> & {
  readonly session: Session
  readonly isHeld: boolean
}

export function optionReads(db: Kysely<Tables>) {
  // Options that end at the same moment are ordered by day: ids are random.
  const options = db
    .selectFrom('option')
    .selectAll()
    .orderBy('holds_until')
    .orderBy('starts_at')
    .orderBy('id')
  const sessions = db.selectFrom('session').selectAll()
  const read = async (rows: typeof options): Promise<readonly OptionOnFile[]> =>
    Array.fromAsync(await rows.execute(), async (row) => {
      const ownSession = sessions.where('id', '=', row.session_id ?? '')
      return optionFrom(row, await ownSession.executeTakeFirst())
    })
  return {
    find: async (id: string) => (await read(options.where('id', '=', id)))[0],
    listOpen: () => read(options.where('state', '=', 'open')),
    listEndedSince: (then: Date) =>
      read(
        options
          .where('state', 'in', ['declined', 'lapsed'])
          .where('ended_at', '>=', then.toISOString()),
      ),
    /** The last option for a date, or the one that became this booking. */
    findOn: async (sessionId: Id<'session'>) =>
      (await read(options.where('session_id', '=', sessionId))).at(-1),
    findOf: async (reservationId: Id<'reservation'>) =>
      (await read(options.where('reservation_id', '=', reservationId))).at(-1),
  }
}

export function optionChanges(db: Transaction<Tables>) {
  const options = rowsIn(db, 'option')
  return {
    async add(added: OptionOnFile): Promise<void> {
      const { session, isHeld, ...same } = added
      const { workshop, startsAt, endsAt } = session
      const sessionId = isHeld ? session.id : undefined
      await options.add({ ...same, sessionId, workshop, startsAt, endsAt })
    },
    accept: (id: string, reservationId: Id<'reservation'>) =>
      options.change({ id }, { state: 'accepted', reservationId }),
    end: (id: string, state: OptionState, endedAt: Date) =>
      options.change({ id }, { state, sessionId: undefined, endedAt }),
    /** False when the date is not private, or when anybody has, had or awaits a place there. */
    async removePrivateDate(id: Id<'session'>): Promise<boolean> {
      for (const table of ['reservation', 'waiting', 'vacancy', 'option'] as const) {
        const row = db.selectFrom(table).select('session_id').where('session_id', '=', id)
        if (await row.executeTakeFirst()) return false
      }
      if ((await rowsIn(db, 'session').remove({ id, state: 'private' })) === 0) return false
      await rowsIn(db, 'event').remove({ sessionId: id })
      await rowsIn(db, 'notice').remove({ record: id })
      await raiseScheduleRevision(db)
      return true
    },
  }
}

function optionFrom(row: Row<'option'>, ownSession: Row<'session'> | undefined): OptionOnFile {
  const { sessionId: _, workshop, startsAt, endsAt, ...own } = fromRow(row)
  const session = ownSession
    ? { ...sessionFrom(ownSession), priceCents: own.priceCents }
    : asOffered(own, { workshop, startsAt, endsAt })
  return { ...own, session, isHeld: ownSession !== undefined }
}

function asOffered(
  { id, priceCents, most: capacity }: Pick<OptionOnFile, 'id' | 'priceCents' | 'most'>,
  hours: Pick<Session, 'workshop' | 'startsAt' | 'endsAt'>,
): Session {
  const { startsAt, endsAt } = hours
  const printed = { day: dayOf(startsAt), startTime: timeOf(startsAt), endTime: timeOf(endsAt) }
  const noCondition = { minimum: undefined, decidesOn: undefined }
  const places = { capacity, taken: 0, state: 'private' } as const
  return { ...asItsWorkshop, id, ...hours, ...printed, ...noCondition, ...places, priceCents }
}
