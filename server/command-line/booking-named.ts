import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'

export async function findBookingNamed(
  store: Reads,
  reference: string,
): Promise<ReservationOnFile | undefined> {
  const [id] = await store.references.listBookingsCoded([reference.toUpperCase()])
  return id === undefined ? undefined : store.reservations.find(id)
}
