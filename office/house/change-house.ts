import { isDeepStrictEqual } from 'node:util'
import { type HouseValue, valueName, valuesOf } from '#booking/house/house-value.ts'
import { inOneChange, type Office } from '../office.ts'

/** From the next page and the next mail on; what was booked keeps its price. False when it was so already. */
export function changeHouse(office: Office, after: HouseValue, device: string): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const name = valueName(after)
    const before = valuesOf(change.house).find((value) => valueName(value) === name)
    if (!before || isDeepStrictEqual(before, after)) return false
    if (after.what === 'account') await change.journal.forgetHolder()
    await change.houseChanges.add({ before, after, at: change.clock.now(), device })
    return true
  })
}

/** To what it was before a change. False when it is so already, or there was no such change. */
export async function takeHouseBack(
  office: Office,
  number: number,
  device: string,
): Promise<boolean> {
  const found = await office.store.houseChanges.find(number)
  return found !== undefined && changeHouse(office, found.before, device)
}
