import type { Context, MiddlewareHandler } from 'hono'
import { closedText } from './closed-text.ts'
import { showsDevice } from './device-cookies.ts'
import { refuseCall } from './functions.ts'
import { isPlainPath } from './plain-page.ts'
import { refusePage } from './site-form.tsx'

/** A browser that the desk knows must say where it comes from; a program shows nothing of ours and need not. */
export function turnAwayOtherSites(siteUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const from = whereFrom(c.req.raw.headers, siteUrl())
    const isOurs = from === 'here' || (from === 'unsaid' && !showsDevice(c, siteUrl()))
    return isOurs ? next() : turnAway(c)
  }
}

function turnAway(c: Context): Response {
  const { path } = c.req
  if (path.startsWith('/functions/')) return refuseCall(c, 'otherOrigin')
  return isPlainPath(path) ? closedText(c, 403) : refusePage(c, 'otherOrigin', 403)
}

/** By `Sec-Fetch-Site`, which no page can forge; without TLS by `Origin`; in browsers before 2020 by `Referer`. A program says nothing. */
export function whereFrom(headers: Headers, siteUrl: string): 'here' | 'elsewhere' | 'unsaid' {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none' ? 'here' : 'elsewhere'
  const from = headers.get('origin') ?? headers.get('referer')
  if (from === null) return 'unsaid'
  if (!URL.canParse(from)) return 'elsewhere'
  const { host } = new URL(from)
  return host === new URL(siteUrl).host || host === headers.get('host') ? 'here' : 'elsewhere'
}
