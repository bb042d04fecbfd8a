/** Dutch comes first: it is the default and the fallback (specification, section 9). */
export const languages = ['nl', 'fr', 'en'] as const

export type Language = (typeof languages)[number]

/** The language of an address that has none, where no house is known. */
export const defaultLanguage: Language = 'nl'

/** The language of a visitor who has none of the site's. */
export function firstOf({ spoken }: { readonly spoken: readonly Language[] }): Language {
  return spoken[0] ?? defaultLanguage
}

/** Locales for `Intl`. Not `en-BE`: it prints English words with Belgian decimals. */
export const locales: Readonly<Record<Language, string>> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
}

export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
