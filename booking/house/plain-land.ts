import type { House } from './house.ts'

/**
 * What is drawn of the example's land is not its own. The drawing of a page that is not there tells it: no photograph
 * replaces that one, so nobody describes another picture in its place.
 */
export function isPlain({ texts }: Pick<House, 'texts'>): boolean {
  return texts.nl['notFound.pictureAlt'] === ''
}
