import type { Company } from './company.ts'

/** Peppol's schemes of a VAT number (Electronic Address Scheme list), by its first two letters. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
  XI: '9932',
}

export type ElectronicAddress = { readonly scheme: string; readonly value: string }

/** A company's address on Peppol, in Belgium its enterprise number; undefined without a VAT number. */
export function electronicAddress(vatNumber: string): ElectronicAddress | undefined {
  const country = vatNumber.slice(0, 2)
  const rest = vatNumber.slice(2)
  if (country === 'BE') return { scheme: '0208', value: rest }
  // Denmark and Sweden use the company's number, which is a part of its VAT number.
  if (country === 'DK') return { scheme: '0184', value: rest }
  if (country === 'SE') return { scheme: '0007', value: rest.slice(0, 10) }
  const scheme = vatSchemes[country]
  return scheme === undefined ? undefined : { scheme, value: vatNumber }
}

/** ISO 3166-1 alpha-2; Belgian without a number. */
function countryOf({ vatNumber }: Pick<Company, 'vatNumber'>): string {
  const country = vatNumber.slice(0, 2)
  return { '': 'BE', EL: 'GR', XI: 'GB' }[country] ?? country
}

const townLine = /^(?:[A-Z]{1,2}-)?(\d{4,5}) (.+)$/
const dutchTownLine = /^(\d{4} ?[A-Z]{2}) (.+)$/

/** Lines as they were typed, with the postal code and the town where they can be told. */
export function postalAddress({ address, vatNumber }: Pick<Company, 'address' | 'vatNumber'>) {
  const country = countryOf({ vatNumber })
  const lines = address.split(/[\n,]/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const shape = country === 'NL' ? dutchTownLine : townLine
  const at = filled.findLastIndex((line) => shape.test(line))
  const [, postalCode, town] = shape.exec(filled[at] ?? '') ?? []
  const [street, ...more] = filled.filter((_, i) => i !== at)
  return { street, more: more.join(', '), postalCode, town, country }
}
