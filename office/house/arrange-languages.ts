import { type ListMove, arrangedList } from '#booking/house/arranged-list.ts'
import { ownPaths } from '#content/plain-start/plain-start.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { type Change, oneChange } from '../office.ts'
import { withDrafts } from '../texts/drafts.ts'
import { changeValues } from './change-house.ts'

/** Guests who read a language that is taken away keep it. */
export const arrangeLanguages = oneChange(
  async (change, { language, turn }: { readonly language: Language; readonly turn: ListMove }) => {
    const after = arrangedList(change.house.spoken, language, turn)
    if (after.kind === 'turned') {
      await changeValues(change, [{ what: 'languages', spoken: after.list }])
      if (turn === 'show') await askForTexts(change, language)
    }
    return after.kind
  },
)

/** Texts that the owner wrote in the first language, and not yet in the added one, wait for a look there. */
async function askForTexts(change: Change, language: Language): Promise<void> {
  const { texts } = await withDrafts(change)
  const written = ownPaths(texts, language)
  const at = (await change.texts.findPublishedAt(change.house.edition)) ?? change.now
  for (const path of ownPaths(texts, firstOf(change.house))) {
    if (!written.includes(path)) await change.texts.addToCheck({ path, language, at })
  }
}
