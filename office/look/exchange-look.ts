import * as v from 'valibot'
import { lookValue, lookValuesOf, type LookValue, readableValue } from '#booking/look/look-value.ts'
import { pictureOfMark } from '#booking/look/mark.ts'
import type { Reads } from '#store/subjects.ts'
import { changeValues } from '../house/change-house.ts'
import { readHouse } from '../house/read-house.ts'
import { saveMark } from '../pictures/make-mark.ts'
import { type Office, oneChange } from '../office.ts'

export const lookFile = v.array(lookValue)

export async function exportLook(store: Reads): Promise<readonly LookValue[]> {
  return lookValuesOf((await readHouse(store)).look)
}

export async function exportMark(store: Reads): Promise<Uint8Array | undefined> {
  const picture = pictureOfMark((await readHouse(store)).look.mark)
  return picture && store.pictures.findFile(picture.id, 'master')
}

/** The file's picture becomes the mark, unless this store has it; undefined when no mark can be made of it. */
export async function withMark(
  office: Office,
  look: readonly LookValue[],
  picture: Uint8Array | undefined,
): Promise<readonly LookValue[] | undefined> {
  const value = look.find(({ what }) => what === 'mark')
  if (!picture || !value || (await hasPicture(office.store, value))) return look
  const outcome = await saveMark(office, picture)
  if (outcome.kind !== 'kept') return undefined
  return [...look.filter((each) => each !== value), { what: 'mark', mark: outcome.mark }]
}

/** False of a mark whose file is missing. */
async function hasPicture({ pictures }: Reads, value: LookValue) {
  const picture = value.what === 'mark' && pictureOfMark(value.mark)
  return !picture || (await pictures.findFile(picture.id, 'master')) !== undefined
}

/** Each value can be taken back by itself. Resolves with the number of values that changed. */
export const importLook = oneChange(async (change, look: readonly LookValue[]) => {
  const there: LookValue[] = []
  for (const value of look) if (await hasPicture(change, value)) there.push(readableValue(value))
  return changeValues(change, there)
})
