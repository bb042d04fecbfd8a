import type { House } from './house.ts'

/** The owner said nothing of the land on the home page: what is drawn of the example's land is not its own. */
export function isPlain({ texts }: Pick<House, 'texts'>): boolean {
  return texts.nl['home.hero.pictureAlt'] === ''
}
