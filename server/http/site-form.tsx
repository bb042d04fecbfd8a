import { type Context } from 'hono'
import { SaidPage } from '#app/plain/said-page.tsx'
import { wordsIn } from '#content/words/words.ts'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import { languageOf, pageAt, pathTo } from '#language/addresses.ts'
import { bodyLimitBytes } from '../limits.ts'
import type { FormPace } from './form-pace.ts'
import { comesFromElsewhere } from './origin.ts'
import { answerPlain } from './plain-page.ts'
import { readBody } from './read-body.ts'

type Parts = {
  readonly siteUrl: () => string
  readonly formPace: FormPace
}

type SiteForm = {
  readonly kind: 'form'
  readonly text: string
  /** Not 0 for a form that is only given back with its page, and not taken. */
  readonly waitSeconds: number
}

/** What a form must be before the page it was sent to looks at it: ours, unhurried, a form, whole. */
export async function readSiteForm(c: Context, parts: Parts): Promise<SiteForm | Response> {
  if (comesFromElsewhere(c.req.raw.headers, parts.siteUrl())) return refuse(c, 'otherOrigin', 403)
  const turn = parts.formPace(c)
  if (turn.kind === 'turned-away' || (turn.kind === 'given-back' && !formPage(c.req.path))) {
    c.header('Retry-After', String(turn.waitSeconds))
    return refuse(c, 'tooMany', 429)
  }
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return refuse(c, 'notOurForm', 415)
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return refuse(c, 'tooLarge', 413)
  if (body.kind === 'malformed' || !isWellEncoded(body.text)) return refuse(c, 'notOurForm', 400)
  return { kind: 'form', text: body.text, waitSeconds: turn.waitSeconds }
}

/** A page that takes no form, or no page at all. */
export function refuseForm(c: Context): Response {
  c.header('Allow', 'GET, HEAD')
  return refuse(c, 'noFormHere', 405)
}

/** A page of its own, with the way back to a form: what was sent has not been read, or not to its end. */
function refuse(
  c: Context,
  problem: keyof ErrorWords['request'],
  status: 400 | 403 | 405 | 413 | 415 | 429,
): Response {
  const language = languageOf(c.req.path)
  const { errors, brokenPage } = wordsIn(language)
  const { title, nothingKept, toForm } = errors.refusedForm
  const page = formPage(c.req.path)
  const link = page
    ? { to: pathTo(page, language), text: toForm }
    : { to: pathTo('home', language), text: brokenPage.link }
  const text = `${errors.request[problem]} ${page ? nothingKept : ''}`.trim()
  return answerPlain(
    c,
    <SaidPage language={language} said={{ title, text }} links={[link]} />,
    status,
  )
}

function formPage(path: string): 'booking' | 'contact' | undefined {
  const page = pageAt(path)?.page
  return page === 'booking' || page === 'contact' ? page : undefined
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
