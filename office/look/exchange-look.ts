import * as v from 'valibot'
import { lookValues, lookValuesOf, type LookValue } from '#booking/look/look-value.ts'
import { nearestReadable } from '#booking/look/palette.ts'
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
 * The look of another house, at once and as readable as on the desk; each part can be taken back
 * there. The result is how many parts are others.
 */
export function importLook(
  office: Office,
  look: readonly LookValue[],
  device: string,
): Promise<number> {
  return inOneChange(office, async (change) => {
    let others = 0
    for (const { what, ...colours } of look) {
      const isOther = await changeValue(change, { what, ...nearestReadable(colours) }, device)
      if (isOther) others += 1
    }
    return others
  })
}
