import type { House } from '#booking/house/house.ts'
import { type HouseValue, houseWith } from '#booking/house/house-value.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Store } from '#store/store.ts'

/** House as pages and mails show it: the values of `content/`, and over them the owner's. */
export async function readHouse(reads: Pick<Store, 'houseChanges'>): Promise<House> {
  return houseOf((await reads.houseChanges.values()).values, reads)
}

export async function houseOf(
  values: readonly HouseValue[],
  { houseChanges }: Pick<Store, 'houseChanges'>,
): Promise<House> {
  const house = values.reduce(houseWith, firstHouse)
  const { edition } = house
  return edition === 0 ? house : { ...house, texts: await houseChanges.textsOf(edition) }
}
