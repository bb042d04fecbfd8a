import type { Context } from 'hono'
import { sendSentence } from './failure.ts'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'
import { requestLanguage } from './request-language.ts'

const sentences = {
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

type Refusal = {
  readonly problem: 'busy' | 'tooMany'
  readonly status: 429 | 503
  readonly waitSeconds: number
}

export function refuseTooMany(c: Context, { waitSeconds }: Pick<Refusal, 'waitSeconds'>): Response {
  return refuseForNow(c, { problem: 'tooMany', status: 429, waitSeconds })
}

export function refuseForNow(c: Context, { problem, status, waitSeconds }: Refusal): Response {
  const words = wordsOfRequest(c, requestLanguage(c))
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(waitSeconds) }
  return sendSentence(c, { words, text: words.errors.request[problem] }, { status, headers })
}
