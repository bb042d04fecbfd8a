import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureOfMark } from '#booking/look/mark.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { saveMark } from './make-mark.ts'

const farm = freshOffice()

/** A bright shape, and letters in ink of a third of its size. */
const wordMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">' +
  '<rect width="90" height="100" fill="#f2b705"/><rect x="110" y="35" width="120" height="25" fill="#3a2a00"/></svg>'

it('a mark gets the ground on which its worst part is seen best, not the one that suits most of it', async () => {
  const kept = await saveMark(farm.office, Buffer.from(wordMark))
  const { id } = pictureOfMark(kept.kind === 'kept' ? kept.mark : 'drawn')!
  for (const name of ['day.png', 'night.png', 'mail.png']) {
    const file = await farm.store.pictures.findFile(id, name)
    const corner = sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha()
    expect([name, ...(await corner.raw().toBuffer())]).toEqual([name, 255, 255, 255])
  }
})
