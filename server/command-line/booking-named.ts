import { dayOf } from '#booking/dates/brussels-time.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { readSearch } from '#booking/search/read-search.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'

const lastDay = new Date('9999-12-31')

export async function findBookingNamed(
  store: Reads,
  reference: string,
): Promise<ReservationOnFile | undefined> {
  const sought = reference.toUpperCase()
  const search = readSearch(reference, dayOf(lastDay))
  const found = await store.reservations.listFound(search, lastDay, 5)
  return found.find(({ id }) => referenceOf(id) === sought)
}
