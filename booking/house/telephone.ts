import { telephoneDigits } from '../search/telephone.ts'
import type { House } from './house.ts'

export type Telephone = NonNullable<ReturnType<typeof telephoneOf>>

/** As the owner writes it, and where pressing it leads; undefined when the farm has none. */
export function telephoneOf({ telephone: written }: Pick<House, 'telephone'>) {
  return written === '' ? undefined : { written, link: telephoneLink(written) }
}

/** For telephones anywhere (RFC 3966). */
export function telephoneLink(written: string): string {
  return `tel:${internationalNumber(written)}`
}

/** "+32470123456"; a number without a country is of Belgium. */
export function internationalNumber(asWritten: string): string {
  const written = asWritten.replace('(0)', '')
  const isForeign = /^\s*(?:\+|00)(?!\s*32)/.test(written)
  return isForeign
    ? `+${written.replaceAll(/\D/g, '').replace(/^00/, '')}`
    : `+32${telephoneDigits(written)}`
}
