import { gallery } from '../gallery.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Texts of the example alone: a page leaves one out, and shows plain land for a drawing. */
export const blank: readonly string[] = [
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
