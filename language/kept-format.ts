import { type Language, locales } from './languages.ts'

/** One format for each language, kept: making one takes longer than all it prints on a page. */
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
