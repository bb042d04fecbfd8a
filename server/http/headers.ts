import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** No page of a farm needs them; what runs in a page by mistake cannot use them either. */
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

/** Told with pages alone: it is as long as a small picture, and a file runs nothing. */
const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/** OWASP secure headers; the Observatory's table. */
const securityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // Not `no-referrer`: with it browsers send `Origin: null` with our own forms.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** The rule lasts a year; it is told only where the site is reached over TLS. */
const strictTransport = 'max-age=31536000; includeSubDomains'

export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function secureHeaders(siteUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    addMissing(headers, { ...securityHeaders, 'Content-Security-Policy': closedPolicy })
    const isPage = headers.get('content-type')?.startsWith('text/html')
    if (isPage) headers.set('Permissions-Policy', permissions)
    if (siteUrl().startsWith('https:')) {
      headers.set('Strict-Transport-Security', strictTransport)
    }
  }
}

export function addMissing(headers: Headers, added: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(added)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

/** Inline scripts and styles by their hashes; a script that is not in `ownScripts` does not run. */
export function policyFor(html: string, ownScripts: readonly string[]): string {
  const scripts = new Set(ownScripts.map(hashSource))
  const styles = new Set([...html.matchAll(styleTag)].map(([, text = '']) => hashSource(text)))
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

function counterOrigin(html: string): string[] {
  const address = /<html[^>]* data-counter="([^"]+)"/.exec(html)?.[1]
  return address && URL.canParse(address) ? [new URL(address).origin] : []
}

function pictureOrigins(html: string): Set<string> {
  const sources = [...html.matchAll(/<img[^>]* src="(https?:[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  return new Set(
    sources.filter((source) => URL.canParse(source)).map((source) => new URL(source).origin),
  )
}

// Our own renderer wrote the markup, never a stranger, so a plain search finds every tag.
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
