import { type Kysely, sql } from 'kysely'
import type { Span } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { earliestBeginning } from '#booking/dates/session-days.ts'
import type { SessionFigures } from '#booking/figures/tally.ts'
import { countAttendance } from '#booking/party/attendance.ts'
import { hasEnded, holdsPlaces, statuses } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import { inBatches } from '../rows.ts'
import { sessionFrom } from '../dates/session-row.ts'
import type { Tables } from '../tables.ts'

export function figureReads(db: Kysely<Tables>) {
  return {
    /** Dates that begin in a span, in order, each with the sums of its bookings. */
    async listSessions(span: Span): Promise<readonly SessionFigures[]> {
      const sessions = await db
        .selectFrom('session')
        .selectAll()
        .where('starts_at', '>=', span.from.toISOString())
        .where('starts_at', '<', span.until.toISOString())
        .orderBy('starts_at')
        .orderBy('workshop')
        .execute()
      const ids = sessions.map(({ id }) => id)
      const money = await inBatches(ids, (some) => moneyOn(db, some))
      const bookings = Map.groupBy(money, ({ session_id }) => session_id)
      return sessions.map((row) => {
        const ofDate = bookings.get(row.id) ?? []
        return {
          session: sessionFrom(row),
          receivedCents: sum(
            ofDate,
            ({ paid, owed_back }) => Number(paid ?? 0) - Number(owed_back ?? 0),
          ),
          owedCents: sum(ofDate, ({ status, owed_cents }) => (hasEnded(status) ? 0 : owed_cents)),
          refundedCents: sum(ofDate, ({ refunded }) => Number(refunded ?? 0)),
          ...countAttendance(ofDate.map((each) => ({ ...each, came: each.came ?? undefined }))),
        }
      })
    },
    /** Dates, in order, that ended within a span, and whose guests nobody has counted. */
    async listUncounted({ from, until }: Span): Promise<readonly Session[]> {
      const ended = db
        .selectFrom('session')
        .selectAll()
        .where('starts_at', '>=', earliestBeginning(from).toISOString())
        .where('ends_at', '>', from.toISOString())
        .where('ends_at', '<=', until.toISOString())
        .orderBy('starts_at')
        .orderBy('workshop')
      const uncounted = ended.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('reservation')
            .select('reservation.id')
            .whereRef('session_id', '=', 'session.id')
            .where('reservation.status', 'in', statuses.filter(holdsPlaces))
            .where('came', 'is', null),
        ),
      )
      return (await uncounted.execute()).map(sessionFrom)
    },
  }
}

/** Cents of an ended booking that go back: its payments keep the whole sum. */
const owedBack = sql<number>`(
  select sum(case kind when 'owed-back' then cents else -cents end) from entry
  where kind in ('owed-back', 'owed-no-longer') and (
    from_account in ('deposit:' || reservation.id, 'balance:' || reservation.id)
    or to_account in ('deposit:' || reservation.id, 'balance:' || reservation.id)))`

/** Each booking is read by itself: to group them by date, both databases would read all bookings. */
function moneyOn(db: Kysely<Tables>, sessionIds: readonly string[]) {
  return db
    .selectFrom('reservation')
    .select(['session_id', 'status', 'owed_cents', 'participants', 'came'])
    .select(({ selectFrom }) => [
      selectFrom('payment')
        .select(({ fn }) => fn.sum<number>('paid_cents').as('cents'))
        .whereRef('payment.reservation_id', '=', 'reservation.id')
        .as('paid'),
      owedBack.as('owed_back'),
      selectFrom('refund')
        .select(({ fn }) => fn.sum<number>('refund.amount_cents').as('cents'))
        .whereRef('refund.reservation_id', '=', 'reservation.id')
        .where('paid_at', 'is not', null)
        .as('refunded'),
    ])
    .where('session_id', 'in', sessionIds)
    .execute()
}
