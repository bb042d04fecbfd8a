import { upperFirst } from './typeset.ts'
import { keptFormat } from './kept-format.ts'
import type { Language } from './languages.ts'

const names = keptFormat((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** The name of a language in another: "Frans", "français", "French". */
export function nameOfLanguage(named: Language, language: Language): string {
  return names(language).of(named) ?? named
}

/** The same where it stands alone: "Français". */
export function titleOfLanguage(named: Language, language: Language): string {
  const name = nameOfLanguage(named, language)
  return upperFirst(name)
}
