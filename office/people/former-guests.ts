import { hasEnded } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'

export type FormerGuest = {
  readonly reservation: ReservationOnFile
  readonly owedCents: Cents
  readonly refundedCents: Cents
  readonly refundedAt: Date | undefined
}

export async function listFormerGuests(
  store: Store,
  sessionId: Id<'session'>,
): Promise<readonly FormerGuest[]> {
  const reservations = await store.reservations.listOn(sessionId)
  const former = await Promise.all(
    reservations
      // A request whose link was never pressed held no places, so it has no payments.
      .filter(({ status, payments }) => hasEnded(status) && payments.length > 0)
      .map(async (reservation): Promise<FormerGuest> => {
        return { reservation, ...moneyBack(await store.refunds.listOf(reservation.id)) }
      }),
  )
  return former.toSorted(
    (a, b) => Number(b.owedCents > 0) - Number(a.owedCents > 0) || endedAt(b) - endedAt(a),
  )
}

function moneyBack(refunds: readonly Refund[]) {
  const paid = refunds.filter(({ paidAt }) => paidAt !== undefined)
  const owed = refunds.filter(({ paidAt }) => paidAt === undefined)
  const [last] = paid.map(({ paidAt }) => paidAt!).toSorted((a, b) => b.getTime() - a.getTime())
  return { owedCents: sum(owed, amountOf), refundedCents: sum(paid, amountOf), refundedAt: last }
}

const amountOf = ({ amountCents }: Refund) => amountCents

function endedAt({ reservation: { ending } }: FormerGuest): number {
  return ending?.at.getTime() ?? 0
}
