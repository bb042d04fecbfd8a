import type { House } from './house.ts'

/** By choice, or because it started empty: then the not-found page's drawing has no description. */
export function isWithoutDrawings({ look, texts }: Pick<House, 'look' | 'texts'>): boolean {
  return !look.drawings || texts.nl['notFound.pictureAlt'] === ''
}
