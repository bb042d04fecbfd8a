import { formsAndMails } from '../../plain-start/en/forms-and-mails.ts'
import { menuPages } from '../../plain-start/en/menu-pages.ts'
import type { LanguagePack } from '../shape.ts'
import { promises } from './answer-promise.ts'
import * as desk from './desk-words.ts'
import { newWorkshop } from './new-workshop.ts'
import { offers } from './offers.ts'
import { terms } from './terms.ts'
import * as words from './words.ts'

export const enPack: LanguagePack = {
  words,
  newWorkshop,
  offers,
  terms,
  promises,
  plainStart: { ...menuPages, ...formsAndMails },
  desk,
}
