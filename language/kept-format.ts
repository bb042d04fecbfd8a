import { type Language, locales } from './languages.ts'

/** Format of a language, kept: making one takes longer than printing a whole page with it. */
export function keptFormat<Format>(
  make: (locale: string) => Format,
): (language: Language) => Format {
  const kept = new Map<Language, Format>()
  return (language) => {
    const format = kept.get(language) ?? make(locales[language])
    kept.set(language, format)
    return format
  }
}
