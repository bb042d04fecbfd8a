import { type Kysely, sql } from 'kysely'
import type { Session } from '#booking/dates/session.ts'
import type { Conditions } from '#booking/house/terms.ts'
import type { RefundStep } from '#booking/money/refund-terms.ts'
import { foldedAddress } from '#booking/people/mailbox.ts'
import type { Search } from '#booking/search/read-search.ts'
import { sum } from '#booking/sum.ts'
import type { Cents } from '#booking/units.ts'
import {
  agreed,
  holdsPlaces,
  type Settled,
  settled,
  type Standing,
  type Status,
  statuses,
} from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import { type Payment, paymentFrom } from '../money/entries.ts'
import { isAmong, readTogether } from '../json-rows.ts'
import type { ReplacedGuest } from '../people/newcomers.ts'
import { bookingTablesOf } from './booking-tables.ts'
import { idsListed, type ListOrder, type ListPage } from './reservation-lists.ts'
import { besidesOf } from '../search/besides.ts'
import { idsSought } from '../search/search.ts'
import { sessionFrom } from '../dates/session-row.ts'
import { fromRow, type OnFile, inParts, mustExist } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

type Columns = OnFile<'reservation'>

export type Ending = Omit<OnFile<'ending'>, 'reservationId'>

export type Reservation = Omit<
  Columns,
  | 'soughtEmail'
  | 'status'
  | 'terms'
  | 'conditions'
  | 'note'
  | 'linkVersion'
  | 'came'
  | 'owedCents'
  | 'dateTakenAt'
  | 'voucherDigest'
  | 'ledTo'
  | 'groupPriceCents'
> & {
  readonly status: Standing
  /** The digest of the code of a gift voucher that is to pay it. */
  readonly voucherDigest?: string | undefined
  /** The price for all people, whatever their number. */
  readonly groupPriceCents?: Cents | undefined
  /** The terms it was made under, lowered when the guest moved it. */
  readonly terms: readonly RefundStep[]
  readonly conditions: Conditions
}

export type ReservationOnFile = Omit<Reservation, 'status'> &
  Begun &
  Settled<Omit<Payment, 'reservationId'>> & {
    readonly session: Session
    /** Refunds of a booking that somebody took over go here; undefined when the guest paid. */
    readonly payer: Payer | undefined
    /** The ending of an ended booking; undefined where an older program kept no history of it. */
    readonly ending: Ending | undefined
  }

export type Begun = Pick<Columns, 'note' | 'linkVersion' | 'came' | 'ledTo' | 'dateTakenAt'> & {
  /** The part of the paid money that the terms keep for places that were taken again. */
  readonly keptCents: Cents
}

type Payer = Pick<ReplacedGuest, 'name' | 'email' | 'language'>

export type ReservationChange = Omit<
  ReservationOnFile,
  | 'id'
  | 'specialRequirements'
  | 'source'
  | 'session'
  | 'payments'
  | 'payer'
  | 'status'
  | 'ending'
  | 'keptCents'
  | 'conditions'
> &
  Pick<Reservation, 'status'>

export function reservationReads(db: Kysely<Tables>) {
  const reservations = db.selectFrom('reservation').select('id')
  const read = async (ids: typeof reservations) =>
    onFile(
      db,
      (await ids.execute()).map(({ id }) => id),
    )
  const readIn = async (stages: readonly Status[], ids: typeof reservations) => {
    const found = await read(ids.where('status', 'in', standingsOf(stages)))
    return found.filter(({ status }) => stages.includes(status))
  }
  return {
    list: () => read(reservations.orderBy('created_at', 'desc')),
    /** The bookings in these stages, first asked first. */
    inStages: (stages: readonly Status[]) => readIn(stages, reservations.orderBy('created_at')),
    /** The bookings with an open amount, latest first. */
    owing: (stages: readonly Status[]) =>
      readIn(stages, reservations.where('owed_cents', '>', 0).orderBy('created_at', 'desc')),
    /** Open amounts after their day, latest first, except those that were written off. */
    owingAfterwards: () =>
      read(
        reservations
          .where('status', '=', 'completed')
          .where('owed_cents', '>', 0)
          // The limit keeps planners from beginning at the notices of every booking.
          .where(({ eb, selectFrom }) =>
            eb(
              selectFrom('notice')
                .select('record')
                .whereRef('record', '=', 'reservation.id')
                .where('kind', '=', 'written-off')
                .limit(1),
              'is',
              null,
            ),
          )
          .orderBy('created_at', 'desc'),
      ),
    findEach: (ids: Iterable<Id<'reservation'>>) => onFile(db, ids),
    on: (sessionId: Id<'session'>) =>
      read(reservations.where('session_id', '=', sessionId).orderBy('created_at').orderBy('id')),
    /** The latest bookings asked for by then that every term fits. */
    async search(search: Search, until: Date, count: number) {
      return onFile(db, await idsSought(db, search, { until, count }))
    },
    besides: (ids: readonly Id<'reservation'>[]) => besidesOf(db, ids),
    tablesOf: (id: Id<'reservation'>) => bookingTablesOf(db, id),
    async listPage(order: ListOrder, page: ListPage) {
      return onFile(db, await idsListed(db, order, page))
    },
    find: async (id: Id<'reservation'>) => (await onFile(db, [id]))[0],
    get: async (id: Id<'reservation'>) => mustExist((await onFile(db, [id]))[0]),
    /** Only those that hold places and are not over. */
    async comingOf(email: string, now: Date): Promise<readonly string[]> {
      return (await comingBookingsOf(db, email, now).execute()).map(({ id }) => id)
    },
  }
}

