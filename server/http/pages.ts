import { type Context, Hono } from 'hono'
import type { House } from '#booking/house/house.ts'
import { pageAt, pathTo, translatePath } from '#language/addresses.ts'
import { optionalPages } from '#language/pages.ts'
import { firstOf, isLanguage, languages } from '#language/languages.ts'
import { houseOfRequest } from './request-house.ts'
import { homeWithoutPrefix, redirectToPrefixed } from './language-redirect.ts'
import { sendWithOwnersLink } from './owners-link.ts'
import {
  createRender,
  type PagesParts,
  pageToSend,
  sendUncached,
  type WholeAnswer,
  withReadablePath,
} from './render-page.ts'
import { cacheKeyOf, isDataAddress } from './page-key.ts'
import { type CachedPage, sendCachedPage } from './send-page.ts'
import { readSiteForm, refuseForm } from './site-form.tsx'
import { closedPolicy } from './headers.ts'
import { cachedPage, createPageCache, type Moment } from './page-cache.ts'
import { createStartScripts } from './start-scripts.ts'

const htmlType = 'text/html; charset=utf-8'
const dataType = 'text/x-script'

export function createPages(parts: PagesParts): Hono {
  const pages = new Hono()
  const { render, renderForOne, currentPage, findStart } = createCurrentPages(parts)
  const cacheKeyAt = (url: URL) => cacheKeyOf(url, parts.house.lastKnown())

  const sendHtml = (c: Context, page: CachedPage, house: House) =>
    parts.isOwner(c) ? sendWithOwnersLink(page, house) : sendCachedPage(c, page, htmlType)

  const homes = new WeakMap<CachedPage, CachedPage>()

  const sendHome = async (c: Context, url: URL) => {
    const house = await parts.house.readOrKnown()
    const page = await currentPage(c, new URL(pathTo('home', firstOf(house)), url))
    if (parts.mode === 'development' || page instanceof Response) return moveOn(url, parts)
    const home = homes.getOrInsertComputed(page, () => homeWithoutPrefix(page, house))
    return sendHtml(c, home, house)
  }

  pages.get('/start/*', async (c) => {
    const { pathname, search, origin } = new URL(c.req.url)
    const path = pathname.slice('/start'.length)
    const digest = search.slice(1)
    // Another process may have sent the page; made here, it is the same unless a place was taken since.
    const page = new URL(origin + path)
    if (!findStart(digest) && cacheKeyAt(page) === path) await currentPage(c, page)
    const start = findStart(digest)
    return start
      ? sendCachedPage(c, start, 'text/javascript; charset=utf-8')
      : c.text('Not Found', 404)
  })

  pages.get('*', async (c) => {
    const url = new URL(c.req.url)
    if (url.pathname + url.search === '/') return sendHome(c, url)
    const elsewhere = await redirectElsewhere(url, parts)
    if (elsewhere) return elsewhere
    const address = parts.mode === 'development' ? undefined : cacheKeyAt(url)
    if (!address) return renderForOne(c, withReadablePath(c.req.raw, url))
    const answer = await currentPage(c, new URL(address, url))
    if (answer instanceof Response) return answer
    if (isDataAddress(url.pathname)) return sendCachedPage(c, answer, dataType)
    return sendHtml(c, answer, houseOfRequest(c))
  })

  pages.post('*', async (c) => {
    if (await isLeftOut(c.req.path, parts)) return renderForOne(c, new Request(c.req.url))
    const form = await readSiteForm(c, parts)
    if (form instanceof Response) return form
    const headers = new Headers(c.req.raw.headers)
    // The origin was checked already; the router knows no proxy, and would check it again.
    headers.delete('origin')
    const request = new Request(c.req.url, { method: 'POST', headers, body: form.text })
    return parts.inTurn(c, async () => {
      const answer = await render(c, withReadablePath(request, new URL(request.url)), form)
      return [404, 405].includes(answer.status) ? refuseForm(c) : sendUncached(answer, parts)
    })
  })

  pages.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST')
    return c.text('Method Not Allowed', 405)
  })
  return pages
}

/** Pages as they are now, for everybody or for one visitor. */
function createCurrentPages(parts: PagesParts) {
  const fromCache = createPageCache()
  const render = createRender(parts)
  const starts = createStartScripts(parts.integrityOf)

  const renderForOne = (c: Context, request: Request) =>
    parts.forOne(c, async () => sendUncached(await render(c, request), parts))

  const pageToCache = ({ status, text: html, nonce }: WholeAnswer, path: string) => {
    if (status !== 200) return undefined
    if (isDataAddress(path)) return cachedPage({ html, policy: closedPolicy })
    return nonce === null ? undefined : starts.held({ html, nonce, path })
  }

  /** The current answer: cached, made and then cached, or made for one visitor. */
  const currentPage = async (c: Context, url: URL): Promise<CachedPage | Response> => {
    const forOne = () => renderForOne(c, withReadablePath(c.req.raw, url))
    const moment = await momentNow(parts).catch(() => undefined)
    // No cached page can be trusted without a revision; parts that need the store say that it is away.
    if (!moment) return forOne()
    let made: WholeAnswer | undefined
    const cached = await fromCache(url.pathname + url.search, moment, async () => {
      // The house must be current, as a cached page stays until the next change.
      const house = await parts.house.read()
      made = await render(c, new Request(url), { house })
      return pageToCache(made, url.pathname)
    })
    return cached ?? (made ? sendUncached(made, parts) : forOne())
  }

  return { render, renderForOne, currentPage, findStart: starts.find }
}

async function momentNow({ scheduleRevision, today, hour }: PagesParts): Promise<Moment> {
  const revision = await scheduleRevision()
  return { revision, day: today(), ...(await hour(revision)) }
}

/** The house is read only for forms of pages that a house may do without. */
async function isLeftOut(path: string, { house }: Pick<PagesParts, 'house'>): Promise<boolean> {
  const page = optionalPages.find((one) => one === pageAt(path.replace(/\.data$/, ''))?.page)
  if (!page) return false
  const { leftOut } = await house.readOrKnown()
  return leftOut.includes(page)
}

/** Answer to an address that begins with no language of the site; undefined for a page. */
async function redirectElsewhere(url: URL, parts: PagesParts): Promise<Response | undefined> {
  const first = url.pathname.split('/')[1]
  if (!isLanguage(first)) return belongsToRouter(url.pathname) ? undefined : moveOn(url, parts)
  const { spoken } = parts.house.lastKnown()
  if (spoken.includes(first)) return undefined
  const location = translatePath(url.pathname, firstOf({ spoken })) + url.search
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
}

async function moveOn(url: URL, { house }: Pick<PagesParts, 'house'>): Promise<Response> {
  return redirectToPrefixed(url, await house.readOrKnown())
}

/** A page of the site as a house would have it; undefined for another address. */
export type PageWith = (c: Context, path: string, house: House) => Promise<string | undefined>

export function createPageWith(parts: PagesParts): PageWith {
  const render = createRender(parts)
  return async (c, path, house) => {
    const made = await render(c, new Request(new URL(path, c.req.url)), { house, isAtDesk: true })
    return made.status === 200 ? pageToSend(made, parts).body : undefined
  }
}

/** The paths from which the router's own scripts fetch data; all others begin with a language. */
function belongsToRouter(path: string): boolean {
  const homeData = languages.map((language) => `${pathTo('home', language)}.data`)
  return ['/__manifest', '/_root.data', '/_.data', ...homeData].includes(path)
}
