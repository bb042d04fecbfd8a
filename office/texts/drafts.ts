import type { House } from '#booking/house/house.ts'
import { placeOfPath } from '#booking/pictures/own-picture.ts'
import { type OwnText, type OwnTexts, withOwnTexts } from '#booking/texts/own-texts.ts'
import { altPathAt } from '#content/picture-places.ts'
import type { Change } from '../office.ts'

type Drafting = Pick<Change, 'house'> & { readonly texts: Pick<Change['texts'], 'listDrafts'> }

/** The house as it reads once every draft is published. */
export async function withDrafts({ house, texts }: Drafting): Promise<House> {
  return { ...house, texts: withOwnTexts(house.texts, await texts.listDrafts()) }
}

export async function saveDraft({ texts, now: at, device }: Change, text: OwnText): Promise<void> {
  await texts.saveDraft({ ...text, at, device })
}

/** A text that reads as the published one needs no draft. */
export async function saveOrDrop(change: Change, text: OwnText): Promise<void> {
  const isPublished = change.house.texts[text.language][text.path] === text.text
  await (isPublished ? change.texts.dropDraft(text) : saveDraft(change, text))
}

/** Resolves with the number of the edition, which nobody sees yet. */
export function addEdition({ texts, now: at, device }: Change, all: OwnTexts): Promise<number> {
  return texts.addEdition({ texts: all, at, device })
}

/** A text that reads again as in the shown edition needs no check in other languages. */
export async function dropNeedlessChecks(change: Change, edition: number): Promise<void> {
  const drafts = await change.texts.listDrafts()
  const drafted = new Set(drafts.flatMap(({ path }) => [path, altPathAt(placeOfPath(path))]))
  const publishedAt = await change.texts.findPublishedAt(edition)
  for (const text of await change.texts.listToCheck()) {
    const isSince = publishedAt === undefined || text.at > publishedAt
    if (isSince && !drafted.has(text.path)) await change.texts.dropToCheck(text)
  }
}
