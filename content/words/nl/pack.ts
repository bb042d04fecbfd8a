import { formsAndMails } from '../../plain-start/nl/forms-and-mails.ts'
import { menuPages } from '../../plain-start/nl/menu-pages.ts'
import type { DeskWords, LanguagePack } from '../shape.ts'
import { promises } from './answer-promise.ts'
import * as desk from './desk-words.ts'
import { newWorkshop } from './new-workshop.ts'
import { offers } from './offers.ts'
import { terms } from './terms.ts'
import { nl as words } from './words.ts'

export const nlPack: LanguagePack & { readonly desk: DeskWords } = {
  words,
  newWorkshop,
  offers,
  terms,
  promises,
  plainStart: { ...menuPages, ...formsAndMails },
  desk,
}
