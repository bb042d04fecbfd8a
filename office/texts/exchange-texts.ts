import { hasFeature } from '#booking/house/features.ts'
import type { House } from '#booking/house/house.ts'
import { ownPictures, picturePath } from '#booking/pictures/own-picture.ts'
import { isAdded, isListPath } from '#booking/texts/list-order.ts'
import { type OwnLanguage, withOwnTexts } from '#booking/texts/own-texts.ts'
import { type TextProblem, textProblem } from '#booking/texts/check-text.ts'
import { textRules, tidied } from '#content/check/text-rules.ts'
import { ownPaths } from '#content/plain-start/plain-start.ts'
import { presentText, writtenTexts } from '#content/words/written-texts.ts'
import { workshopsAside } from '#content/workshops-aside.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Store } from '#store/store.ts'
import { readHouse } from '../house/read-house.ts'
import { oneChange } from '../office.ts'
import { saveDraft, withDrafts } from './drafts.ts'

/** Texts by language and path, published or written; `all` has the owner's orders of lists. */
export type TextFiles = Readonly<Partial<Record<OwnLanguage, Readonly<Record<string, string>>>>>

/** Published texts with their braces in the languages of the site, and photographs, for translators or another house. */
export async function exportTexts(store: Store) {
  const house = await readHouse(store)
  const { texts, spoken } = house
  const isAside = textsAside(house)
  const files: TextFiles = Object.fromEntries(
    spoken.map((language) => [
      language,
      Object.fromEntries(
        [...writtenTexts(language, house).keys()]
          .filter((path) => !isAside(path))
          .map((path) => [path, presentText(house, language, path) ?? '']),
      ),
    ]),
  )
  const orders = Object.entries(texts.all).filter(([path]) => isListPath(path))
  const pictures = new Map<string, Uint8Array>()
  for (const [name, id] of Object.entries(ownPictures(texts.all))) {
    const master = await store.pictures.findFile(id, 'master')
    if (master) pictures.set(name, master)
  }
  return { files: { ...files, all: Object.fromEntries(orders) }, pictures }
}

const ofOtherPages = /^(gallery\.defaultCaption$|giftVoucher\.ordered\.gift\.)/

/** Texts of what the house set aside with the example, which nobody reads; those that the owner wrote stay. */
function textsAside(house: House): (path: string) => boolean {
  const written = new Set(house.spoken.flatMap((language) => ownPaths(house.texts, language)))
  const parts = [
    ...workshopsAside(house).ofExample.flatMap((slug) => [
      `workshop.${slug}.`,
      `workshopNames.${slug}`,
      `faq.tabs.${slug}.`,
    ]),
    ...house.leftOut.map((page) => `${page}.`),
    ...(hasFeature(house, 'diary') ? [] : ['diary.', 'diaryMails.', 'guestSentence.']),
  ]
  const isAside = (path: string) => parts.some((part) => path.startsWith(part))
  return (path) => isAside(path) && !written.has(path) && !ofOtherPages.test(path)
}

export type ImportProblem = { readonly language: OwnLanguage; readonly path: string } & (
  | TextProblem
  | { readonly kind: 'no-such-text' }
)

export type TextsImported =
  | { readonly kind: 'kept'; readonly drafts: number }
  | { readonly kind: 'refused'; readonly problems: readonly ImportProblem[] }

/** Texts that differ become drafts; texts that are in no file do not change. */
export const importTexts = oneChange(async (change, files: TextFiles): Promise<TextsImported> => {
  const { texts: before } = await withDrafts(change)
  const orders = Object.entries(files.all ?? {})
    .filter(([path, order]) => before.all[path] !== order)
    .map(([path, text]) => ({ path, language: 'all', text }) as const)
  const now = withOwnTexts(before, orders)
  const house = { ...change.house, texts: now }
  const changed = languages.flatMap((language) =>
    Object.entries(files[language] ?? {})
      .filter(([path, typed]) => typed !== presentText(house, language, path))
      .map(([path, typed]) => ({ language, path, text: tidied(path, typed, language) })),
  )
  const problems = [
    ...orders.filter(isNoOrder).map(({ path }) => noSuchText('all', path)),
    ...changed.flatMap((text) => problemOf(house, text) ?? []),
  ]
  if (problems.length > 0) return { kind: 'refused', problems }
  for (const order of orders) await saveDraft(change, order)
  for (const { language, path, text } of changed) {
    const isWritten = !isAdded(path) && text === writtenTexts(language, house).get(path)
    await saveDraft(change, { language, path, text: isWritten ? undefined : text })
  }
  return { kind: 'kept', drafts: orders.length + changed.length }
})

type GivenText = { readonly language: Language; readonly path: string; readonly text: string }

function noSuchText(language: OwnLanguage, path: string): ImportProblem {
  return { language, path, kind: 'no-such-text' }
}

function isNoOrder({ path, text }: { readonly path: string; readonly text: string }): boolean {
  return !isListPath(path) || !/^\d+(\+\d+)?( \d+(\+\d+)?)*$/.test(text)
}

function problemOf(house: House, { language, path, text }: GivenText): ImportProblem | undefined {
  if (!writtenTexts(language, house).has(path)) return noSuchText(language, path)
  const problem = textProblem(text, textRules(house, path, language))
  return problem && { language, path, ...problem }
}

/** True when the photograph is already the one of a place. */
export async function isShownPicture(
  store: Store,
  name: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const { texts } = await readHouse(store)
  const id = texts.all[picturePath(name)]
  const master = id === undefined ? undefined : await store.pictures.findFile(id, 'master')
  return master !== undefined && Buffer.compare(master, bytes) === 0
}
