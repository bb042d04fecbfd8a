import { tags } from './pages.ts'

type Answer = { readonly url: string; readonly headers: Headers; readonly html: string }
type Points = { readonly test: string; readonly points: number }

/** Where everybody starts; what is missing costs points, what goes further earns some. */
const start = 100

/**
 * What Mozilla's HTTP Observatory would give an answer, by the table it publishes with its code
 * (version of 2025). Of its ten tests two cannot be had by headers: being on the browsers' list for
 * HSTS (5 points) and, without a cookie, safe cookies (5 points). So 135 is all there is.
 */
export function observatoryScore(answer: Answer): { total: number; parts: readonly Points[] } {
  const policy = directivesOf(answer.headers.get('content-security-policy') ?? '')
  const parts = [
    { test: 'content-security-policy', points: policyPoints(policy) },
    { test: 'cookies', points: cookiePoints(answer.headers) },
    { test: 'cross-origin-resource-sharing', points: sharingPoints(answer.headers) },
    { test: 'referrer-policy', points: referrerPoints(answer.headers) },
    { test: 'strict-transport-security', points: transportPoints(answer) },
    { test: 'subresource-integrity', points: integrityPoints(answer) },
    {
      test: 'x-content-type-options',
      points: answer.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { test: 'x-frame-options', points: framePoints(policy, answer.headers) },
    { test: 'cross-origin-resource-policy', points: resourcePoints(answer.headers) },
  ]
  return { total: parts.reduce((sum, { points }) => sum + points, start), parts }
}

type Policy = ReadonlyMap<string, readonly string[]>

function directivesOf(header: string): Policy {
  return new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const inline = [...broad, "'unsafe-inline'", 'data:']
  if (of('script-src').some((source) => inline.includes(source))) return -20
  if (of('object-src').some((source) => broad.includes(source))) return -20
  const active = [...policy].flatMap(([name, sources]) =>
    name === 'img-src' || name === 'media-src' ? [] : sources,
  )
  if (active.some((source) => source.startsWith('http:'))) return -20
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (of('img-src').some((source) => source.startsWith('http:'))) return -10
  if (of('style-src').some((source) => inline.includes(source))) return 0
  const closed = policy.get('default-src')?.join(' ') === "'none'"
  const formsStay = ["'none'", "'self'"].includes(policy.get('form-action')?.join(' ') ?? '')
  return closed && formsStay ? 10 : 5
}

function cookiePoints(headers: Headers): number {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  if (cookies.length === 0) return 0
  if (!cookies.every((cookie) => cookie.includes('; secure'))) return -40
  if (!cookies.every((cookie) => cookie.includes('; httponly'))) return -30
  return cookies.every((cookie) => /; samesite=(strict|lax)/.test(cookie)) ? 5 : -20
}

function sharingPoints(headers: Headers): number {
  const toAll = headers.get('access-control-allow-credentials') === 'true'
  return headers.has('access-control-allow-origin') && toAll ? -50 : 0
}

function referrerPoints(headers: Headers): number {
  const given = headers.get('referrer-policy')
  const kept = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  if (given === null) return 0
  return kept.includes(given) ? 5 : -5
}

function transportPoints({ url, headers }: Answer): number {
  if (!url.startsWith('https:')) return -20
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= 15_768_000 ? 0 : -10
}

function integrityPoints({ url, html }: Answer): number {
  const files = tags(html, 'script').filter(({ src }) => src !== undefined)
  const foreign = files.filter(({ src = '' }) => new URL(src, url).origin !== new URL(url).origin)
  if (foreign.some(({ src = '' }) => !src.startsWith('https:'))) return -50
  if (foreign.some(({ integrity }) => !integrity)) return -5
  return files.some(({ integrity }) => integrity) ? 5 : 0
}

function framePoints(policy: Policy, headers: Headers): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function resourcePoints(headers: Headers): number {
  const given = headers.get('cross-origin-resource-policy')
  if (given === null || given === 'cross-origin') return 0
  return given === 'same-origin' || given === 'same-site' ? 10 : -5
}
