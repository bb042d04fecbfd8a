import { defaultLanguage, isLanguage, type Language, languages } from '#language/languages.ts'
import { enPack as en } from './en/pack.ts'
import { frPack as fr } from './fr/pack.ts'
import { nlPack as nl } from './nl/pack.ts'
import type { DeskWords, LanguagePack } from './shape.ts'

/** The words of each language of `language/languages.ts`. For the server: no page loads them. */
const packs: Readonly<Record<Language, LanguagePack>> = { nl, fr, en }

/** The program may have lost a language that the store still names. */
export function packOf(language: Language): LanguagePack {
  return isLanguage(language) ? packs[language] : packs[defaultLanguage]
}

/** Languages that the desk and the owner's mails can have. */
export const deskLanguages = languages.filter((language) => packs[language].desk)

export function deskWordsIn(language: Language): DeskWords {
  return packOf(language).desk ?? nl.desk
}
