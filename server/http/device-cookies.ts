import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { retentionTerms } from '#booking/personal-data/retention.ts'

/** `device` opens the desk; `asked` shows that this browser asked for a key. */
const names = { device: 'desk', asked: 'desk-asked' } as const
const seconds = { device: retentionTerms.devices.days * 24 * 3600, asked: 15 * 60 } as const

type Name = keyof typeof names

/** The secret in a cookie; undefined for a text that we never gave out. */
export function secretInCookie(c: Context, name: Name, siteUrl: string): string | undefined {
  const secret = getCookie(c, names[name], prefixOn(siteUrl))
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

export function setSecretCookie(
  c: Context,
  name: Name,
  { siteUrl, secret }: { readonly siteUrl: string; readonly secret: string },
): void {
  const prefix = prefixOn(siteUrl)
  const maxAge = seconds[name]
  setCookie(c, names[name], secret, { httpOnly: true, sameSite: 'Lax', maxAge, prefix })
}

export function hasDeviceCookie(c: Context, siteUrl: string): boolean {
  return getCookie(c, names.device, prefixOn(siteUrl)) !== undefined
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function cookieDigest(secret: string): string {
  return hash('sha256', secret)
}

/** Other sites below the same name cannot set a cookie with this prefix, for which browsers want TLS. */
function prefixOn(siteUrl: string) {
  return siteUrl.startsWith('https:') ? 'host' : undefined
}
