import type { Kysely } from 'kysely'
import type { Session } from '#booking/dates/session.ts'
import type { Conditions } from '#booking/house/terms.ts'
import type { RefundStep } from '#booking/money/refund-steps.ts'
import { foldedAddress } from '#booking/people/mailbox.ts'
import type { Search } from '#booking/search/read-search.ts'
import type { Cents } from '#booking/units.ts'
import {
  agreedNotCompleted,
  holdsPlaces,
  type WithPayments,
  type Standing,
  type Status,
  statuses,
} from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import type { Payment } from '../money/entries.ts'
import type { ReplacedGuest } from '../people/substitutes.ts'
import { bookingTablesOf } from './booking-tables.ts'
import { bookingsOnFile, type Ending } from './bookings-on-file.ts'
import { listIds, type ListOrder, type ListPage } from './reservation-lists.ts'
import { bookingDetailsOf } from '../search/booking-details.ts'
import { searchIds } from '../search/search.ts'
import { mustExist, type OnFile } from '../rows.ts'
import type { Tables } from '../tables.ts'

type Columns = OnFile<'reservation'>

type Own = {
  readonly status: Standing
  readonly voucherDigest?: string | undefined
  readonly groupPriceCents?: Cents | undefined
  /** Refund terms of the day of the request, lowered by a move of the guest. */
  readonly refundSteps: readonly RefundStep[]
  readonly conditions: Conditions
}

export type Reservation = Own &
  Omit<Columns, keyof Own | keyof StoreDefaults | 'soughtEmail' | 'owedCents' | 'terms'>

export type ReservationOnFile = Omit<Reservation, 'status'> &
  StoreDefaults &
  WithPayments<Omit<Payment, 'reservationId'>> & {
    readonly session: Session
    /** Receiver of refunds after a substitute came; undefined when the guest paid. */
    readonly payer: Pick<ReplacedGuest, 'name' | 'email' | 'language'> | undefined
    /** Undefined too where an older program kept no history of the ending. */
    readonly ending: Ending | undefined
  }

export type StoreDefaults = Pick<
  Columns,
  'note' | 'linkVersion' | 'came' | 'ledTo' | 'dateTakenAt'
> & {
  /** Kept part of the paid money, for places that were taken again. */
  readonly keptCents: Cents
}

/** All other fields stay as they were at the request. */
export type ReservationChange = Partial<
  Omit<
    Reservation & StoreDefaults,
    'id' | 'specialRequirements' | 'source' | 'conditions' | 'keptCents'
  >
>

export function reservationReads(db: Kysely<Tables>) {
  const reservations = db.selectFrom('reservation').select('id')
  const onFile = (ids: Iterable<Id<'reservation'>>): Promise<readonly ReservationOnFile[]> =>
    bookingsOnFile(db, ids)
  const read = async (ids: typeof reservations) => onFile((await ids.execute()).map(({ id }) => id))
  const readWith = async (wanted: readonly Status[], ids: typeof reservations) => {
    const found = await read(ids.where('status', 'in', standingsOf(wanted)))
    return found.filter(({ status }) => wanted.includes(status))
  }
  return {
    list: () => read(reservations.orderBy('created_at', 'desc')),
    listWithStatus: (wanted: readonly Status[]) =>
      readWith(wanted, reservations.orderBy('created_at')),
    listOwing: (wanted: readonly Status[]) =>
      readWith(wanted, reservations.where('owed_cents', '>', 0).orderBy('created_at', 'desc')),
    /** Open amounts of past bookings, the latest first, without those written off. */
    listOwingAfterwards: () =>
      read(
        reservations
          .where('status', '=', 'completed')
          .where('owed_cents', '>', 0)
          // The limit keeps planners from reading the notices of every booking first.
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
    listEach: onFile,
    listOn: (sessionId: Id<'session'>) =>
      read(reservations.where('session_id', '=', sessionId).orderBy('created_at').orderBy('id')),
    /** The latest bookings asked for until an instant that fit every term. */
    async listFound(search: Search, until: Date, count: number) {
      return onFile(await searchIds(db, search, { until, count }))
    },
    listDetailsOf: (ids: readonly Id<'reservation'>[]) => bookingDetailsOf(db, ids),
    listTablesOf: (id: Id<'reservation'>) => bookingTablesOf(db, id),
    async listPage(order: ListOrder, page: ListPage) {
      return onFile(await listIds(db, order, page))
    },
    find: async (id: Id<'reservation'>) => (await onFile([id]))[0],
    get: async (id: Id<'reservation'>) => mustExist((await onFile([id]))[0]),
    async listComingOf(email: string, now: Date): Promise<readonly string[]> {
      return (await comingBookingsOf(db, email, now).execute()).map(({ id }) => id)
    },
  }
}

/** An agreed booking is kept as `confirmed`; older rows also tell how much was paid. */
function standingsOf(wanted: readonly Status[]): readonly Status[] {
  return wanted.some((status) => agreedNotCompleted.includes(status))
    ? [...wanted, ...agreedNotCompleted]
    : wanted
}

/** An index finds the bookings, so that thousands of others cost nothing. */
export function comingBookingsOf(db: Kysely<Tables>, email: string, now: Date) {
  return db
    .selectFrom('reservation')
    .innerJoin('session', 'session.id', 'reservation.session_id')
    .select('reservation.id')
    .where('sought_email', '=', foldedAddress(email))
    .where('sought_email', '<>', '')
    .where(({ eb, or, and }) =>
      or([
        eb('status', 'in', statuses.filter(holdsPlaces)),
        // A guest may still choose another date.
        and([eb('status', '=', 'cancelled'), eb('session.state', '=', 'called-off')]),
      ]),
    )
    .where('ends_at', '>=', now.toISOString())
    .orderBy('reservation.created_at', 'desc')
}
