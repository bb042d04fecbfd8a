import { type Language, localeOf } from '#language/languages.ts'

/** Countries with prices in euro, each with the number before its telephones. */
export const telephonePrefixes = {
  BE: '32',
  NL: '31',
  LU: '352',
  FR: '33',
  DE: '49',
  AT: '43',
  IE: '353',
  ES: '34',
  PT: '351',
  IT: '39',
  FI: '358',
  EE: '372',
  LV: '371',
  LT: '370',
  SK: '421',
  SI: '386',
  HR: '385',
  GR: '30',
  CY: '357',
  MT: '356',
} as const

export type CountryCode = keyof typeof telephonePrefixes

export function isCountry(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(telephonePrefixes, code)
}

export function countryName(code: CountryCode, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code
}
