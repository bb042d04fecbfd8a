import { type Language, localeOf } from './languages.ts'

export function kept<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

/** Format of a language, kept: making one takes longer than printing a whole page with it. */
export function keptFormat<Format>(
  make: (locale: string) => Format,
): (language: Language) => Format {
  return kept((language) => make(localeOf(language)))
}
