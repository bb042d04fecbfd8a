import { type Kysely, sql, type Transaction } from 'kysely'
import { type HistoryEvent, readEvent } from '#booking/reservations/history.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import { fromRow, inBatches, type OnFile, rowsIn } from '../rows.ts'
import type { NoticeKind, Row, Tables } from '../tables.ts'

export type EventOnFile = HistoryEvent & Omit<OnFile<'event'>, 'number' | 'what' | 'detail'>

/** A thing said once of a booking or a date, and one of its days; a written-off debt has none. */
export type Notice = {
  readonly kind: NoticeKind
  readonly record: string
  readonly day: Day | ''
}

const ofLate = ['late-deposit', 'late-balance', 'deposit-reminder', 'written-off'] as const

export function historyReads(db: Kysely<Tables>) {
  return {
    async listEvents(reservationId: Id<'reservation'>): Promise<readonly EventOnFile[]> {
      const events = db.selectFrom('event').selectAll().where('reservation_id', '=', reservationId)
      return (await events.orderBy('at').orderBy('number').execute()).map(eventFrom)
    },
    /** The last day a notice was claimed for; undefined before the first. */
    async findLastDayOf(kind: NoticeKind): Promise<Day | undefined> {
      const days = db.selectFrom('notice').select('day').where('kind', '=', kind)
      const last = await days.orderBy('day', 'desc').limit(1).executeTakeFirst()
      return last?.day || undefined
    },
    /** The reminders of these bookings, by the owner and by themselves, and that a debt is let be. */
    async listReminders(records: Iterable<string>) {
      const notices = db.selectFrom('notice').selectAll()
      const late = notices.where('kind', 'in', ofLate)
      const rows = await inBatches(records, (some) => late.where('record', 'in', some).execute())
      return rows.map((row) => ({ ...row, at: new Date(row.at) }))
    },
    listNoticesOf(records: Iterable<string>): Promise<readonly Notice[]> {
      const notices = db.selectFrom('notice').select(['kind', 'record', 'day'])
      return inBatches(records, (some) => notices.where('record', 'in', some).execute())
    },
  }
}

export function historyChanges(db: Transaction<Tables>) {
  return {
    async addEvent(event: EventOnFile): Promise<void> {
      const { reservationId = null, detail } = event
      const last = sql<number>`(
        select coalesce(max(number), 0) from event where reservation_id = ${reservationId}
      )`
      const number = sql<number>`${last} + 1`
      await rowsIn(db, 'event').add({ ...event, detail: JSON.stringify(detail), number })
    },
    /** True once for each notice, ever: what is said once is claimed before it is said. */
    claimNotice: (notice: Notice, at: Date) => rowsIn(db, 'notice').addOnce({ ...notice, at }),
  }
}

function eventFrom(row: Row<'event'>): EventOnFile {
  const { number: _, what, detail, ...same } = fromRow(row)
  return { ...same, ...readEvent({ what, detail: JSON.parse(detail) }) }
}
