import { isAdded } from '#booking/texts/list-order.ts'
import { type TextProblem, textProblem } from '#booking/texts/check-text.ts'
import { textRules, tidied } from '#content/check/text-rules.ts'
import { presentText, writtenTexts } from '#content/words/written-texts.ts'
import { inEach, type Language, languages } from '#language/languages.ts'
import { keysOf } from '#language/keys-of.ts'
import { type Change, oneChange } from '../office.ts'
import { dropNeedlessChecks, saveOrDrop, withDrafts } from './drafts.ts'

export type TypedText = {
  readonly path: string
  readonly typed: Readonly<Record<Language, string>>
  readonly shown: Readonly<Record<Language, string>>
  /** Languages whose text is right although another language changed. */
  readonly isRight: readonly Language[]
}

export type TextWritten =
  | { readonly kind: 'kept' | 'unchanged' | 'not-there' }
  | {
      readonly kind: 'refused'
      readonly problems: Readonly<Partial<Record<Language, TextProblem>>>
    }
  /** Another person changed the text meanwhile, and what was typed is not kept. */
  | { readonly kind: 'changed-meanwhile'; readonly now: Readonly<Record<Language, string>> }

export const writeText = oneChange(saveText)

async function saveText(
  change: Change,
  { path, typed, shown, isRight }: TypedText,
): Promise<TextWritten> {
  const house = await withDrafts(change)
  const written = eachLanguage((language) => writtenTexts(language, house).get(path))
  if (!writtenTexts('nl', house).has(path)) return { kind: 'not-there' }
  const now = eachLanguage((language) => presentText(house, language, path))
  if (languages.some((language) => now[language] !== shown[language])) {
    return { kind: 'changed-meanwhile', now }
  }
  // An untouched text stays as it is, tidy or not.
  const tidy = eachLanguage((language) =>
    typed[language] === now[language] ? now[language] : tidied(path, typed[language], language),
  )
  const changed = languages.filter((language) => tidy[language] !== now[language])
  const problems = Object.fromEntries(
    changed.flatMap((language) => {
      const problem = textProblem(tidy[language], textRules(house, path, language))
      return problem ? [[language, problem]] : []
    }),
  )
  if (keysOf(problems).length > 0) return { kind: 'refused', problems }
  for (const language of changed) {
    const isWritten = !isAdded(path) && tidy[language] === written[language]
    await saveOrDrop(change, { path, language, text: isWritten ? undefined : tidy[language] })
  }
  await saveChecks(change, { path, changed, isRight })
  return { kind: changed.length > 0 || isRight.length > 0 ? 'kept' : 'unchanged' }
}

type CheckedText = Pick<TypedText, 'path' | 'isRight'> & { readonly changed: readonly Language[] }

/** A language that stays, while another changes, waits for a look. */
async function saveChecks(change: Change, { path, changed, isRight }: CheckedText): Promise<void> {
  for (const language of change.house.spoken) {
    if (changed.includes(language) || isRight.includes(language)) {
      await change.texts.dropToCheck({ path, language })
    } else if (changed.length > 0) {
      await change.texts.addToCheck({ path, language, at: change.now })
    }
  }
  if (changed.length > 0) await dropNeedlessChecks(change, change.house.edition)
}

function eachLanguage(
  of: (language: Language) => string | undefined,
): Readonly<Record<Language, string>> {
  return inEach((language) => of(language) ?? '')
}
