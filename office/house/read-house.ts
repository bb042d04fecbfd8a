import type { House } from '#booking/house/house.ts'
import { type HouseValue, houseWith } from '#booking/house/house-value.ts'
import { pictureOfMark } from '#booking/look/mark.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Reads } from '#store/subjects.ts'

/** House as pages and mails show it: the values of `content/`, and over them the owner's. */
export async function readHouse(reads: Reads): Promise<House> {
  return houseOf((await reads.houseChanges.getValues()).values, reads)
}

export async function houseOf(values: readonly HouseValue[], reads: Reads): Promise<House> {
  const house = values.reduce(houseWith, firstHouse)
  const { edition, look } = house
  const picture = pictureOfMark(look.mark)
  const mark = picture && (await reads.pictures.findFile(picture.id, 'mail.png'))
  if (edition === 0 && !mark) return house
  return {
    ...house,
    texts: await reads.texts.getOfEdition(edition),
    ...(mark && { markInMails: Buffer.from(mark).toString('base64') }),
  }
}
