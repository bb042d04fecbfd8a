import { firstHouse } from '#content/first-house.ts'
import { houseOf } from '#office/house/read-house.ts'
import type { Reads } from '#store/subjects.ts'

/** The house, one object until it changes, so that its words are made once. */
export function createCurrentHouse(store: Reads) {
  let lastRead = { last: 0, house: firstHouse }
  const lastKnown = () => lastRead.house
  const read = async () => {
    const { last, values } = await store.houseChanges.getValues()
    if (last !== lastRead.last) lastRead = { last, house: await houseOf(values, store) }
    return lastRead.house
  }
  /** The last known house stands in while the store is away. */
  const readOrKnown = () => read().catch(lastKnown)
  return { read, lastKnown, readOrKnown }
}
