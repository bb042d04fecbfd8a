import { ownPictures, picturePath } from '#booking/pictures/own-picture.ts'
import { type OwnTexts, withOwnTexts } from '#booking/texts/own-texts.ts'
import { tidyText } from '#booking/texts/tidy-text.ts'
import { type TextProblem, weighText } from '#booking/texts/weigh-text.ts'
import { textRules } from '#content/check/text-rules.ts'
import { writtenTexts } from '#content/words/words.ts'
import { keysOf } from '#language/keys-of.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Store } from '#store/store.ts'
import { readHouse } from '../house/read-house.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

/** Every text of some languages, as it is published or written, by its path. */
export type TextFiles = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>

/** Every published text with its braces, and the photographs, for translators and for another house. */
export async function exportTexts(store: Store) {
  const { texts } = await readHouse(store)
  const files: TextFiles = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        [...writtenTexts(language)].map(([path, written]) => [
          path,
          texts[language][path] ?? written,
        ]),
      ),
    ]),
  )
  const pictures = new Map<string, Uint8Array>()
  for (const [name, id] of Object.entries(ownPictures(texts.all))) {
    const master = await store.pictures.file(id, 'master')
    if (master) pictures.set(name, master)
  }
  return { files, pictures }
}

export type ImportProblem = { readonly language: Language; readonly path: string } & (
  | TextProblem
  | { readonly kind: 'no-such-text' }
)

export type TextsImported =
  | { readonly kind: 'kept'; readonly drafts: number }
  /** Nothing is kept. */
  | { readonly kind: 'refused'; readonly problems: readonly ImportProblem[] }

/** What differs from what is published becomes a draft; a text that is in no file stays as it is. */
export function importTexts(
  office: Office,
  files: TextFiles,
  device: string,
): Promise<TextsImported> {
  return inOneChange(office, async (change) => {
    const now = withOwnTexts(change.house.texts, await change.texts.drafts())
    const changed = keysOf(files).flatMap((language) =>
      Object.entries(files[language] ?? {})
        .filter(([path, typed]) => typed !== textIn(now, language, path))
        .map(([path, typed]) => ({ language, path, text: tidyText(typed, language) })),
    )
    const problems = changed.flatMap((text) => problemOf(change, text) ?? [])
    if (problems.length > 0) return { kind: 'refused', problems }
    const at = change.clock.now()
    for (const { language, path, text } of changed) {
      const isWritten = text === writtenTexts(language).get(path)
      const draft = { language, path, text: isWritten ? undefined : text }
      await change.texts.keepDraft({ ...draft, at, device })
    }
    return { kind: 'kept', drafts: changed.length }
  })
}

function textIn(texts: OwnTexts, language: Language, path: string): string | undefined {
  return texts[language][path] ?? writtenTexts(language).get(path)
}

type Given = { readonly language: Language; readonly path: string; readonly text: string }

function problemOf({ house }: Change, { language, path, text }: Given): ImportProblem | undefined {
  if (!writtenTexts(language).has(path)) return { language, path, kind: 'no-such-text' }
  const problem = weighText(text, textRules(house, path, language))
  return problem && { language, path, ...problem }
}

/** Whether a photograph is the one that stands in a place already. */
export async function isShownPicture(
  store: Store,
  name: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const { texts } = await readHouse(store)
  const id = texts.all[picturePath(name)]
  const master = id === undefined ? undefined : await store.pictures.file(id, 'master')
  return master !== undefined && Buffer.compare(master, bytes) === 0
}
