import type { Context } from 'hono'
import { defaultLanguage, isLanguage, type Language } from '#language/languages.ts'

export function languageOfHeader(header = ''): Language {
  const spoken = acceptedIn(header.slice(0, 200)).map((tag) => tag.split('-')[0])
  return spoken.find(isLanguage) ?? defaultLanguage
}

export function languageAsked(c: Context): Language {
  const [, first] = c.req.path.split('/')
  const spoken = [first, c.req.query('lng')].find(isLanguage)
  return spoken ?? languageOfHeader(c.req.header('accept-language'))
}

/**
 * The names in an `Accept-…` header, best first, without those of weight zero (RFC 9110, 12.4.2).
 */
export function acceptedIn(header: string): readonly string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((wish) => {
      const [name = '', ...parameters] = wish.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { name, weight: Number(quality?.slice(2) ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ name }) => name)
}
