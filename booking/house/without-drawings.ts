import type { House } from './house.ts'

/** True where drawings were turned off, or the site began empty. */
export function isWithoutDrawings(house: Pick<House, 'look' | 'texts'>): boolean {
  return !house.look.drawings || beganEmpty(house)
}

/** The not-found page's drawing then has no description. */
export function beganEmpty({ texts }: Pick<House, 'texts'>): boolean {
  return texts.nl['notFound.pictureAlt'] === ''
}
