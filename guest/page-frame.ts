import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'
import { wordsAt } from '#server/http/asked-house.ts'

/** The request, and the language of its answer. */
export type Spoken = { readonly c: Context; readonly language: Language }

/** Values for the frame around a page. */
export function pageFrame({ c, language }: Spoken) {
  const { pathname, search } = new URL(c.req.url)
  return { words: wordsAt(c, language), address: pathname + search }
}
