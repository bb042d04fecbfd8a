import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { scriptNonceHeader, siteContext } from '#app/context.ts'
import type { Absence } from '#booking/dates/away.ts'
import { optionalPages, pageAt, pathTo } from '#language/addresses.ts'
import { defaultLanguage, isLanguage, languages } from '#language/languages.ts'
import type { Hour } from '#booking/dates/light.ts'
import type { House } from '#booking/house/house.ts'
import type { Day } from '#language/dates.ts'
import type { createCurrentHouse } from '../current-house.ts'
import type { SiteServices, Visitor } from '../site-services.ts'
import type { Doors } from './doors.ts'
import { failureStatus } from './failure.ts'
import { closedPolicy, policyFor } from './headers.ts'
import { answerWithoutPrefix, homeWithoutPrefix } from './no-prefix.ts'
import { createPageCache, keepPage } from './page-cache.ts'
import { readyToSend, takeScripts } from './page-html.ts'
import { sendToOwner } from './owners-link.ts'
import { isDataAddress, keptAddress } from './page-key.ts'
import { requestIdOf } from './request-log.ts'
import { type KeptPage, sendKept } from './send-kept.ts'
import { readSiteForm, refuseForm } from './site-form.tsx'
import { createStarts } from './starts.ts'
import { withUsedRules } from './used-rules.ts'

const htmlType = 'text/html; charset=utf-8'
const dataType = 'text/x-script'

export type PagesParts = Doors & {
  readonly build: ServerBuild
  readonly mode: 'production' | 'development'
  readonly services: (visitor: Visitor) => SiteServices
  readonly scheduleRevision: () => Promise<number>
  readonly house: ReturnType<typeof createCurrentHouse>
  readonly today: () => Day
  readonly hour: (revision: number) => Promise<Hour>
  readonly absence: () => Promise<Absence | undefined>
  readonly integrityOf: (path: string) => string | undefined
  /**
   * Tells whether the request comes from a browser that was given to the desk; the desk knows which
   * one.
   */
  readonly isOwner: (c: Context) => boolean
}

export function createPages(parts: PagesParts): Hono {
  const cache = createPageCache()
  const pages = new Hono()

  const render = createRender(parts)
  const starts = createStarts(parts.integrityOf)
  const keptAt = (url: URL) => keptAddress(url, parts.house.lastKnown())

  const renderForOne = (c: Context, url: URL) =>
    parts.forOne(c, async () => sendOnce(await render(c, readable(c.req.raw, url)), parts))

  /** The answer as it stands now, from the cache or made for it; or the one answer that nobody keeps. */
  const answerNow = async (c: Context, url: URL): Promise<KeptPage | Response> => {
    const revision = await parts.scheduleRevision().catch(() => undefined)
    // Nobody knows what is still true: what needs the store says so itself, and the rest is made anew.
    if (revision === undefined) return renderForOne(c, url)
    const moment = { revision, day: parts.today(), ...(await parts.hour(revision)) }
    let made: Whole | undefined
    const kept = await cache.get(url.pathname + url.search, moment, async () => {
      // The house must be current: a kept page is shown until the next change.
      const house = await parts.house.read()
      made = await render(c, new Request(url), { house })
      const { status, text: html, nonce } = made
      if (status !== 200) return undefined
      if (isDataAddress(url.pathname)) return keepPage({ html, policy: closedPolicy })
      return nonce === null ? undefined : starts.held({ html, nonce, path: url.pathname })
    })
    return kept ?? (made ? sendOnce(made, parts) : renderForOne(c, url))
  }

  const answerNowhere = (c: Context, { pathname, origin }: URL) => {
    const request = new Request(new URL(`${pathname}/0`, origin))
    return parts.forOne(c, async () => sendOnce(await render(c, request), parts))
  }

  /** Only for pages that a house may do without is the house asked. */
  const isLeftOut = async (path: string): Promise<boolean> => {
    const page = optionalPages.find((one) => one === pageAt(path)?.page)
    if (!page) return false
    const { leftOut } = await parts.house.readOrKnown()
    return leftOut.includes(page)
  }

  const homes = new WeakMap<KeptPage, KeptPage>()

  const sendHome = async (c: Context, url: URL) => {
    const page = await answerNow(c, new URL(pathTo('home', defaultLanguage), url))
    if (parts.mode === 'development' || page instanceof Response) return moveOn(url, parts)
    const home = homes.get(page) ?? homeWithoutPrefix(page)
    homes.set(page, home)
    return parts.isOwner(c) ? sendToOwner(home) : sendKept(c, home, htmlType)
  }

  pages.get('/start/*', async (c) => {
    const { pathname, search, origin } = new URL(c.req.url)
    const path = pathname.slice('/start'.length)
    const digest = search.slice(1)
    // Another process may have sent the page: made here, it is the same unless a place was taken since.
    const page = new URL(origin + path)
    if (!starts.find(digest) && keptAt(page) === path) await answerNow(c, page)
    const start = starts.find(digest)
    return start ? sendKept(c, start, 'text/javascript; charset=utf-8') : c.text('Not Found', 404)
  })

  pages.get('*', async (c) => {
    const url = new URL(c.req.url)
    const first = url.pathname.split('/')[1]
    if (url.pathname + url.search === '/') return sendHome(c, url)
    if (!isLanguage(first) && !belongsToRouter(url.pathname)) return moveOn(url, parts)
    if (await isLeftOut(url.pathname)) return answerNowhere(c, url)
    const address = parts.mode === 'development' ? undefined : keptAt(url)
    const answer = await (address ? answerNow(c, new URL(address, url)) : renderForOne(c, url))
    if (answer instanceof Response) return answer
    if (isDataAddress(url.pathname)) return sendKept(c, answer, dataType)
    return parts.isOwner(c) ? sendToOwner(answer) : sendKept(c, answer, htmlType)
  })

  pages.post('*', async (c) => {
    if (await isLeftOut(c.req.path)) return answerNowhere(c, new URL(c.req.url))
    const form = await readSiteForm(c, parts)
    if (form instanceof Response) return form
    const headers = new Headers(c.req.raw.headers)
    // Where it came from has been looked at; the router knows no proxy and would look again.
    headers.delete('origin')
    const request = new Request(c.req.url, { method: 'POST', headers, body: form.text })
    return parts.inTurn(c, async () => {
      const answer = await render(c, readable(request, new URL(request.url)), form)
      return [404, 405].includes(answer.status) ? refuseForm(c) : sendOnce(answer, parts)
    })
  })

  pages.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST')
    return c.text('Method Not Allowed', 405)
  })
  return pages
}

