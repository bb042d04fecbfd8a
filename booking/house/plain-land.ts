import type { House } from './house.ts'

/**
 * True of a house that leaves the example's drawn land out. The blank alternative text of the
 * not-found page tells it: no photograph replaces that drawing, so nobody ever describes another
 * picture there.
 */
export function isPlain({ texts }: Pick<House, 'texts'>): boolean {
  return texts.nl['notFound.pictureAlt'] === ''
}
