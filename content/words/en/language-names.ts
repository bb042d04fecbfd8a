import type { languageNames as dutch } from '../nl/language-names.ts'
import type { Widened } from '../widened.ts'

/** The three languages, named in English for the owner. */
export const languageNames: Widened<typeof dutch> = { nl: 'Dutch', fr: 'French', en: 'English' }
