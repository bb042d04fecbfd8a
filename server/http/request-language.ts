import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { House } from '#booking/house/house.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { houseOfRequest } from './request-house.ts'

export function languageFromHeader(header = '', house: Pick<House, 'spoken'>): Language {
  const liked = acceptedNames(header.slice(0, 200)).map((tag) => tag.split('-')[0])
  return spokenOf(house, liked) ?? firstOf(house)
}

export function requestLanguage(c: Context): Language {
  const [, ...segments] = c.req.path.split('/')
  const house = houseOfRequest(c)
  if (isOfDesk(c)) return house.ownerLanguage
  // A guest's link has the language after its own segment: "/l/fr/…".
  const named = spokenOf(house, [...segments.slice(0, 2), c.req.query('lng')])
  return named ?? languageFromHeader(c.req.header('accept-language'), house)
}

export function isOfDesk(c: Context): boolean {
  return /^\/desk(?:\/|$)/.test(c.req.path)
}

export function spokenOf(
  { spoken }: Pick<House, 'spoken'>,
  wished: readonly unknown[],
): Language | undefined {
  const names = wished.map((each) => (typeof each === 'string' ? each.toLowerCase() : ''))
  return names.map((name) => spoken.find((one) => one === name)).find((one) => one !== undefined)
}

/** Names in an `Accept-…` header, best first, without those of weight zero (RFC 9110, 12.4.2). */
export function acceptedNames(header: string): readonly string[] {
  return parseAccept(header.toLowerCase())
    .filter(({ params }) => Number(params['q'] ?? 1) > 0)
    .map(({ type }) => type)
}
