import { workshopSlugs } from '#booking/dates/session.ts'
import { gallery } from './gallery.ts'

/**
 * Drawings that a photograph can replace, by the name of its file in `pictures/`, and the path of
 * their alternative text.
 */
export const picturePlaces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    workshopSlugs.map((slug) => [`workshop-${slug}`, `workshop.${slug}.pictureAlt`]),
  ),
  'about-crock': 'about.crockAlt',
  'about-starters': 'about.startersAlt',
  'contact-letterbox': 'contact.letterboxAlt',
  'gift-voucher': 'giftVoucher.pictureAlt',
  ...Object.fromEntries(gallery.map(({ id }) => [id, `pictures.${id}.alt`])),
}

/** The place whose drawing, or own picture, has an address: `/assets/about-crock-BsX2pT0q.svg`. */
export function placeAt(address: string): string | undefined {
  const [, file = ''] = /\/(?:assets|pictures)\/(?:[\w-]+\/)*([\w-]+)\.\w+$/.exec(address) ?? []
  return Object.keys(picturePlaces).find((name) => file === name || file.startsWith(`${name}-`))
}
