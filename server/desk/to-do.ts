import { dayOf } from '#booking/brussels-time.ts'
import { answerDue } from '#booking/due.ts'
import { openCents, owedCents } from '#booking/owed.ts'
import type { MovementOnFile } from '../store/movement-records.ts'
import type { Payment, Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { MailOnFile } from '../store/mail-records.ts'
import type { Store } from '../store/store.ts'

/** Something that waits for the owner. */
export type ToDo =
  | {
      readonly kind: 'request'
      readonly reservation: ReservationOnFile
      readonly hoursLeft: number
    }
  | {
      readonly kind: 'overdue'
      readonly reservation: ReservationOnFile
      readonly payment: Omit<Payment, 'reservationId'>
    }
  /** The day has been, and something was never paid. */
  | { readonly kind: 'owing'; readonly reservation: ReservationOnFile; readonly cents: number }
  | { readonly kind: 'refund'; readonly reservation: ReservationOnFile; readonly refund: Refund }
  | { readonly kind: 'movement'; readonly movement: MovementOnFile }
  | { readonly kind: 'failed-mail'; readonly mail: MailOnFile }

const hourMs = 3_600_000

/**
 * What waits for the owner: requests first, the oldest at the top, then money that goes back, money
 * that did not come, bank movements to look at, and mails that did not arrive.
 */
export async function listToDos(store: Store, now: Date): Promise<readonly ToDo[]> {
  const reservations = await store.listReservations()
  const byId = new Map(reservations.map((each) => [each.id, each]))
  const refunds = (await store.listRefunds()).filter(({ paidAt }) => !paidAt)
  const movements = (await store.listMovements()).filter(
    ({ outcome, settledAt }) => !settledAt && (outcome === 'review' || outcome === 'over'),
  )
  const failed = (await store.listMails()).filter(({ state }) => state === 'failed')
  return [
    ...requestsOf(reservations, now),
    ...refunds.flatMap((refund): ToDo[] => {
      const reservation = byId.get(refund.reservationId)
      return reservation ? [{ kind: 'refund', reservation, refund }] : []
    }),
    ...overdueOf(reservations, dayOf(now)),
    ...(await owingOf(store, reservations)),
    ...movements.map((movement) => ({ kind: 'movement', movement }) as const),
    ...failed.map((mail) => ({ kind: 'failed-mail', mail }) as const),
  ]
}

function requestsOf(reservations: readonly ReservationOnFile[], now: Date): readonly ToDo[] {
  return reservations
    .filter(({ status }) => status === 'requested')
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((reservation) => {
      const leftMs = answerDue(reservation.createdAt).getTime() - now.getTime()
      return { kind: 'request', reservation, hoursLeft: Math.ceil(leftMs / hourMs) }
    })
}

/** The first payment of each booking that should have come. */
function overdueOf(reservations: readonly ReservationOnFile[], today: string): readonly ToDo[] {
  return reservations
    .filter(({ status }) => status === 'confirmed' || status === 'secured')
    .flatMap((reservation): ToDo[] => {
      const payment = reservation.payments.find((p) => openCents(p) > 0 && p.dueOn < today)
      return payment ? [{ kind: 'overdue', reservation, payment }] : []
    })
}

/** What bookings still owe after their day, until the owner lets it be. */
async function owingOf(
  store: Store,
  reservations: readonly ReservationOnFile[],
): Promise<readonly ToDo[]> {
  const owing = reservations.flatMap((reservation) => {
    const cents = owedCents(reservation.payments)
    return reservation.status === 'completed' && cents > 0 ? [{ reservation, cents }] : []
  })
  const letBe = await Promise.all(owing.map(({ reservation }) => isWrittenOff(store, reservation)))
  return owing.filter((_, nth) => !letBe[nth]).map((each) => ({ kind: 'owing', ...each }))
}

async function isWrittenOff(store: Store, { id }: ReservationOnFile): Promise<boolean> {
  return (await store.listEvents(id)).some(({ what }) => what === 'written-off')
}
