import type { Actor } from '#booking/reservations/life.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { Refund } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'

export type FormerGuest = {
  readonly reservation: ReservationOnFile
  readonly ended: { readonly what: Ending; readonly by: Actor; readonly at: Date } | undefined
  readonly owedCents: Cents
  readonly refundedCents: Cents
  readonly refundedAt: Date | undefined
}

const endings = ['called-off', 'cancelled', 'declined'] as const
type Ending = (typeof endings)[number]

export async function listFormerGuests(
  store: Store,
  sessionId: Id<'session'>,
): Promise<readonly FormerGuest[]> {
  const reservations = await store.reservationsOn(sessionId)
  const former = await Promise.all(
    reservations
      // A request whose link nobody pressed held nothing, so nothing is to be paid for it.
      .filter(({ status, payments }) => hasEnded(status) && payments.length > 0)
      .map(async (reservation): Promise<FormerGuest> => {
        const ended = await endOf(store, reservation.id)
        return { reservation, ended, ...moneyBack(await store.refundsOf(reservation.id)) }
      }),
  )
  return former.toSorted(
    (a, b) => Number(b.owedCents > 0) - Number(a.owedCents > 0) || endedAt(b) - endedAt(a),
  )
}

async function endOf(store: Store, id: Id<'reservation'>): Promise<FormerGuest['ended']> {
  for (const { what, by, at } of (await store.listEvents(id)).toReversed()) {
    const ending = endings.find((each) => each === what)
    if (ending) return { what: ending, by, at }
  }
  return undefined
}

function moneyBack(refunds: readonly Refund[]) {
  const [paid, owed] = [refunds.filter(isPaid), refunds.filter((refund) => !isPaid(refund))]
  const [last] = paid.map(({ paidAt }) => paidAt!).toSorted((a, b) => b.getTime() - a.getTime())
  return { owedCents: sum(owed, centsOf), refundedCents: sum(paid, centsOf), refundedAt: last }
}

const isPaid = ({ paidAt }: Refund) => paidAt !== undefined
const centsOf = ({ amountCents }: Refund) => amountCents

function endedAt({ ended }: FormerGuest): number {
  return ended?.at.getTime() ?? 0
}
