import { listPath } from '#booking/texts/list-order.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { blank } from './blank.ts'
import { others as othersInEnglish } from './en/others.ts'
import { pages as pagesInEnglish } from './en/pages.ts'
import { others as othersInFrench } from './fr/others.ts'
import { pages as pagesInFrench } from './fr/pages.ts'
import { others as othersInDutch } from './nl/others.ts'
import { pages as pagesInDutch } from './nl/pages.ts'

const nothing = Object.fromEntries(blank.map((path) => [path, '']))

/**
 * Own texts with which a house starts empty: they say of any teacher of any craft what `content/`
 * says of the example.
 */
export const plainStart: OwnTexts = {
  nl: { ...nothing, ...pagesInDutch, ...othersInDutch },
  fr: { ...nothing, ...pagesInFrench, ...othersInFrench },
  en: { ...nothing, ...pagesInEnglish, ...othersInEnglish },
  all: {
    // Experience, price, cancelling, whether a date goes ahead, waiting, an invoice.
    [listPath('faq.tabs.general.questions')]: '0 6 7 8 10 11',
  },
}

/** True of a text of `content/` that the owner may leave empty. */
export function mayBeBlank(path: string): boolean {
  return blank.includes(path)
}
