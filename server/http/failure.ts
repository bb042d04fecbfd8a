import type { Context, MiddlewareHandler } from 'hono'
import { addMissing } from './headers.ts'
import { isStoreAway } from '#store/store-error.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { requestLanguage } from './request-language.ts'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'

const retryAfterSeconds = 60

/** 503 where it helps to come back, 500 where something is to be mended first. */
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

/** The sentence for whoever asked: at the desk the owner's, who would else be told to write to herself. */
export function failurePage(c: Context): string {
  const isDesk = /^\/desk(?:\/|$)/.test(c.req.path)
  if (!isDesk) {
    const words = wordsOfRequest(c, requestLanguage(c))
    return sentencePage(words.brokenPage.text, words)
  }
  const house = houseOfRequest(c)
  const { failed, notThere } = ownerWordsOf(house).pages
  const words = wordsOfRequest(c, house.ownerLanguage)
  return sentencePage(failed, words, { to: deskPath(), text: notThere.home })
}

/** The page is made of nothing that can fail: something just did. */
export function sentencePage(
  text: string,
  { brokenPage, language, business }: Words,
  link = { to: pathTo('home', language), text: brokenPage.link },
): string {
  const name = escaped(business.name)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
</head>
<body><main><h1>${name}</h1><p>${escaped(text)}</p>
<p><a href="${link.to}">${escaped(link.text)}</a></p></main></body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
