import { type Language, localeOf } from './languages.ts'

export function perLanguage<Made>(
  make: (language: Language) => Made,
): (language: Language) => Made {
  const formats = new Map<Language, Made>()
  return (language) => {
    const known = formats.get(language) ?? make(language)
    formats.set(language, known)
    return known
  }
}

/** Format of a language, made once: making one takes longer than printing a whole page with it. */
export function keptFormat<Format>(
  make: (locale: string) => Format,
): (language: Language) => Format {
  return perLanguage((language) => make(localeOf(language)))
}
