import type { Context } from 'hono'
import { SaidPage } from '#app/plain/site-page.tsx'
import type { Words } from '#content/words/shape.ts'
import { wordsOfRequest } from './request-house.ts'
import { languageOf, pageAt, pathTo } from '#language/addresses.ts'
import { bodyLimitBytes } from '#office/limits.ts'
import { renderPlainPage } from './plain-page.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import { mediaTypeOf, readBody } from './read-form.ts'

export async function readSiteForm(
  c: Context,
  { formPace, holdBack, noteFlood }: Pick<TrafficLimits, 'formPace' | 'holdBack' | 'noteFlood'>,
): Promise<{ readonly text: string; readonly waitSeconds: number } | Response> {
  const turn = formPace(c)
  if (turn.kind === 'turned-away' || (turn.kind === 'given-back' && !formPage(c.req.path))) {
    c.header('Retry-After', String(turn.waitSeconds))
    await holdBack()
    return refusePage(c, 'tooMany', 429)
  }
  if (mediaTypeOf(c) !== 'application/x-www-form-urlencoded')
    return refusePage(c, 'notOurForm', 415)
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return refusePage(c, 'tooLarge', 413)
  if (body.kind === 'malformed' || !isWellEncoded(body.text))
    return refusePage(c, 'notOurForm', 400)
  if (new URLSearchParams(body.text).get('website')?.trim()) noteFlood('robots')
  return { text: body.text, waitSeconds: turn.waitSeconds }
}

export function refuseForm(c: Context): Response {
  c.header('Allow', 'GET, HEAD')
  return refusePage(c, 'noFormHere', 405)
}

export function refusePage(
  c: Context,
  problem: keyof Words['errors']['request'],
  status: 400 | 403 | 405 | 413 | 415 | 429,
): Response {
  const language = languageOf(c.req.path)
  const words = wordsOfRequest(c, language)
  const { errors, brokenPage } = words
  const { title, nothingKept, toForm } = errors.refusedForm
  const page = formPage(c.req.path)
  const link = page
    ? { to: pathTo(page, language), text: toForm }
    : { to: pathTo('home', language), text: brokenPage.link }
  const text = `${errors.request[problem]} ${page ? nothingKept : ''}`.trim()
  return renderPlainPage(
    c,
    <SaidPage words={words} address={c.req.path} message={{ title, text }} links={[link]} />,
    { status },
  )
}

function formPage(path: string) {
  const page = pageAt(path)?.page
  return page === 'booking' || page === 'contact' || page === 'giftVoucher' ? page : undefined
}

/** The form's parser would replace a broken escape by another character. */
function isWellEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
