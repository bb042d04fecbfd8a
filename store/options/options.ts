import type { Kysely, Transaction } from 'kysely'
import type { Session } from '#booking/dates/session.ts'
import type { OptionState } from '#booking/options/option.ts'
import type { Id } from '#booking/id.ts'
import { fromRow, type OnFile, toRow } from '../rows.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import { sessionFrom } from '../dates/session-row.ts'
import type { Row, Tables } from '../tables.ts'

export type OptionOnFile = Omit<
  OnFile<'option'>,
  'sessionId' | 'workshop' | 'startsAt' | 'endsAt'
> & {
  /** The date that is held; after the option has ended, the date that was offered. */
  readonly session: Session
  /** True while that date is held. */
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
  const read = async (rows: typeof options): Promise<readonly OptionOnFile[]> => {
    const found: OptionOnFile[] = []
    for (const row of await rows.execute()) {
      const session = db
        .selectFrom('session')
        .selectAll()
        .where('id', '=', row.session_id ?? '')
      found.push(optionFrom(row, await session.executeTakeFirst()))
    }
    return found
  }
  return {
    find: async (id: string) => (await read(options.where('id', '=', id)))[0],
    open: () => read(options.where('state', '=', 'open')),
    endedSince: (then: Date) =>
      read(
        options
          .where('state', 'in', ['declined', 'lapsed'])
          .where('ended_at', '>=', then.toISOString()),
      ),
    /** The last option that was made for a date, or became this booking. */
    on: async (sessionId: Id<'session'>) =>
      (await read(options.where('session_id', '=', sessionId))).at(-1),
    of: async (reservationId: Id<'reservation'>) =>
      (await read(options.where('reservation_id', '=', reservationId))).at(-1),
  }
}

export function optionChanges(db: Transaction<Tables>) {
  const change = (id: string) => db.updateTable('option').where('id', '=', id)
  return {
    async add(added: OptionOnFile): Promise<void> {
      const { session, isHeld, ...same } = added
      const { workshop, startsAt, endsAt } = session
      const sessionId = isHeld ? session.id : undefined
      await db
        .insertInto('option')
        .values(toRow({ ...same, sessionId, workshop, startsAt, endsAt }))
        .execute()
    },
    async accept(id: string, reservationId: Id<'reservation'>): Promise<void> {
      await change(id).set({ state: 'accepted', reservation_id: reservationId }).execute()
    },
    /** The date it held is no longer its own. */
    async end(id: string, state: OptionState, at: Date): Promise<void> {
      await change(id).set({ state, session_id: null, ended_at: at.toISOString() }).execute()
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) await db.deleteFrom('option').where('id', '=', id).execute()
    },
    /** False when it is no group's own, somebody has or had a place on it, or waits for one. */
    async removePrivateDate(id: Id<'session'>): Promise<boolean> {
      for (const table of ['reservation', 'waiting', 'vacancy', 'option'] as const) {
        const row = db.selectFrom(table).select('session_id').where('session_id', '=', id)
        if (await row.executeTakeFirst()) return false
      }
      const date = db.deleteFrom('session').where('id', '=', id).where('state', '=', 'private')
      const { numDeletedRows } = await date.executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await db.deleteFrom('event').where('session_id', '=', id).execute()
      await db.deleteFrom('notice').where('record', '=', id).execute()
      await raiseScheduleRevision(db)
      return true
    },
  }
}

function optionFrom(row: Row<'option'>, held: Row<'session'> | undefined): OptionOnFile {
  const session = sessionFrom(held ?? asOffered(row))
  const { session_id: _, workshop: _workshop, starts_at: _starts, ends_at: _ends, ...own } = row
  return { ...fromRow(own), session, isHeld: held !== undefined }
}

function asOffered(row: Row<'option'>): Row<'session'> {
  const { id, workshop, starts_at, ends_at, price_cents, most: capacity } = row
  const nothing = { minimum: null, decides_on: null, teacher: null, taught_in: null, origin: null }
  const numbers = { capacity, taken: 0, booked_elsewhere: 0, sequence: 0 }
  const ended = {
    state: 'private',
    held_until: null,
    called_off_from: null,
    changed_at: null,
  } as const
  const texts = { note: '', remark: '{}', further_days: '[]' }
  return {
    id,
    workshop,
    starts_at,
    ends_at,
    price_cents,
    ...nothing,
    ...numbers,
    ...ended,
    ...texts,
  }
}
