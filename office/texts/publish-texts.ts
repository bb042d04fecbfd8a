import { withOwnTexts } from '#booking/texts/own-texts.ts'
import { pictureOfMark } from '#booking/look/mark.ts'
import { addEdition, dropNeedlessChecks } from './drafts.ts'
import { unwrittenTexts, withoutEmptyEntries } from './read-texts.ts'
import { changeValues } from '../house/change-house.ts'
import { type Change, oneChange } from '../office.ts'

export type Published = { readonly kind: 'published' | 'nothing' | 'unwritten' }

export const publishTexts = oneChange(async (change): Promise<Published> => {
  const drafts = await change.texts.listDrafts()
  if (drafts.length === 0) return { kind: 'nothing' }
  const texts = withoutEmptyEntries(withOwnTexts(change.house.texts, drafts))
  if (unwrittenTexts({ ...change.house, texts }).length > 0) return { kind: 'unwritten' }
  const number = await addEdition(change, texts)
  await changeValues(change, [{ what: 'edition', number }])
  await change.texts.dropDrafts()
  await dropUnshown(change)
  return { kind: 'published' }
})

export const dropDrafts = oneChange(async (change) => {
  await change.texts.dropDrafts()
  await dropUnshown(change)
  await dropNeedlessChecks(change, change.house.edition)
})

/** Drafts stay. False when the number is unknown, or the edition is shown already. */
export const restoreEdition = oneChange(async (change, number: number) => {
  if (change.house.edition === number || !(await change.texts.hasEdition(number))) return false
  await changeValues(change, [{ what: 'edition', number }])
  await dropNeedlessChecks(change, number)
  return true
})

/** Picture files go that no edition and no mark uses or used, as another draft replaced them. */
async function dropUnshown(change: Change): Promise<void> {
  const marks = (await change.houseChanges.listByName('mark')).flatMap(({ after }) =>
    after.what === 'mark' ? (pictureOfMark(after.mark)?.id ?? []) : [],
  )
  const shown = (await change.texts.listPicturesOfEditions()).union(new Set(marks))
  for (const id of await change.pictures.listIds()) {
    if (!shown.has(id)) await change.pictures.drop(id)
  }
}
