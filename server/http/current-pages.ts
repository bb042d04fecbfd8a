import type { Context } from 'hono'
import { closedPolicy } from './headers.ts'
import { createPageCache, cachedPage } from './page-cache.ts'
import { isDataAddress } from './page-key.ts'
import {
  createRender,
  type PagesParts,
  sendUncached,
  type WholeAnswer,
  withReadablePath,
} from './render-page.ts'
import type { CachedPage } from './send-page.ts'
import { createStartScripts } from './start-scripts.ts'

/** Pages as they are now: made once for everybody, or for one visitor alone. */
export function createCurrentPages(parts: PagesParts) {
  const cache = createPageCache()
  const render = createRender(parts)
  const starts = createStartScripts(parts.integrityOf)

  const renderForOne = (c: Context, request: Request) =>
    parts.forOne(c, async () => sendUncached(await render(c, request), parts))

  /** Undefined when the answer is no page for the cache. */
  const pageToCache = ({ status, text: html, nonce }: WholeAnswer, path: string) => {
    if (status !== 200) return undefined
    if (isDataAddress(path)) return cachedPage({ html, policy: closedPolicy })
    return nonce === null ? undefined : starts.held({ html, nonce, path })
  }

  /** The current answer: taken from the cache, made and cached, or made for one visitor alone. */
  const currentPage = async (c: Context, url: URL): Promise<CachedPage | Response> => {
    const forOne = () => renderForOne(c, withReadablePath(c.req.raw, url))
    const revision = await parts.scheduleRevision().catch(() => undefined)
    // No cached page can be trusted without a revision; parts that need the store say so.
    if (revision === undefined) return forOne()
    const moment = { revision, day: parts.today(), ...(await parts.hour(revision)) }
    let made: WholeAnswer | undefined
    const cached = await cache.get(url.pathname + url.search, moment, async () => {
      // The house must be current: a cached page is shown until the next change.
      const house = await parts.house.read()
      made = await render(c, new Request(url), { house })
      return pageToCache(made, url.pathname)
    })
    return cached ?? (made ? sendUncached(made, parts) : forOne())
  }

  return { render, renderForOne, currentPage, findStart: starts.find }
}
