import type { Language } from '#language/languages.ts'

/** Names of the languages, as the desk says them. */
export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Dutch',
  fr: 'French',
  en: 'English',
}