/** An agreed booking is kept as `confirmed`; earlier versions also kept how much was paid. */
function standingsOf(stages: readonly Status[]): readonly Status[] {
  return stages.some((stage) => agreed.includes(stage)) ? [...stages, ...agreed] : stages
}

/** The bookings are found by an index, so that a thousand others cost nothing. */
export function comingBookingsOf(db: Kysely<Tables>, email: string, now: Date) {
  const sought = foldedAddress(email)
  return db
    .selectFrom('reservation')
    .innerJoin('session', 'session.id', 'reservation.session_id')
    .select('reservation.id')
    .where('sought_email', '=', sought)
    .where('sought_email', '<>', '')
    .where('status', 'in', statuses.filter(holdsPlaces))
    .where('ends_at', '>=', now.toISOString())
    .orderBy('reservation.created_at', 'desc')
}

/** Bookings with date, payments and payer, in the order asked for. */
function onFile(
  db: Kysely<Tables>,
  ids: Iterable<Id<'reservation'>>,
): Promise<readonly ReservationOnFile[]> {
  return inParts(ids, async (some) => {
    const found = await readTogether(db, {
      reservation: isAmong('id', some),
      session: sql`id in (select session_id from reservation where ${isAmong('id', some)})`,
      payment: isAmong('reservation_id', some),
      ending: isAmong('reservation_id', some),
      party_change: isAmong('reservation_id', some),
      replaced_guest: sql`${isAmong('reservation_id', some)} and had_paid = 1`,
    })
    const rows = new Map(found('reservation').map((row) => [row.id, row]))
    const dates = new Map(found('session').map((row) => [row.id, sessionFrom(row)]))
    const payments = Map.groupBy(found('payment').toSorted(inOrder), (row) => row.reservation_id)
    const endings = new Map(found('ending').map((row) => [row.reservation_id, row]))
    const changes = Map.groupBy(found('party_change'), (row) => row.reservation_id)
    const payers = found('replaced_guest').map(fromRow).toSorted(firstReplacedFirst)
    return some.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { soughtEmail: _, owedCents: _owed, ...same } = fromRow(row)
      const own = (payments.get(id) ?? []).map(paymentFrom)
      return {
        ...same,
        ...settled(row.status, own),
        keptCents: sum(changes.get(id) ?? [], ({ kept_cents }) => kept_cents),
        terms: JSON.parse(row.terms),
        // Rows from before each house said its hours.
        conditions: { answerHours: 24, ...JSON.parse(row.conditions) },
        session: dates.get(row.session_id)!,
        payer: payers.find(({ reservationId }) => reservationId === id),
        ending: endingFrom(endings.get(id)),
      }
    })
  })
}

function endingFrom(row: Row<'ending'> | undefined): Ending | undefined {
  if (!row) return undefined
  const { reservationId: _, ...ending } = fromRow(row)
  return ending
}

/** The deposit first. */
function inOrder(one: Row<'payment'>, other: Row<'payment'>): number {
  return compare(one.due_on, other.due_on) || compare(other.kind, one.kind)
}

function firstReplacedFirst(one: ReplacedGuest, other: ReplacedGuest): number {
  return one.at.getTime() - other.at.getTime() || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
