import type { BrowserContext } from 'playwright-core'
import type { TestSite } from './test-site.ts'

type Known = { readonly dataDir: string; readonly cookie: Promise<string> }

/** The cookie of a browser by the address of its site; a later site may have the same port. */
const known = new Map<string, Known>()

/** Makes a device known to a site's desk, as the owner does on the server; from then on `asOwner` is on it. */
export function makeKnown(site: TestSite): Promise<string> {
  const before = known.get(site.url)
  if (before?.dataDir === site.dataDir) return before.cookie
  const cookie = newDevice(site)
  known.set(site.url, { dataDir: site.dataDir, cookie })
  return cookie
}

/** The address of a key that the server prints. */
export async function printedKey(site: TestSite): Promise<string> {
  const [printed] = await site.farm<{ readonly url: string }>('desk')
  return site.url + new URL(printed!.url).pathname
}

export async function newDevice(site: TestSite): Promise<string> {
  const { headers } = await openAs({}, await printedKey(site), 'POST')
  const [cookie] = headers.getSetCookie()
  if (!cookie) throw new Error('The desk lets nobody in')
  return cookie.slice(0, cookie.indexOf(';'))
}

export function openAs(headers: Readonly<Record<string, string>>, url: string, method = 'GET') {
  return fetch(url, { method, headers, redirect: 'manual' })
}

/**
 * Sends a request like the owner's browser: at the desk with the cookie of the device, and with an
 * origin. A caller that gives a cookie, also an empty one, is somebody else.
 */
export async function asOwner(address: string, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname } = new URL(address)
  const headers = new Headers(init.headers)
  const isDesk = pathname.startsWith('/desk') && !headers.has('cookie')
  const cookie = isDesk ? await known.get(origin)?.cookie : undefined
  if (cookie === undefined) return fetch(address, init)
  headers.set('cookie', cookie)
  const saysFrom = headers.has('sec-fetch-site') || headers.has('origin')
  if (!saysFrom) headers.set('sec-fetch-site', 'same-origin')
  return fetch(address, { ...init, headers })
}

/** Makes all pages of a browser's context the owner's. */
export async function bringToDesk(
  context: BrowserContext,
  site: TestSite,
  device = makeKnown(site),
): Promise<void> {
  const [name = '', value = ''] = (await device).split('=')
  // A site with TLS in front has a cookie for TLS alone; browsers accept it from this machine.
  const secure = name.startsWith('__Host-')
  const url = secure ? site.url.replace('http:', 'https:') : site.url
  await context.addCookies([{ name, value, url, secure, httpOnly: true, sameSite: 'Lax' }])
  if (!secure) await showOnlyToDesk(context)
}

/** Pages of the site are looked at as visitors see them, without the owner's way to change them. */
async function showOnlyToDesk(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  const own = cookies.filter(({ name }) => name === 'desk')
  await context.clearCookies({ name: 'desk' })
  await context.addCookies(own.map((cookie) => ({ ...cookie, path: '/desk' })))
}
