import type { DeskWords } from '../shape.ts'

export const languageNames: DeskWords['languages'] = {
  nl: 'néerlandais',
  fr: 'français',
  en: 'anglais',
}
