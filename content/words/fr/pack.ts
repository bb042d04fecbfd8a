import { formsAndMails } from '../../plain-start/fr/forms-and-mails.ts'
import { menuPages } from '../../plain-start/fr/menu-pages.ts'
import type { LanguagePack } from '../shape.ts'
import { promises } from './answer-promise.ts'
import * as desk from './desk-words.ts'
import { newWorkshop } from './new-workshop.ts'
import { offers } from './offers.ts'
import { terms } from './terms.ts'
import * as words from './words.ts'

export const frPack: LanguagePack = {
  words,
  newWorkshop,
  offers,
  terms,
  promises,
  plainStart: { ...menuPages, ...formsAndMails },
  desk,
}
