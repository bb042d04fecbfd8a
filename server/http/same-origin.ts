import type { Context, MiddlewareHandler } from 'hono'
import { refuseRequest } from './refusal-text.ts'
import { hasDeviceCookie } from './device-cookies.ts'
import { refuseCall } from './functions.ts'
import { isPlainPath } from './plain-page.ts'
import { refusePage } from './site-form.tsx'

/** A browser that the desk knows must tell its origin; a program, which shows no page of ours, need not. */
export function requireSameOrigin(siteUrl: () => string, isSet: boolean): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const from = originOf(c.req.raw.headers, { siteUrl: siteUrl(), isSet })
    const isOurs = from === 'here' || (from === 'unsaid' && !hasDeviceCookie(c, siteUrl()))
    return isOurs ? next() : refuseOtherOrigin(c)
  }
}

function refuseOtherOrigin(c: Context): Response {
  const { path } = c.req
  if (path.startsWith('/functions/')) return refuseCall(c, 'otherOrigin')
  return isPlainPath(path) ? refuseRequest(c, 403) : refusePage(c, 'otherOrigin', 403)
}

/** The site's address; with `SITE_URL` set, the site answers to that name alone. */
type SiteAddress = { readonly siteUrl: string; readonly isSet: boolean }

/** No page can forge `Sec-Fetch-Site`; before 2020 there is `Referer`. A program says nothing. */
export function originOf(headers: Headers, address: SiteAddress): 'here' | 'elsewhere' | 'unsaid' {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none' ? 'here' : 'elsewhere'
  const from = headers.get('origin') ?? headers.get('referer')
  if (from === null) return 'unsaid'
  return URL.canParse(from) && isOwn(new URL(from), headers.get('host'), address)
    ? 'here'
    : 'elsewhere'
}

/** The sender chooses this name, which counts only where `SITE_URL` is not set. */
function isOwn(
  { origin, host }: URL,
  calledBy: string | null,
  { siteUrl, isSet }: SiteAddress,
): boolean {
  return origin === new URL(siteUrl).origin || (!isSet && host === calledBy)
}
