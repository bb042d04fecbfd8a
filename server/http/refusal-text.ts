import type { Context } from 'hono'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'

const sentences = {
  429: 'tooMany',
  400: 'malformed',
  403: 'otherOrigin',
  413: 'tooLarge',
  415: 'malformed',
} as const

/** A request that no page of ours sends is refused in the owner's language. */
export function refuseAsText(c: Context, status: keyof typeof sentences): Response {
  const { errors } = wordsOfRequest(c, houseOfRequest(c).ownerLanguage)
  return c.text(errors.request[sentences[status]], status, {
    'Cache-Control': 'no-store',
  })
}

export function refuseTooMany(
  c: Context,
  { waitSeconds }: { readonly waitSeconds: number },
): Response {
  c.header('Retry-After', String(waitSeconds))
  return refuseAsText(c, 429)
}
