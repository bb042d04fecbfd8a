import { compareTexts, earliestFirst } from '#booking/compare-texts.ts'
import { type Kysely, sql } from 'kysely'
import type { Id } from '#booking/id.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import { sessionsFrom } from '../dates/session-row.ts'
import { isGiven, readTables } from '../json-rows.ts'
import { paymentFrom } from '../money/entries.ts'
import { fromRow, inBatches, type OnFile } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

/** Bookings with date, payments and payer, in the order of the query. */
export function bookingsOnFile(db: Kysely<Tables>, ids: Iterable<Id<'reservation'>>) {
  return inBatches(ids, async (some) => {
    const parts = {
      reservation: isGiven('id'),
      session: sql`id in (select session_id from reservation where ${isGiven('id')})`,
      payment: isGiven('reservation_id'),
      ending: isGiven('reservation_id'),
      party_change: isGiven('reservation_id'),
      replaced_guest: sql`${isGiven('reservation_id')} and had_paid = 1`,
    }
    const found = await readTables(db, parts, some)
    const rows = new Map(found('reservation').map((row) => [row.id, row]))
    const sessions = await sessionsFrom(db, found('session'))
    const dates = new Map(sessions.map((session) => [session.id, session]))
    const payments = Map.groupBy(
      found('payment').toSorted(firstDueFirst),
      (row) => row.reservation_id,
    )
    const endings = new Map(found('ending').map((row) => [row.reservation_id, row]))
    const changes = Map.groupBy(found('party_change'), (row) => row.reservation_id)
    const payers = found('replaced_guest')
      .map(fromRow)
      .toSorted(earliestFirst(({ at }) => at))
    return some.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { soughtEmail: _, owedCents: _owed, terms, ...same } = fromRow(row)
      const paid = (payments.get(id) ?? []).map(paymentFrom)
      const payer = payers.find(({ reservationId }) => reservationId === id)
      // A payer may have taken the booking back.
      const isGuests = row.email !== '' && payer && isSameAddress(payer.email, row.email)
      return {
        ...same,
        ...withPayments(row.status, paid),
        keptCents: sum(changes.get(id) ?? [], ({ kept_cents }) => kept_cents),
        refundSteps: JSON.parse(terms),
        // Older rows lack the answer hours, which were 24 in each house.
        conditions: { answerHours: 24, ...JSON.parse(row.conditions) },
        session: dates.get(row.session_id)!,
        payer: isGuests ? undefined : payer,
        ending: endingFrom(endings.get(id)),
      }
    })
  })
}

export type Ending = Omit<OnFile<'ending'>, 'reservationId'>

function endingFrom(row: Row<'ending'> | undefined): Ending | undefined {
  if (!row) return undefined
  const { reservationId: _, ...ending } = fromRow(row)
  return ending
}

function firstDueFirst(one: Row<'payment'>, other: Row<'payment'>): number {
  return compareTexts(one.due_on, other.due_on) || compareTexts(other.kind, one.kind)
}
