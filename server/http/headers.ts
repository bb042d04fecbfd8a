import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** What a browser can do that no page of a farm needs; what runs in a page by mistake cannot either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

/** Headers of every answer (OWASP secure headers; the Observatory's table). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  // Not `no-referrer`: with it browsers send `Origin: null` with our own forms.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** One year, told only where the site is reached over TLS. */
export const strictTransport = 'max-age=31536000; includeSubDomains'

/** For answers that are no page: nothing may be loaded or run. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Puts the headers on every answer that has not its own. */
export function secureHeaders(siteUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const headers = { ...securityHeaders, 'Content-Security-Policy': closedPolicy }
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (siteUrl().startsWith('https:')) {
      c.res.headers.set('Strict-Transport-Security', strictTransport)
    }
  }
}

/** Policy of one page: its own inline scripts and styles by their hashes, and nothing else inline. */
export function policyFor(html: string): string {
  const scripts = [...inlineHashes(html, scriptTag)]
  const styles = [...inlineHashes(html, styleTag)]
  const counter = counterOrigin(html)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...counter].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...counter, ...pictureOrigins(html)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...counter].join(' '),
    "manifest-src 'self'",
    ...(html.includes('<iframe') ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Where the farm's own counter lives, if the page names one (`app/root.tsx`). */
function counterOrigin(html: string): string[] {
  const address = /<html[^>]* data-counter="([^"]+)"/.exec(html)?.[1]
  return address && URL.canParse(address) ? [new URL(address).origin] : []
}

/** Other places our own page takes a picture from: a QR service, where one was set. */
function pictureOrigins(html: string): Set<string> {
  const sources = [...html.matchAll(/<img[^>]* src="(https?:[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  return new Set(
    sources.filter((source) => URL.canParse(source)).map((source) => new URL(source).origin),
  )
}

// What our own renderer wrote, never a stranger's markup, so a plain search finds every tag.
const scriptTag = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

function inlineHashes(html: string, tag: RegExp): Set<string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  return new Set([...html.matchAll(tag)].map((match) => `'sha256-${hash(match[1] ?? '')}'`))
}
