import type { House } from './house.ts'

/**
 * True of a house that leaves the example's drawings out, by choice or because it describes none of them, as one that
 * started empty. The blank alternative text of the not-found page tells it: no photograph replaces that drawing.
 */
export function isPlain({ look, texts }: Pick<House, 'look' | 'texts'>): boolean {
  return !look.drawings || texts.nl['notFound.pictureAlt'] === ''
}
