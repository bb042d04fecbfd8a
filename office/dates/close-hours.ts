import { readHouse } from '../house/read-house.ts'

/** Hours before a date from which guests can no longer choose it; the owner can until it begins. */
export async function closeHoursFor(
  reads: Parameters<typeof readHouse>[0],
  by: 'guest' | 'owner',
): Promise<number> {
  return by === 'owner' ? 0 : (await readHouse(reads)).requestsCloseHours
}
