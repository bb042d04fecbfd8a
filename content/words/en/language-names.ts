import type { DeskWords } from '../shape.ts'

/** The three languages, named in English for the owner. */
export const languageNames: DeskWords['languages'] = { nl: 'Dutch', fr: 'French', en: 'English' }
