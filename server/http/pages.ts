import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { siteContext, type SiteServices } from '#app/context.ts'
import { pageAt, pathTo } from '#language/addresses.ts'
import { isLanguage, languages } from '#language/languages.ts'
import type { Visitor } from '../site-services.ts'
import { addressOf } from './client-address.ts'
import { chooseEncoding } from './encodings.ts'
import { policyFor } from './headers.ts'
import { failureStatus } from './failure-status.ts'
import { hasAlready } from './if-none-match.ts'
import { answerWithoutPrefix } from './no-prefix.ts'
import { createPageCache, keepPage, type KeptPage } from './page-cache.ts'
import { readyToSend } from './page-html.ts'
import type { FormPace } from './form-pace.ts'
import type { RateLimit } from './rate-limit.ts'
import { requestIdOf } from './request-log.ts'
import { readSiteForm, refuseForm } from './site-form.tsx'

type Parts = {
  readonly build: ServerBuild
  readonly mode: 'production' | 'development'
  readonly services: (visitor: Visitor) => SiteServices
  readonly siteUrl: () => string
  readonly scheduleRevision: () => Promise<number>
  readonly today: () => string
  readonly integrityOf: (path: string) => string | undefined
  readonly formPace: FormPace
  readonly messagePace: RateLimit
  readonly trustProxy: number
}

/** The pages: from the cache where that is right, else rendered for this one request. */
export function createPages(parts: Parts): Hono {
  const router = createRequestHandler(parts.build, parts.mode)
  const cache = createPageCache()
  const pages = new Hono()

  const render = async (c: Context, request: Request, waitSeconds = 0) => {
    const context = new RouterContextProvider()
    const pause = () => parts.messagePace.take(addressOf(c, parts.trustProxy))
    let failure: unknown
    const failed = (error: unknown) => (failure = error)
    const visitor = { request: requestIdOf(c), pause, failed, waitSeconds }
    context.set(siteContext, parts.services(visitor))
    const answer = await whole(await router(request, context), parts.integrityOf)
    return answer.status === 500 ? { ...answer, status: failureStatus(failure) } : answer
  }

  pages.get('*', async (c) => {
    const url = new URL(c.req.url)
    const first = url.pathname.split('/')[1]
    if (!isLanguage(first) && !belongsToRouter(url.pathname)) return answerWithoutPrefix(url)
    if (parts.mode === 'development' || url.search !== '' || !isOwnAddress(url.pathname)) {
      return sendOnce(await render(c, readable(c.req.raw, url)))
    }
    const revision = await parts.scheduleRevision().catch(() => undefined)
    // Nobody knows what is still true: what needs the store says so itself, and the rest is made anew.
    if (revision === undefined) return sendOnce(await render(c, readable(c.req.raw, url)))
    const moment = { revision, day: parts.today() }
    let made: Whole | undefined
    const kept = await cache.get(url.pathname, moment, async () => {
      made = await render(c, new Request(url))
      return made.status === 200 ? keepPage(made.body) : undefined
    })
    return kept ? sendKept(c, kept) : sendOnce(made ?? (await render(c, c.req.raw)))
  })

  pages.post('*', async (c) => {
    const form = await readSiteForm(c, parts)
    if (form instanceof Response) return form
    const headers = new Headers(c.req.raw.headers)
    // Where it came from has been looked at; the router knows no proxy and would look again.
    headers.delete('origin')
    const request = new Request(c.req.url, { method: 'POST', headers, body: form.text })
    const answer = await render(c, readable(request, new URL(request.url)), form.waitSeconds)
    return [404, 405].includes(answer.status) ? refuseForm(c) : sendOnce(answer)
  })

  pages.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST')
    return c.text('Method Not Allowed', 405)
  })
  return pages
}

/**
 * The request as the router can read it: a segment whose escapes are broken is escaped once more,
 * and so is an address like any other that leads nowhere.
 */
function readable(request: Request, url: URL): Request {
  const path = url.pathname.split('/').map((segment) => {
    try {
      decodeURIComponent(segment)
      return segment
    } catch {
      return encodeURIComponent(segment)
    }
  })
  const address = url.origin + path.join('/') + url.search
  return address === url.href ? request : new Request(address, request)
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

async function sendKept(c: Context, page: KeptPage): Promise<Response> {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    // Always asked again, as places come and go; an unchanged page costs a few bytes.
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag: page.etag,
  })
  if (hasAlready(c.req.header('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return new Response(page.html, { headers })
  headers.set('content-encoding', encoding)
  return new Response(await page.packed(encoding), { headers })
}

/** What the router answered, read to its end: a page that breaks off half-way is never sent. */
type Whole = { readonly status: number; readonly headers: Headers; readonly body: string }

async function whole(response: Response, integrityOf: Parts['integrityOf']): Promise<Whole> {
  const { status, headers } = response
  const text = await response.text()
  const isPage = headers.get('content-type')?.startsWith('text/html')
  return { status, headers, body: isPage ? readyToSend(text, integrityOf) : text }
}

/** An answer made for one request, with its policy, and never kept by anyone. */
function sendOnce({ status, headers: given, body }: Whole): Response {
  const headers = new Headers(given)
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  // The router's scripts look for it in a refusal alone; elsewhere it only tells what we run on.
  if (status < 400) headers.delete('x-remix-response')
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', policyFor(body))
  }
  const hasBody = ![204, 304].includes(status) && (status < 300 || status >= 400)
  return new Response(hasBody ? body : null, { status, headers })
}
