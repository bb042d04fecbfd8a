import type { House } from './house.ts'

/** The farm's number as the owner writes it, and its link; undefined when there is none. */
export function telephoneOf({ telephone: written }: Pick<House, 'telephone'>) {
  return written === '' ? undefined : { written, link: telephoneLink(written) }
}

/** Link that works from anywhere (RFC 3966). */
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

/** Digits of a Belgian number: "+32 470 12 34 56" and "0470/12.34.56" are both "470123456". */
export function telephoneDigits(written: string): string {
  const digits = written.replace('(0)', '').replaceAll(/\D/g, '')
  return digits.replace(/^(?:0032|32(?=\d{8,9}$)|0+)/, '')
}

const leastDigits = 8
const mostDigits = 15

export function telephonesIn(text: string): readonly string[] {
  return writtenTelephones(text).map(telephoneDigits)
}

export function writtenTelephones(text: string): readonly string[] {
  const written = text.match(/\+?\d(?:[\s./()‐-―-]{0,3}\d){7,16}/g) ?? []
  return written.filter((each) => {
    const { length } = telephoneDigits(each)
    return length >= leastDigits && length <= mostDigits
  })
}
