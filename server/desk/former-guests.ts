import type { Actor } from '#booking/life.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { Store } from '../store/store.ts'

/** A booking that ended before its day: how, and what goes back of its money. */
export type FormerGuest = {
  readonly reservation: ReservationOnFile
  readonly ended: { readonly what: Ending; readonly by: Actor; readonly at: Date } | undefined
  /** In cents: what is still to be paid back, and what was. */
  readonly owedCents: number
  readonly refundedCents: number
  /** The last time that something was. */
  readonly refundedAt: Date | undefined
}

const endings = ['called-off', 'cancelled', 'declined'] as const
type Ending = (typeof endings)[number]

/** Everybody who once booked a date and comes no more; first those who are owed money, then the latest. */
export async function listFormerGuests(
  store: Store,
  sessionId: string,
): Promise<readonly FormerGuest[]> {
  const reservations = await store.reservationsOn(sessionId)
  const refunds = await store.listRefunds()
  const former = await Promise.all(
    reservations
      .filter(({ status }) => !holdsPlaces(status))
      .map(async (reservation): Promise<FormerGuest> => {
        const theirs = refunds.filter(({ reservationId }) => reservationId === reservation.id)
        return {
          reservation,
          ended: await endOf(store, reservation.id),
          ...moneyBack(theirs),
        }
      }),
  )
  return former.toSorted(
    (a, b) => Number(b.owedCents > 0) - Number(a.owedCents > 0) || endedAt(b) - endedAt(a),
  )
}

async function endOf(store: Store, id: string): Promise<FormerGuest['ended']> {
  for (const { what, by, at } of (await store.listEvents(id)).toReversed()) {
    const ending = endings.find((each) => each === what)
    if (ending) return { what: ending, by, at }
  }
  return undefined
}

function moneyBack(refunds: readonly Refund[]) {
  const paid = refunds.filter(({ paidAt }) => paidAt !== undefined)
  const all = sum(refunds)
  const refundedCents = sum(paid)
  const refundedAt = paid.map(({ paidAt }) => paidAt!).toSorted((a, b) => a.getTime() - b.getTime())
  return { owedCents: all - refundedCents, refundedCents, refundedAt: refundedAt.at(-1) }
}

function sum(refunds: readonly Refund[]): number {
  return refunds.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

function endedAt({ ended }: FormerGuest): number {
  return ended?.at.getTime() ?? 0
}
