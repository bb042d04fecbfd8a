import type { Context } from 'hono'
import { UnknownLinkPage } from '#app/plain/unknown-link-page.tsx'
import { answerPlain } from '../plain-page.ts'

/** A link that never was, has ended, or was replaced: nobody is told which. */
export function unknownLink(c: Context): Response {
  return answerPlain(c, <UnknownLinkPage />, 404)
}
