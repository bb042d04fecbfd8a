import type { House } from '#booking/house/house.ts'
import { isWithoutDrawings } from '#booking/house/without-drawings.ts'
import type { Look } from '#booking/look/look-value.ts'
import { textDigest } from '#booking/people/digests.ts'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import type { Language } from '#language/languages.ts'
import { firstHouse } from './first-house.ts'
import { type Shared, shareName, shareOf } from './share-pictures.ts'
import { wordsOf } from './words/words.ts'

export type SharedContent = Pick<Look, 'colours' | 'faces' | 'mark'> & {
  readonly name: string
  readonly title: string
  readonly line: string
  /** Place whose drawing is on it; undefined for plain land. */
  readonly drawing: string | undefined
  readonly photograph: string | undefined
}

export type OwnShare = SharedContent & {
  /** Another one when anything on the picture changes. */
  readonly path: string
}

/** The picture of a page of this house; undefined where the build made the same one. */
export function ownShare(house: House, shared: Shared, language: Language): OwnShare | undefined {
  const share = seenOn(house, shared, language)
  const isOfFirst = 'page' in shared || Object.hasOwn(firstHouse.workshops, shared.slug)
  const seen = JSON.stringify(share)
  if (isOfFirst && seen === JSON.stringify(seenOn(firstHouse, shared, language))) return undefined
  const digest = textDigest(seen).slice(0, 12)
  return { ...share, path: `/share/${shareName(shared)}-${language}.jpg?of=${digest}` }
}

function seenOn(house: House, shared: Shared, language: Language): SharedContent {
  const { look, business, texts } = house
  const { title, line, picture } = shareOf(wordsOf(house, language), shared)
  const pictures = ownPictures(texts.all)
  const isHome = 'page' in shared && shared.page === 'home'
  const hero = isHome || isWithoutDrawings(house) ? pictures['hero'] : undefined
  return {
    name: business.name,
    title,
    line,
    drawing: isWithoutDrawings(house) ? undefined : picture,
    photograph: (isHome && hero) || (pictures[picture] ?? hero),
    colours: look.colours,
    faces: look.faces,
    mark: look.mark,
  }
}
