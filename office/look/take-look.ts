import * as v from 'valibot'
import {
  lookValues,
  lookValuesOf,
  type LookValue,
  readableValue,
} from '#booking/look/look-value.ts'
import type { Store } from '#store/store.ts'
import { changeValue } from '../house/change-house.ts'
import { readHouse } from '../house/read-house.ts'
import { inOneChange, type Office } from '../office.ts'

/** A file with the look of a house, for another house. */
export const lookFile = v.array(v.variant('what', lookValues))

export async function exportLook(store: Store): Promise<readonly LookValue[]> {
  return lookValuesOf((await readHouse(store)).look)
}

/**
 * Gives the house a look, chosen on the desk or of another house; each part can be taken back by
 * itself. The result is how many parts are others.
 */
export function takeLook(
  office: Office,
  look: readonly LookValue[],
  device: string,
): Promise<number> {
  return inOneChange(office, async (change) => {
    let others = 0
    for (const value of look) {
      if (await changeValue(change, readableValue(value), device)) others += 1
    }
    return others
  })
}
