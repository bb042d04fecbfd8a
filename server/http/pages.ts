import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { siteContext, type SiteServices } from '#app/context.ts'
import { languageOf, pageAt, pathTo } from '#language/addresses.ts'
import { isLanguage, languages } from '#language/languages.ts'
import { wordsIn } from '#content/words/words.ts'
import { addressOf } from './client-address.ts'
import { chooseEncoding } from './encodings.ts'
import { policyFor } from './headers.ts'
import { answerWithoutPrefix } from './no-prefix.ts'
import { createPageCache, keepPage, type KeptPage } from './page-cache.ts'
import type { RateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'

type Parts = {
  readonly build: ServerBuild
  readonly mode: 'production' | 'development'
  readonly services: SiteServices
  readonly scheduleRevision: () => Promise<number>
  /** The functions and the forms share one pace. */
  readonly rateLimit: RateLimit
  readonly trustProxy: number
}

/** A form of the site, with room for the longest message in the longest encoding. */
const formLimit = 64 * 1024

/** The pages: from the cache where that is right, else rendered for this one request. */
export function createPages(parts: Parts): Hono {
  const render = createRequestHandler(parts.build, parts.mode)
  const cache = createPageCache()
  const pages = new Hono()

  const answer = (request: Request) => {
    const context = new RouterContextProvider()
    context.set(siteContext, parts.services)
    return render(request, context)
  }

  pages.get('*', async (c) => {
    const url = new URL(c.req.url)
    const first = url.pathname.split('/')[1]
    if (!isLanguage(first) && !belongsToRouter(url.pathname)) return answerWithoutPrefix(url)
    if (parts.mode === 'development' || url.search !== '' || !isOwnAddress(url.pathname)) {
      return finished(await answer(c.req.raw))
    }
    const moment = { revision: await parts.scheduleRevision(), day: parts.services.today() }
    const kept = await cache.get(url.pathname, moment, async () => {
      const response = await answer(new Request(c.req.url))
      return response.status === 200 ? keepPage(trimmed(await response.text())) : undefined
    })
    return kept ? sendKept(c, kept) : finished(await answer(c.req.raw))
  })

  pages.post('*', async (c) => {
    const { request } = wordsIn(languageOf(c.req.path)).errors
    if (!sameOrigin(c)) return c.text(request.otherOrigin, 403)
    const pause = parts.rateLimit.take(addressOf(c, parts.trustProxy))
    if (pause > 0) return c.text(request.tooMany, 429, { 'Retry-After': String(pause) })
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/x-www-form-urlencoded') return c.text(request.malformed, 415)
    const body = await readBody(c.req.raw, formLimit)
    if (body.kind !== 'read') {
      const isLarge = body.kind === 'too-large'
      return c.text(isLarge ? request.tooLarge : request.malformed, isLarge ? 413 : 400)
    }
    const { method, headers } = c.req.raw
    return finished(await answer(new Request(c.req.url, { method, headers, body: body.text })))
  })

  pages.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST')
    return c.text('Method Not Allowed', 405)
  })
  return pages
}

/** Addresses by which the router's own scripts fetch data, but for those that begin with a language. */
function belongsToRouter(path: string): boolean {
  const homeData = languages.map((language) => `${pathTo('home', language)}.data`)
  return ['/__manifest', '/_root.data', '/_.data', ...homeData].includes(path)
}

/** Written as we write it: a page can be spelled in thousands of ways, and only one is kept. */
function isOwnAddress(path: string): boolean {
  // `drinks.data` looks like a slug, and is what the router's scripts fetch.
  if (path.endsWith('.data')) return false
  const found = pageAt(path)
  return found !== undefined && pathTo(found.page, found.language, found.slug) === path
}

/**
 * A form sent from another site's page does nothing here. Browsers say where a request comes from;
 * what says nothing is no browser, and carries nobody's cookies either.
 */
function sameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  return (
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
  )
}

async function sendKept(c: Context, page: KeptPage): Promise<Response> {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    // Always asked again, as places come and go; an unchanged page costs a few bytes.
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag: page.etag,
  })
  if (c.req.header('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return new Response(page.html, { headers })
  headers.set('content-encoding', encoding)
  return new Response(await page.packed(encoding), { headers })
}

/** A page made for one request: whole, with its policy, and never kept by anyone. */
async function finished(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (!headers.get('content-type')?.startsWith('text/html')) {
    return new Response(response.body, { status: response.status, headers })
  }
  const html = trimmed(await response.text())
  headers.set('content-security-policy', policyFor(html))
  headers.delete('content-length')
  return new Response(html, { status: response.status, headers })
}

/**
 * Takes out the module preloads: the scripts are not needed to read or use a page, and preloading
 * them delays the picture everyone is waiting for (docs/decisions/0003-scripts-nobody-waits-for.md).
 */
function trimmed(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
