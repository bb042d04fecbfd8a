import type { Store } from '#store/store.ts'
import { readHouse } from '../house/read-house.ts'

/** How long before a date begins it can no longer be chosen: until it begins by the owner, but by no guest. */
export async function closeHoursFor(
  reads: Pick<Store, 'houseChanges'>,
  by: 'guest' | 'owner',
): Promise<number> {
  return by === 'owner' ? 0 : (await readHouse(reads)).requestsCloseHours
}
