import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import { enSentences } from './sentences/en.ts'
import { frSentences } from './sentences/fr.ts'
import { nlSentences } from './sentences/nl.ts'
import type { SentenceRules } from './sentence-rules.ts'

const sentences = { nl: nlSentences, fr: frSentences, en: enSentences } as const satisfies Record<
  Language,
  SentenceRules
>

/** The program may have lost a language that the store still names. */
export function sentenceRulesOf(language: Language): SentenceRules {
  return sentences[isLanguage(language) ? language : defaultLanguage]
}
