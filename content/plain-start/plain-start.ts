import { listPath } from '#booking/texts/list-order.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { blank } from './blank.ts'
import { formsAndMails as formsAndMailsInEnglish } from './en/forms-and-mails.ts'
import { menuPages as menuPagesInEnglish } from './en/menu-pages.ts'
import { formsAndMails as formsAndMailsInFrench } from './fr/forms-and-mails.ts'
import { menuPages as menuPagesInFrench } from './fr/menu-pages.ts'
import { formsAndMails as formsAndMailsInDutch } from './nl/forms-and-mails.ts'
import { menuPages as menuPagesInDutch } from './nl/menu-pages.ts'

const nothing = Object.fromEntries(blank.map((path) => [path, '']))

/**
 * Own texts with which a house starts empty: they say of any teacher of any craft what `content/`
 * says of the example.
 */
export const plainStart: OwnTexts = {
  nl: { ...nothing, ...menuPagesInDutch, ...formsAndMailsInDutch },
  fr: { ...nothing, ...menuPagesInFrench, ...formsAndMailsInFrench },
  en: { ...nothing, ...menuPagesInEnglish, ...formsAndMailsInEnglish },
  all: {
    // Experience, price, cancelling, whether a date goes ahead, waiting, an invoice.
    [listPath('faq.tabs.general.questions')]: '0 6 7 8 10 11',
  },
}

/** True of a text of `content/` that the owner may leave empty. */
export function mayBeBlank(path: string): boolean {
  return blank.includes(path)
}
