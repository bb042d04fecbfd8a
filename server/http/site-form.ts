import { type Context } from 'hono'
import { wordsIn } from '#content/words/words.ts'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import { languageOf } from '#language/addresses.ts'
import { bodyLimitBytes } from '../limits.ts'
import { addressOf } from './client-address.ts'
import { comesFromElsewhere } from './origin.ts'
import type { RateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'
import { sentencePage } from './sentence-page.ts'

type Parts = {
  readonly siteUrl: () => string
  /** The functions and the forms share one pace. */
  readonly rateLimit: RateLimit
  readonly trustProxy: number
}

/** What a form must be before the page it was sent to looks at it: ours, unhurried, a form, whole. */
export async function readSiteForm(
  c: Context,
  parts: Parts,
): Promise<{ readonly kind: 'form'; readonly text: string } | Response> {
  if (comesFromElsewhere(c.req.raw.headers, parts.siteUrl())) return refuse(c, 'otherOrigin', 403)
  const pause = parts.rateLimit.take(addressOf(c, parts.trustProxy))
  if (pause > 0) {
    c.header('Retry-After', String(pause))
    return refuse(c, 'tooMany', 429)
  }
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return refuse(c, 'notOurForm', 415)
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return refuse(c, 'tooLarge', 413)
  if (body.kind === 'malformed' || !isWellEncoded(body.text)) return refuse(c, 'notOurForm', 400)
  return { kind: 'form', text: body.text }
}

/** A page that takes no form, or no page at all. */
export function refuseForm(c: Context): Response {
  c.header('Allow', 'GET, HEAD')
  return refuse(c, 'noFormHere', 405)
}

function refuse(c: Context, problem: keyof ErrorWords['request'], status: number): Response {
  const language = languageOf(c.req.path)
  const page = sentencePage(wordsIn(language).errors.request[problem], language)
  return c.html(page, status as 400, { 'Cache-Control': 'no-store' })
}

/** Escapes that are whole, and UTF-8: what reads a form would put another sign in their place. */
function isWellEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
