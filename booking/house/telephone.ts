import { type CountryCode, telephonePrefixes } from './countries.ts'

/** The farm's number as the owner writes it, and its link; undefined when there is none. */
export function telephoneOf({
  telephone: written,
  business,
}: {
  readonly telephone: string
  readonly business: { readonly address: { readonly countryCode: CountryCode } }
}) {
  const { countryCode } = business.address
  return written === '' ? undefined : { written, link: telephoneLink(written, countryCode) }
}

/** Link that works from anywhere (RFC 3966). */
export function telephoneLink(written: string, country: CountryCode): string {
  return `tel:${internationalNumber(written, country)}`
}

/** "+32470123456"; a number without a country is one of the house's country. */
export function internationalNumber(asWritten: string, country: CountryCode): string {
  const written = asWritten.replace('(0)', '')
  const isForeign = /^\s*(?:\+|00)(?!\s*32)/.test(written)
  if (isForeign) return `+${written.replaceAll(/\D/g, '').replace(/^00/, '')}`
  const isBelgian = country === 'BE' || /^\s*(?:\+|00)/.test(written)
  if (isBelgian) return `+32${telephoneDigits(written)}`
  // Italian numbers keep their zero.
  const digits = written.replaceAll(/\D/g, '').replace(country === 'IT' ? '' : /^0+/, '')
  return `+${telephonePrefixes[country]}${digits}`
}

/** Digits of a Belgian number: "+32 470 12 34 56" and "0470/12.34.56" are both "470123456". */
export function telephoneDigits(written: string): string {
  const digits = written.replace('(0)', '').replaceAll(/\D/g, '')
  return digits.replace(/^(?:0032|32(?=\d{8,9}$)|0+)/, '')
}

const minDigits = 8
const maxDigits = 15

export function telephonesIn(text: string): readonly string[] {
  return writtenTelephones(text).map(telephoneDigits)
}

export function writtenTelephones(text: string): readonly string[] {
  const written = text.match(/\+?\d(?:[\s./()‐-―-]{0,3}\d){7,16}/g) ?? []
  return written.filter((number) => {
    const { length } = telephoneDigits(number)
    return length >= minDigits && length <= maxDigits
  })
}
