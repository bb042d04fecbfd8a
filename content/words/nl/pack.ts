import type { DeskWords, LanguagePack } from '../shape.ts'
import { promises } from './answer-promise.ts'
import * as desk from './desk-words.ts'
import { newWorkshop } from './new-workshop.ts'
import { offers } from './offers.ts'
import { plainFormsAndMails } from './plain-forms-and-mails.ts'
import { plainPages } from './plain-pages.ts'
import { terms } from './terms.ts'
import * as words from './words.ts'

export const nlPack: LanguagePack & { readonly desk: DeskWords } = {
  words,
  newWorkshop,
  offers,
  terms,
  promises,
  plainStart: { ...plainPages, ...plainFormsAndMails },
  desk,
}
