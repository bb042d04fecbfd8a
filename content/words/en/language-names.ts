import type { Language } from '#language/languages.ts'

/** The three languages, named in English for the owner. */
export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Dutch',
  fr: 'French',
  en: 'English',
}
