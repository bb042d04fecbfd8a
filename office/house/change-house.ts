import { isDeepStrictEqual } from 'node:util'
import { type HouseValue, valueName, valuesOf } from '#booking/house/house-value.ts'
import { isUnnamed } from '#booking/house/workshop-value.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

/** The next page and mail show it; bookings keep their price. False when nothing changed. */
export function changeHouse(office: Office, after: HouseValue, device: string): Promise<boolean> {
  return inOneChange(office, (change) => changeValue(change, after, device))
}

export async function changeValue(
  change: Change,
  after: HouseValue,
  device: string,
): Promise<boolean> {
  const name = valueName(after)
  const before = valuesOf(change.house).find((value) => valueName(value) === name)
  if (!before || isDeepStrictEqual(before, after)) return false
  if (after.what === 'account') await change.journal.forgetHolder()
  await change.houseChanges.add({ before, after, at: change.clock.now(), device })
  return true
}

/** The value from before a change again; false when it is so already, or no such change was. */
export async function takeHouseBack(
  office: Office,
  number: number,
  device: string,
): Promise<boolean> {
  const found = await office.store.houseChanges.find(number)
  return (
    found !== undefined && !isUnnamed(found.before) && changeHouse(office, found.before, device)
  )
}
