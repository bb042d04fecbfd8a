import { gallery } from './gallery.ts'
import { workshops } from './workshops.ts'

/**
 * Drawings that a photograph can replace, by the name of its file in `pictures/`, and the path of
 * their alternative text.
 */
const picturePlaces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(workshops).map((slug) => [`workshop-${slug}`, `workshop.${slug}.pictureAlt`]),
  ),
  'about-crock': 'about.crockAlt',
  'about-starters': 'about.startersAlt',
  'contact-letterbox': 'contact.letterboxAlt',
  'gift-voucher': 'giftVoucher.pictureAlt',
  ...Object.fromEntries(gallery.map(({ id }) => [id, `pictures.${id}.alt`])),
}

/** Path of the alternative text of a place; undefined for a place that is not there. */
export function altPathAt(place: string): string | undefined {
  if (Object.hasOwn(picturePlaces, place)) return picturePlaces[place]
  const [, slug] = /^workshop-([\w-]+)$/.exec(place) ?? []
  return slug && `workshop.${slug}.pictureAlt`
}

/**
 * The place whose drawing, or own picture, has an address: `/assets/about-crock-BsX2pT0q.svg`; a borrowed drawing has it
 * behind a `#`.
 */
export function placeAt(address: string): string | undefined {
  const [, borrowedBy] = /#(workshop-[\w-]+)$/.exec(address) ?? []
  if (borrowedBy) return borrowedBy
  const [, file = ''] = /\/(?:assets|pictures)\/(?:[\w-]+\/)*([\w-]+)\.\w+$/.exec(address) ?? []
  return Object.keys(picturePlaces).find((name) => file === name || file.startsWith(`${name}-`))
}
