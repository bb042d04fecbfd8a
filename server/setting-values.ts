import * as v from 'valibot'
import { decoded } from '#language/addresses.ts'
import { isDay } from '#language/dates.ts'

export const setting = v.message

export function numberTo(max: number) {
  return v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(max))
}

/** `addressesIn` reads a setting with several addresses. */
export function url(
  protocols: readonly string[],
  addressesIn: (text: string) => readonly string[] = (text) => [text],
) {
  const isRight = (one: string) =>
    URL.canParse(one) && protocols.includes(new URL(one).protocol) && decoded(one) !== undefined
  return v.pipe(
    v.string(),
    v.check((text) => addressesIn(text).every(isRight)),
  )
}

/** The site is at the root of its host: every link would lose a path. */
export function origin() {
  return v.pipe(
    url(['http:', 'https:']),
    v.transform((text) => new URL(text)),
    v.check(({ href, origin: siteOrigin }) => href === `${siteOrigin}/`),
    v.transform((address) => address.origin),
  )
}

export function mailbox() {
  return v.pipe(
    v.string(),
    v.regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/),
    v.transform((text) => text.replace(/^(.*\S)\s*<(.+)>$/, (_, name, at) => named(name, at))),
  )
}

/** A colon, a comma or a bracket of a quoted name is only a sign (RFC 5322, 3.2.4). */
export function named(name: string, address: string): string {
  return `"${name.replaceAll(/["\\]/g, '')}" <${address}>`
}

export function instant() {
  return v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/),
    // `Date` reads 30 February as 2 March.
    v.check((text) => isDay(text.slice(0, 10))),
    v.transform((text) => new Date(text)),
    v.check((date) => !Number.isNaN(date.getTime())),
  )
}
