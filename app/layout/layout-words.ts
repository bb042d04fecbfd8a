import { menuNames } from '#content/words/page-names.ts'
import type { Words } from '#content/words/shape.ts'
import type { Language } from '#language/languages.ts'
import { sentenceRulesOf } from '#language/sentences.ts'

const builtIn = (language: Language) => sentenceRulesOf(language).footer

export type FooterWords = ReturnType<typeof builtIn>

/** Words of the footer; built-in ones stand in for those that a language leaves empty. */
export function footerWords(given: Partial<FooterWords>, language: Language): FooterWords {
  const present = Object.entries(given).filter(([, text]) => text !== undefined && text !== '')
  return { ...builtIn(language), ...Object.fromEntries(present) }
}

export function layoutWords(words: Words) {
  const { layout, language } = words
  return {
    ...layout,
    navigation: { ...layout.navigation, ...menuNames(words) },
    footer: footerWords(layout.footer, language),
  }
}
