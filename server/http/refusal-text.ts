import type { Context } from 'hono'
import type { Words } from '#content/words/shape.ts'
import { sendSentence } from './failure.ts'
import { wordsOfRequest } from './request-house.ts'
import { requestLanguage } from './request-language.ts'

const sentences = {
  400: 'notOurForm',
  403: 'otherOrigin',
  413: 'tooLarge',
  415: 'notOurForm',
} as const

/** A request that no page of ours sends, such as a form of another site. */
export function refuseRequest(c: Context, status: keyof typeof sentences): Response {
  return refuse(c, sentences[status], { status })
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
  return refuse(c, problem, { status, headers: { 'Retry-After': String(waitSeconds) } })
}

function refuse(
  c: Context,
  problem: keyof Words['errors']['request'],
  answer: Parameters<typeof sendSentence>[2],
): Response {
  const words = wordsOfRequest(c, requestLanguage(c))
  const headers = { 'Cache-Control': 'no-store', ...answer.headers }
  return sendSentence(c, { words, text: words.errors.request[problem] }, { ...answer, headers })
}
