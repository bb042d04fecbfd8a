import type { Context, MiddlewareHandler } from 'hono'
import drawnMark from '#content/pictures/logo-mark.svg?raw'
import { addMissing, policyFor } from './headers.ts'
import { isStoreAway } from '#store/store-error.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { isOfDesk, requestLanguage } from './request-language.ts'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'
import styles from './failure.css?inline'

const retryAfterSeconds = 60

/** 503 where trying again helps, 500 where something has to be mended. */
export function failureStatus(error: unknown): 500 | 503 {
  return isStoreAway(error) ? 503 : 500
}

export function withRetryAfter(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const retryAfter = { 'Retry-After': String(retryAfterSeconds) }
    if (c.res.status === 503) addMissing(c.res.headers, retryAfter)
  }
}

/** A sentence for the visitor, or at the desk for the owner, who has nobody else to write to. */
export function failurePage(c: Context, error: unknown): Response {
  const status = failureStatus(error)
  const words = wordsOfRequest(c, requestLanguage(c))
  const { title, text } = words.brokenPage
  if (!isOfDesk(c)) {
    return sendSentence(c, { words, title, text, email: words.business.email }, { status })
  }
  return sendSentence(c, { words, title, text: deskPagesOf(c).failed }, { status })
}

function deskPagesOf(c: Context) {
  return ownerWordsOf(houseOfRequest(c)).pages
}

type Sentence = {
  readonly words: Words
  readonly title?: string
  readonly text: string
  /** Address for a sentence that asks for a mail. */
  readonly email?: string
}

type Answer = {
  readonly status: 400 | 403 | 413 | 415 | 429 | 500 | 503
  readonly headers?: Readonly<Record<string, string>>
}

/** A page without files or store, for a failure, a flood or a request of no page of ours. */
export function sendSentence(
  c: Context,
  { words, title, text, email }: Sentence,
  { status, headers }: Answer,
): Response {
  const { brokenPage, language, business } = words
  const { colours, mark } = houseOfRequest(c).look
  const name = escaped(business.name)
  const link = isOfDesk(c)
    ? { to: deskPath(), text: deskPagesOf(c).notThere.home }
    : { to: pathTo('home', language), text: brokenPage.link }
  const mailto = email && `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`
  const said = title
    ? `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`
    : `<h1 class="long">${escaped(text)}</h1>`
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title ? `${escaped(title)} – ${name}` : name}</title>
<style>:root{--paper:${colours.paper};--accent:${colours.accent}}${styles}</style>
</head>
<body><header>${mark === 'drawn' ? `<span aria-hidden="true">${drawnMark}</span>` : ''}${name}</header>
<main>${said}<p><a href="${link.to}">${escaped(link.text)}</a>${mailto ?? ''}</p></main></body>
</html>
`
  return c.html(page, status, { ...headers, 'Content-Security-Policy': policyFor(page, []) })
}

/** A text, or the value of an attribute in double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
