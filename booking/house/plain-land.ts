import type { House } from './house.ts'

/** True of a house that chose so, or started empty: then the not-found page's drawing has no description. */
export function isWithoutDrawings({ look, texts }: Pick<House, 'look' | 'texts'>): boolean {
  return !look.drawings || texts.nl['notFound.pictureAlt'] === ''
}
