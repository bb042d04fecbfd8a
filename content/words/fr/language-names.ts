import type { languageNames as dutch } from '../nl/language-names.ts'
import type { Widened } from '../widened.ts'

export const languageNames: Widened<typeof dutch> = {
  nl: 'néerlandais',
  fr: 'français',
  en: 'anglais',
}
