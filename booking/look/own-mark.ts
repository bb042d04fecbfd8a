import type { House } from '../house/house.ts'
import { pictureAddress } from '../pictures/own-picture.ts'
import { pictureOfMark } from './mark.ts'
import { paletteOf } from './palette.ts'

export type OwnMark = {
  /** Query of the icons' addresses, which changes with the icons. */
  readonly icons: string
} & (
  | { readonly initials: string }
  /** Addresses for light and for dark paper; the width is in percent of the height. */
  | { readonly day: string; readonly night: string; readonly wide: number }
)

type MarkedHouse = Pick<House, 'business' | 'look' | 'markInMails'>

export function ownMark({ business, look }: MarkedHouse): OwnMark | undefined {
  if (look.mark === 'drawn') return undefined
  const picture = pictureOfMark(look.mark)
  if (picture) {
    const { id, wide } = picture
    const day = pictureAddress('mark', id, 'day.png')
    const night = pictureAddress('mark', id, 'night.png')
    return { icons: `?mark=${id}`, day, night, wide }
  }
  const initials = initialsOf(business.name)
  const { beet, paper } = paletteOf(look.colours).day
  const colours = `${beet}${paper}`.replaceAll('#', '')
  return {
    icons: `?mark=${encodeURIComponent(initials)}-${look.faces.slice(0, 1)}-${colours}`,
    initials,
  }
}

export type MailMark = { readonly initials: string } | { readonly png: string }

/** Undefined for the drawn mark, which stands in too while the file of a picture is missing. */
export function mailMark(house: MarkedHouse): MailMark | undefined {
  const mark = ownMark(house)
  if (mark && 'initials' in mark) return mark
  return house.markInMails === undefined ? undefined : { png: house.markInMails }
}

const articles = new Set(['de', 'het', 'een', 't', 'le', 'la', 'les', 'l', 'un', 'une', 'the', 'a'])

/** One or two capitals: "HG" of "Hof ter Gist", "TF" of "La Terre & le Feu". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !articles.has(word.toLowerCase()))
  const large = telling.filter((word) => !/^\p{Ll}/u.test(word))
  const [chosen = []] = [large, telling, words].filter(({ length }) => length > 0)
  return chosen
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}
