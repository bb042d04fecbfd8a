import type { Kysely, Transaction } from 'kysely'
import { type HistoryEvent, readEvent } from '#booking/reservations/history.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import { fromRow, inBatches, nextNumberIn, type OnFile, readRows, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import type { NoticeKind } from '../tables/upkeep.ts'

export type EventOnFile = HistoryEvent & Omit<OnFile<'event'>, 'number' | 'what' | 'detail'>

/** Something that is said once: its kind, its booking or date, and its day; a written-off debt has no day. */
export type Notice = {
  readonly kind: NoticeKind
  readonly record: string
  readonly day: Day | ''
}

export function historyReads(db: Kysely<Tables>) {
  return {
    async listEvents(reservationId: Id<'reservation'>): Promise<readonly EventOnFile[]> {
      const events = db.selectFrom('event').selectAll().where('reservation_id', '=', reservationId)
      return (await events.orderBy('at').orderBy('number').execute()).map(eventFrom)
    },
    async findLastDayOf(kind: NoticeKind): Promise<Day | undefined> {
      const days = db.selectFrom('notice').select('day').where('kind', '=', kind)
      const last = await days.orderBy('day', 'desc').limit(1).executeTakeFirst()
      return last?.day || undefined
    },
    async listNoticesOf(records: Iterable<string>) {
      const notices = db.selectFrom('notice').selectAll()
      return inBatches(records, (some) => readRows(notices.where('record', 'in', some)))
    },
  }
}

export function historyChanges(db: Transaction<Tables>) {
  return {
    async addEvent(event: EventOnFile): Promise<void> {
      const number = nextNumberIn('event', event.reservationId)
      await rowsIn(db, 'event').add({ ...event, detail: JSON.stringify(event.detail), number })
    },
    /** True the first time only: whoever claims the notice says it. */
    claimNotice: (notice: Notice, at: Date) => rowsIn(db, 'notice').addOnce({ ...notice, at }),
    releaseNotices: (of: Pick<Notice, 'kind' | 'record'>) => rowsIn(db, 'notice').remove(of),
  }
}

function eventFrom(row: Row<'event'>): EventOnFile {
  const { number: _, what, detail, ...same } = fromRow(row)
  return { ...same, ...readEvent({ what, detail: JSON.parse(detail) }) }
}
