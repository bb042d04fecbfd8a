import type { House } from '#booking/house/house.ts'
import type { Language } from '#language/languages.ts'
import { typeset, typesetAll } from '#language/typeset.ts'
import { deskWordsIn } from './packs.ts'
import type { DeskWords } from './shape.ts'

/** Words of the desk and of the owner's mails, and their language. */
export type OwnerWords = DeskWords & { readonly language: Language }

const made = new Map<Language, OwnerWords>()

export function ownerWordsIn(language: Language): OwnerWords {
  return made.getOrInsertComputed(language, () => {
    const { sayStatementProblem, ...texts } = deskWordsIn(language)
    return {
      ...typesetAll(texts, language),
      language,
      sayStatementProblem: (problem) => typeset(sayStatementProblem(problem), language),
    }
  })
}

export function ownerWordsOf(house: House): OwnerWords {
  return ownerWordsIn(house.ownerLanguage)
}
