import type { House } from './house.ts'

/**
 * True of a house without the example's drawings: by choice, or because it started empty and
 * describes none of them. The second case shows in the empty alternative text of the not-found
 * page, whose drawing no photograph replaces.
 */
export function isWithoutDrawings({ look, texts }: Pick<House, 'look' | 'texts'>): boolean {
  return !look.drawings || texts.nl['notFound.pictureAlt'] === ''
}
