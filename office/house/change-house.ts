import { isDeepStrictEqual } from 'node:util'
import type { House } from '#booking/house/house.ts'
import { type HouseValue, valueName, valuesOf } from '#booking/house/house-value.ts'
import { arrangedTown } from '#booking/house/town.ts'
import { isUnnamed } from '#booking/house/workshop-value.ts'
import { offerAllFreePlaces } from '../dates/give-places-back.ts'
import { type Change, type Office, oneChange } from '../office.ts'

/** Pages and mails show the changes from now on; bookings keep their price. False when nothing changed. */
export const changeHouse = oneChange(
  async (change, values: readonly HouseValue[]) => (await changeValues(change, values)) > 0,
)

export async function changeValues(change: Change, given: readonly HouseValue[]): Promise<number> {
  const values = given.flatMap((value) =>
    value.what === 'languages' ? [value, addressIn(value.spoken, change.house)] : [value],
  )
  const present = valuesOf(change.house)
  const changes = values.flatMap((after) => {
    const before = present.find((value) => valueName(value) === valueName(after))
    return before && !isDeepStrictEqual(before, after) ? [{ before, after }] : []
  })
  if (changes.some(({ after }) => after.what === 'account')) await change.journal.forgetHolder()
  await recordHouseChanges(change, changes)
  if (changes.some(({ after }) => after.what === 'workshops')) await offerAllFreePlaces(change)
  return changes.length
}

/** The names of a town stand in the order of the languages. */
function addressIn(spoken: House['spoken'], house: House): HouseValue {
  const { street, postalCode } = house.business.address
  return { what: 'address', street, postalCode, town: arrangedTown(house, spoken) }
}

type HouseChange = { readonly before: HouseValue; readonly after: HouseValue }

/** Changes of one moment were made by one press. */
export async function recordHouseChanges(
  { now: at, device, houseChanges }: Change,
  changes: readonly HouseChange[],
): Promise<void> {
  for (const values of changes) await houseChanges.add({ ...values, at, device })
}

/** Puts back the value from before a change; false when the house has that value, or has no such change. */
export async function revertHouse(office: Office, number: number): Promise<boolean> {
  const found = await office.store.houseChanges.find(number)
  return found !== undefined && !isUnnamed(found.before) && changeHouse(office, [found.before])
}
