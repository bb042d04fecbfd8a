import { listPath } from '#booking/texts/list-order.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { inEach, type Language } from '#language/languages.ts'
import { gallery } from '../gallery.ts'
import { packOf } from '../words/packs.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Texts of the example alone: a page leaves one out, and shows plain land for a drawing. */
const blank: readonly string[] = [
  'home.hero.pictureAlt',
  'home.afterwards.title',
  'home.afterwards.text',
  ...upTo(4).flatMap((n) => [
    `home.afterwards.moments.${n}.day`,
    `home.afterwards.moments.${n}.text`,
  ]),
  ...upTo(6).flatMap((n) =>
    ['quote', 'author', 'location'].map((part) => `home.testimonials.items.${n}.${part}`),
  ),
  'about.crockAlt',
  'about.journey.startersAlt',
  ...upTo(4).flatMap((n) => [`about.journey.moments.${n}.when`, `about.journey.moments.${n}.text`]),
  'about.guide.paragraphs.1',
  'about.guide.paragraphs.2',
  'contact.letterboxAlt',
  'contact.findMe.mapAlt',
  'contact.findMe.mapCaption',
  ...['ghent', 'leie', 'schelde', 'latem', 'drongen'].map(
    (name) => `contact.findMe.mapNames.${name}`,
  ),
  'giftVoucher.pictureAlt',
  'notFound.pictureAlt',
  ...['ready', 'filled', 'bubbling', 'golden', 'ripe', 'gift'].map((jar) => `mails.jar.${jar}`),
  ...gallery.flatMap(({ id }) => [`pictures.${id}.alt`, `pictures.${id}.caption`]),
]

const nothing = Object.fromEntries(blank.map((path) => [path, '']))

/** Neutral texts, for any teacher of any craft, that replace those of the example. */
export const plainStart: OwnTexts = {
  ...inEach((language) => ({ ...nothing, ...packOf(language).plainStart })),
  all: {
    // Experience, price, cancelling, whether a date goes ahead, waiting, an invoice.
    [listPath('faq.tabs.general.questions')]: '0 6 7 8 10 11',
  },
}

/** Paths of the texts that the owner wrote, those of the plain start aside. */
export function ownPaths(texts: OwnTexts, language: Language): readonly string[] {
  const own = Object.entries(texts[language])
  return own.flatMap(([path, text]) => (text === plainStart[language][path] ? [] : [path]))
}

/** True of a text of `content/` that the owner may leave empty. */
export function canBeBlank(path: string): boolean {
  return blank.includes(path)
}
