import { upperFirst } from './typeset.ts'
import { keptFormat } from './kept-format.ts'
import type { Language } from './languages.ts'

const names = keptFormat((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

export function nameOfLanguage(named: Language, language: Language): string {
  return names(language).of(named) ?? named
}

export function titleOfLanguage(named: Language, language: Language): string {
  return upperFirst(nameOfLanguage(named, language))
}
