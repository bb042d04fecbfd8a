import { listPath } from '#booking/texts/list-order.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { inEach } from '#language/languages.ts'
import { packOf } from '../words/packs.ts'
import { blank } from './blank.ts'

const nothing = Object.fromEntries(blank.map((path) => [path, '']))

/** Texts that speak of any teacher of any craft, in place of those of the example. */
export const plainStart: OwnTexts = {
  ...inEach((language) => ({ ...nothing, ...packOf(language).plainStart })),
  all: {
    // Experience, price, cancelling, whether a date goes ahead, waiting, an invoice.
    [listPath('faq.tabs.general.questions')]: '0 6 7 8 10 11',
  },
}

/** True of a text of `content/` that the owner may leave empty. */
export function canBeBlank(path: string): boolean {
  return blank.includes(path)
}
