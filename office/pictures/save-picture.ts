import { beganEmpty } from '#booking/house/without-drawings.ts'
import { picturePath } from '#booking/pictures/own-picture.ts'
import { isAdded } from '#booking/texts/list-order.ts'
import { altPathAt } from '#content/picture-places.ts'
import { plainStart } from '#content/plain-start/plain-start.ts'
import { presentText } from '#content/words/written-texts.ts'
import { languages } from '#language/languages.ts'
import { type Change, inOneChange, type Office, oneChange } from '../office.ts'
import { saveDraft, saveOrDrop, withDrafts } from '../texts/drafts.ts'
import { type Focus, makePicture, type NoPicture } from './make-picture.ts'

export type PictureOutcome = { readonly kind: 'kept' } | NoPicture

export async function savePicture(
  office: Office,
  bytes: Uint8Array,
  place: { readonly name: string; readonly focus?: Focus },
): Promise<PictureOutcome> {
  const picture = await makePicture(bytes, place.focus)
  if (picture.kind !== 'made') return picture
  await inOneChange(office, async (change) => {
    await change.pictures.save(picture.id, picture.files, change.now)
    const draft = { path: picturePath(place.name), language: 'all', text: picture.id } as const
    await saveDraft(change, draft)
    if (!place.focus) await askForDescription(change, place.name)
  })
  return { kind: 'kept' }
}

/** The description of a drawing waits for a look in each language, once a photograph stands there. */
async function askForDescription(change: Change, name: string): Promise<void> {
  const house = await withDrafts(change)
  const path = altPathAt(name) ?? ''
  for (const language of house.spoken) {
    const isOfDrawing = house.texts[language][path] === undefined
    if (isOfDrawing && presentText(house, language, path)) {
      await change.texts.addToCheck({ path, language, at: change.now })
    }
  }
}

/** The picture of a place cut anew around what matters; undefined when its file is gone. */
export async function refocusPicture(
  office: Office,
  id: string,
  place: { readonly name: string; readonly focus: Focus },
): Promise<PictureOutcome | undefined> {
  const master = await office.store.pictures.findFile(id, 'master')
  return master && savePicture(office, master, place)
}

/** The place shows the picture of `content/` again, with its description, once the removal is published. */
export const removePicture = oneChange(async (change, name: string) => {
  await saveOrDrop(change, { path: picturePath(name), language: 'all', text: undefined })
  const path = altPathAt(name)
  // A picture of an own page has no other description.
  if (path === undefined || isAdded(path)) return
  for (const language of languages) {
    const text = beganEmpty(change.house) ? plainStart[language][path] : undefined
    await saveOrDrop(change, { path, language, text })
    await change.texts.dropToCheck({ path, language })
  }
})