async function moveOn(url: URL, { house }: Pick<PagesParts, 'house'>): Promise<Response> {
  const { business } = await house.readOrKnown()
  return answerWithoutPrefix(url, business.name)
}

/** A page of the site as it would be in a house; undefined when there is none at that address. */
export type PageWith = (c: Context, path: string, house: House) => Promise<string | undefined>

export function createPageWith(parts: PagesParts): PageWith {
  const render = createRender(parts)
  return async (c, path, house) => {
    const made = await render(c, new Request(new URL(path, c.req.url)), { house })
    return made.status === 200 ? prepared(made, parts).body : undefined
  }
}

/** Makes a page as it stands now, for one visitor or to be kept. */
function createRender(parts: PagesParts) {
  const router = createRequestHandler(parts.build, parts.mode)
  return async (
    c: Context,
    request: Request,
    asked: Partial<Pick<Visitor, 'house' | 'waitSeconds'>> = {},
  ) => {
    const { waitSeconds = 0 } = asked
    const house = asked.house ?? (await parts.house.readOrKnown())
    const context = new RouterContextProvider()
    const pause = () => parts.messagePace(c)
    const requestPause = () => parts.requestPace(c)
    let failure: unknown
    const failed = (error: unknown) => (failure = error)
    const from = parts.fromOf(c)
    // A store that does not answer knows of no absence; what needs it says so itself.
    const absence = await parts.absence().catch(() => undefined)
    const codePause = () => parts.codePace(c)
    const said = { request: requestIdOf(c), from, failed }
    const visitor = { ...said, pause, requestPause, codePause, waitSeconds, house, absence }
    context.set(siteContext, parts.services(visitor))
    const answer = await whole(await router(request, context))
    return answer.status === 500 ? { ...answer, status: failureStatus(failure) } : answer
  }
}

/** A segment with broken escapes is escaped once more: it is then an address like any other that leads nowhere. */
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

/** The paths from which the router's own scripts fetch data; all others begin with a language. */
function belongsToRouter(path: string): boolean {
  const homeData = languages.map((language) => `${pathTo('home', language)}.data`)
  return ['/__manifest', '/_root.data', '/_.data', ...homeData].includes(path)
}

/** The answer read to its end: a page that breaks off half-way is never sent. */
type Whole = Awaited<ReturnType<typeof whole>>

async function whole(response: Response) {
  const headers = new Headers(response.headers)
  const nonce = headers.get(scriptNonceHeader)
  headers.delete(scriptNonceHeader)
  return { status: response.status, headers, text: await response.text(), nonce }
}

type Preparing = Pick<PagesParts, 'integrityOf'>

/** The page as it is sent, with its scripts, and the policy of those that may run in it. */
function prepared({ text, nonce }: Whole, { integrityOf }: Preparing) {
  if (nonce === null) return { body: text, policy: closedPolicy }
  const { html, scripts } = takeScripts(text, nonce)
  const body = withUsedRules(readyToSend(html, integrityOf))
  return { body, policy: policyFor(body, scripts) }
}

/** An answer made for one request, with its policy, and never kept by anyone. */
function sendOnce(answer: Whole, preparing: Preparing): Response {
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  // The router's scripts look for it in a refusal alone; elsewhere it only tells what we run on.
  if (status < 400) headers.delete('x-remix-response')
  const { body, policy } = prepared(answer, preparing)
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', policy)
  }
  const hasBody = ![204, 304].includes(status) && (status < 300 || status >= 400)
  return new Response(hasBody ? body : null, { status, headers })
}
