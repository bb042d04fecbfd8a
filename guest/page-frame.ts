import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'
import { wordsAt } from '#server/http/asked-house.ts'

export type Spoken = { readonly c: Context; readonly language: Language }

export function pageFrame({ c, language }: Spoken) {
  const { pathname, search } = new URL(c.req.url)
  return { words: wordsAt(c, language), address: pathname + search }
}
