import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** No page of a farm needs these features, and a script that runs by mistake cannot use them. */
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

/** Sent with pages only: a file runs nothing, and the header is as long as a small picture. */
const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/** OWASP secure headers; the Observatory's table. */
const securityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // `no-referrer` would make browsers send `Origin: null` with our own forms.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** The rule lasts a year, and is sent over TLS only. */
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

/** A page of the site: its own files, and each inline script in `ownScripts`; no other one runs. */
export function policyFor(html: string, ownScripts: readonly string[], more: PolicyParts = {}) {
  const counter = counterOrigin(html)
  return contentPolicy(html, {
    scripts: ["'self'", ...new Set(ownScripts.map(hashSource)), ...counter],
    fetches: counter,
    images: [...counter, ...pictureOrigins(html)],
    ...more,
  })
}

type PolicyParts = {
  /** Sources; none: nothing runs and nothing is fetched. */
  readonly scripts?: readonly string[]
  /** The other lists come after what is the site's own. */
  readonly fetches?: readonly string[]
  readonly styles?: readonly string[] | undefined
  readonly images?: readonly string[]
  readonly framedBy?: "'none'" | "'self'"
}

/** The policy of every page, which allows its inline styles by their hashes. */
export function contentPolicy(
  html: string,
  { scripts = [], fetches = [], styles = [], images = [], framedBy = "'none'" }: PolicyParts,
): string {
  const sheets = new Set([...html.matchAll(styleTag)].map(([, text = '']) => hashSource(text)))
  const runs = [
    ['script-src', ...scripts],
    ["connect-src 'self'", ...fetches],
  ]
  return [
    ["default-src 'none'"],
    ...(scripts.length > 0 ? runs : []),
    ["style-src 'self'", ...sheets, ...styles],
    ["img-src 'self' data:", ...images],
    ["font-src 'self'"],
    ...(html.includes('rel="manifest"') ? [["manifest-src 'self'"]] : []),
    // A frame of the desk contains its mail, and loads nothing.
    ...(/<iframe[^>]* src=/.test(html) ? [["frame-src 'self'"]] : []),
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ['frame-ancestors', framedBy],
  ]
    .map((sources) => sources.join(' '))
    .join('; ')
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
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
