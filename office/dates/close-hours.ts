import { readHouse } from '../house/read-house.ts'

/**
 * The number of hours before a date at which guests can no longer choose it. The owner can until it
 * begins.
 */
export async function closeHoursFor(
  reads: Parameters<typeof readHouse>[0],
  by: 'guest' | 'owner',
): Promise<number> {
  return by === 'owner' ? 0 : (await readHouse(reads)).requestsCloseHours
}
