import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'
import { wordsAt } from '#server/http/asked-house.ts'

/** Who asks, and the language that the answer is in. */
export type Spoken = { readonly c: Context; readonly language: Language }

/** What the frame around a page is made of. */
export function spokenAt({ c, language }: Spoken) {
  const { pathname, search } = new URL(c.req.url)
  return { words: wordsAt(c, language), address: pathname + search }
}
