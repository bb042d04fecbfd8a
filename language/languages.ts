import { fromKeys, keysOf } from './keys-of.ts'
import type { LanguageRules } from './language-rules.ts'
import { en } from './rules/en.ts'
import { fr } from './rules/fr.ts'
import { nl } from './rules/nl.ts'

/** Languages that a site can have. A new one is a line here, and its words (`content/words/packs.ts`). */
const rules = { nl, fr, en } as const satisfies Record<string, LanguageRules>

export type Language = keyof typeof rules

export const languages = keysOf<Language>(rules)

/** The language of an address that has none, where no house is known, and of a text that is not written. */
export const defaultLanguage: Language = 'nl'

/** The program may have lost a language that the store still names. */
export function rulesOf(language: Language): LanguageRules {
  return isLanguage(language) ? rules[language] : rules[defaultLanguage]
}

export function localeOf(language: Language): string {
  return rulesOf(language).locale
}

export function ownNameOf(language: Language): string {
  return rulesOf(language).name
}

/** The language of a visitor who has none of the site's. */
export function firstOf({ spoken }: { readonly spoken: readonly Language[] }): Language {
  return spoken[0] ?? defaultLanguage
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(rules, value)
}

export function inEach<Value>(make: (language: Language) => Value) {
  return fromKeys(languages, make)
}

/** A text in a language, or else in the first that has one; empty when there is none. */
export function writtenIn(
  texts: Readonly<Partial<Record<Language, string>>>,
  language: Language,
): string {
  return [language, ...languages].map((each) => texts[each]).find(Boolean) ?? ''
}
