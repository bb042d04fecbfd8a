import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'

/** Who asks, and the language that the answer is in. */
export type Spoken = { readonly c: Context; readonly language: Language }

/** What a page says of itself to the frame around it. */
export function spokenAt({ c, language }: Spoken) {
  const { pathname, search } = new URL(c.req.url)
  return { language, address: pathname + search }
}
