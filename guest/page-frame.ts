import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'
import { wordsOfRequest } from '#server/http/request-house.ts'

export type Spoken = { readonly c: Context; readonly language: Language }

export function pageFrame({ c, language }: Spoken) {
  const { pathname, search } = new URL(c.req.url)
  return { words: wordsOfRequest(c, language), address: pathname + search }
}
