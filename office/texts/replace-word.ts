import { tidyText } from '#booking/texts/tidy-text.ts'
import { textProblem } from '#booking/texts/check-text.ts'
import { textRules } from '#content/check/text-rules.ts'
import { presentText, writtenTexts } from '#content/words/written-texts.ts'
import { oneChange } from '../office.ts'
import { saveDraft, withDrafts } from './drafts.ts'

type Replacing = { readonly word: string; readonly by: string }

/** The changed texts become drafts. Resolves with their number, and with that of texts the new word does not fit. */
export const replaceWord = oneChange(async (change, { word, by }: Replacing) => {
  const house = await withDrafts(change)
  const counted = { replaced: 0, left: 0 }
  for (const language of house.spoken) {
    for (const [path, written] of writtenTexts(language, house)) {
      const now = presentText(house, language, path)
      if (!now?.includes(word)) continue
      const text = now.replaceAll(word, () => tidyText(by, language))
      if (textProblem(text, textRules(house, path, language))) {
        counted.left += 1
        continue
      }
      await saveDraft(change, { path, language, text: text === written ? undefined : text })
      counted.replaced += 1
    }
  }
  return counted
})
