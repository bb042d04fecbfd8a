import type { Language } from '#language/languages.ts'

/** The three languages, named in French for the owner. */
export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'néerlandais',
  fr: 'français',
  en: 'anglais',
}
