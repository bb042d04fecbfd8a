import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import { noOwnTexts, type OwnText, type OwnTexts } from '#booking/texts/own-texts.ts'
import { inEach, isLanguage, type Language } from '#language/languages.ts'
import { fromRow, readerOf, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

/** Typed and not yet published; without a text, the one of `content/` is to stand again. */
export type TextDraft = OwnText & { readonly at: Date; readonly device: string }

/** A text whose other languages changed after it did. */
export type TextToCheck = { readonly path: string; readonly language: Language; readonly at: Date }

/** The texts that were published at once; an edition never changes. */
export type Edition = {
  /** Counts on, from 1. */
  readonly number: number
  readonly texts: OwnTexts
  readonly at: Date
  /** The device in words, as devices are forgotten: "Safari op iPhone". */
  readonly device: string
}

type TextAt = Pick<OwnText, 'path' | 'language'>

const ofLanguage = v.record(v.string(), v.string())
const ownTexts = v.object({
  // An older edition has not every language.
  ...inEach(() => v.optional(ofLanguage, {})),
  all: v.optional(ofLanguage, {}),
})

export function textReads(db: Kysely<Tables>) {
  const readEditions = readerOf(editionFrom)
  const all = db.selectFrom('edition').selectAll()
  return {
    async listDrafts(): Promise<readonly TextDraft[]> {
      const rows = await db.selectFrom('text_draft').selectAll().orderBy('path').execute()
      return rows.flatMap(({ language, ...row }) =>
        language === 'all' || isLanguage(language) ? [{ ...fromRow(row), language }] : [],
      )
    },
    async listToCheck(): Promise<readonly TextToCheck[]> {
      const rows = await db.selectFrom('text_to_check').selectAll().orderBy('path').execute()
      return rows.flatMap(({ language, ...row }) =>
        isLanguage(language) ? [{ ...fromRow(row), language }] : [],
      )
    },
    listEditions: (most: number): Promise<readonly Edition[]> =>
      readEditions(all.orderBy('number', 'desc').limit(most)),
    async listPicturesOfEditions(): Promise<ReadonlySet<string>> {
      const editions = await readEditions(all)
      return new Set(editions.flatMap(({ texts }) => Object.values(ownPictures(texts.all))))
    },
    /** Undefined for number 0, the texts before the first edition. */
    async findPublishedAt(number: number): Promise<Date | undefined> {
      return (await readEditions(all.where('number', '=', number)))[0]?.at
    },
    /** Number 0 stands for the texts before the first edition. */
    async hasEdition(number: number): Promise<boolean> {
      const found = all.where('number', '=', number)
      return number === 0 || (await found.executeTakeFirst()) !== undefined
    },
    async getOfEdition(number: number): Promise<OwnTexts> {
      if (number === 0) return noOwnTexts
      const found = all.where('number', '=', number)
      return editionFrom(await found.executeTakeFirstOrThrow()).texts
    },
  }
}

export function textChanges(db: Transaction<Tables>) {
  const drafts = rowsIn(db, 'text_draft')
  const toCheck = rowsIn(db, 'text_to_check')
  return {
    saveDraft: ({ path, language, text, at, device }: TextDraft) =>
      drafts.put({ path, language, text, at, device }, ['path', 'language']),
    dropDraft: ({ path, language }: TextAt) => drafts.remove({ path, language }),
    dropDrafts: () => drafts.remove({}),
    addToCheck: ({ path, language, at }: TextToCheck) => toCheck.addOnce({ path, language, at }),
    dropToCheck: ({ path, language }: TextAt) => toCheck.remove({ path, language }),
    async addEdition({ texts, at, device }: Omit<Edition, 'number'>): Promise<number> {
      const last = await db
        .selectFrom('edition')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst()
      const number = Number(last?.number ?? 0) + 1
      await rowsIn(db, 'edition').add({ number, texts: JSON.stringify(texts), at, device })
      return number
    },
  }
}

function editionFrom({ texts, at, ...row }: Row<'edition'>): Edition {
  return { ...row, texts: v.parse(ownTexts, JSON.parse(texts)), at: new Date(at) }
}
