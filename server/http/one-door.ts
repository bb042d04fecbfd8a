import type { Context, MiddlewareHandler } from 'hono'
import { closedText } from './closed-text.ts'
import { showsDevice } from './device-cookies.ts'
import { refuseCall } from './functions.ts'
import { isPlainPath } from './plain-page.ts'
import { refusePage } from './site-form.tsx'

/** A browser that the desk knows must say where it comes from; a program shows nothing of ours and need not. */
export function turnAwayOtherSites(siteUrl: () => string, isSet: boolean): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const from = whereFrom(c.req.raw.headers, { siteUrl: siteUrl(), isSet })
    const isOurs = from === 'here' || (from === 'unsaid' && !showsDevice(c, siteUrl()))
    return isOurs ? next() : turnAway(c)
  }
}

function turnAway(c: Context): Response {
  const { path } = c.req
  if (path.startsWith('/functions/')) return refuseCall(c, 'otherOrigin')
  return isPlainPath(path) ? closedText(c, 403) : refusePage(c, 'otherOrigin', 403)
}

/** Where the site is, and whether `SITE_URL` says so: then it answers to that name alone. */
type Own = { readonly siteUrl: string; readonly isSet: boolean }

/** By `Sec-Fetch-Site`, which no page can forge; without TLS by `Origin`; in browsers before 2020 by `Referer`. A program says nothing. */
export function whereFrom(headers: Headers, own: Own): 'here' | 'elsewhere' | 'unsaid' {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none' ? 'here' : 'elsewhere'
  const from = headers.get('origin') ?? headers.get('referer')
  if (from === null) return 'unsaid'
  return URL.canParse(from) && isOwn(new URL(from), headers.get('host'), own) ? 'here' : 'elsewhere'
}

/** What a request calls the site is for its sender to choose, so it counts only where nobody set a name. */
function isOwn({ origin, host }: URL, calledBy: string | null, { siteUrl, isSet }: Own): boolean {
  return origin === new URL(siteUrl).origin || (!isSet && host === calledBy)
}
