import type { House } from '#booking/house/house.ts'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import { isAdded, isListPath, listPath } from '#booking/texts/list-order.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { altPathAt } from '#content/picture-places.ts'
import { languages } from '#language/languages.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import type { Store } from '#store/store.ts'
import { readHouse } from '../house/read-house.ts'
import { withDrafts } from './drafts.ts'

export async function readHouseWithDrafts(store: Store): Promise<House> {
  return withDrafts({ house: await readHouse(store), texts: store.texts })
}

export async function readHouseOfEdition(store: Store, edition: number): Promise<House> {
  const house = await readHouse(store)
  return { ...house, edition, texts: await store.texts.getOfEdition(edition) }
}

/** Empty texts of added entries and of photographs, by language, in the order of the pages. */
export function unwrittenTexts(house: Pick<House, 'workshops' | 'ownPages' | 'texts' | 'spoken'>) {
  const { texts, spoken } = house
  const ofPhotographs = new Set(Object.keys(ownPictures(texts.all)).map(altPathAt))
  return spoken.flatMap((language) =>
    [...writtenTexts(language, house)]
      .filter(([path, written]) => {
        const text = texts[language][path]
        return ofPhotographs.has(path)
          ? (text ?? written) === ''
          : isAdded(path) && text === undefined
      })
      .map(([path]) => ({ path, language })),
  )
}

/** Texts as they are published: an added entry in which nobody wrote or showed anything is no part of them. */
export function withoutEmptyEntries(texts: OwnTexts): OwnTexts {
  const written = [
    ...languages.flatMap((language) => Object.keys(texts[language])),
    ...Object.keys(ownPictures(texts.all)).map(altPathAt),
  ]
  const hasText = (entry: string) => written.some((path) => `${path}.`.startsWith(`${entry}.`))
  const all = Object.entries(texts.all).map(([path, text]) => {
    if (!isListPath(path)) return [path, text]
    const keys = text.split(' ')
    const list = path.slice(listPath('').length)
    const kept = keys.filter((key) => !isAdded(`.${key}`) || hasText(`${list}.${key}`))
    return [path, kept.join(' ')]
  })
  return { ...texts, all: Object.fromEntries(all) }
}
