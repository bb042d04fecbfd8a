import type { House } from './house.ts'

/**
 * True where drawings were turned off, or the site began empty: the not-found page's drawing then has no description.
 */
export function isWithoutDrawings({ look, texts }: Pick<House, 'look' | 'texts'>): boolean {
  return !look.drawings || texts.nl['notFound.pictureAlt'] === ''
}
