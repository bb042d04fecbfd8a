import type { CountryCode } from './countries.ts'

type ExampleNumbers = { readonly vatNumber: string | null; readonly iban: string | null }

/** Numbers that a form shows as an example; accounts are those of the IBAN registry (SWIFT). */
const examples: Readonly<Partial<Record<CountryCode, ExampleNumbers>>> = {
  BE: { vatNumber: 'BE 0203.201.340', iban: 'BE71 0961 2345 6769' },
  NL: { vatNumber: 'NL 123456789 B01', iban: 'NL91 ABNA 0417 1643 00' },
  LU: { vatNumber: 'LU 12345678', iban: 'LU28 0019 4006 4475 0000' },
  FR: { vatNumber: 'FR 12 345678901', iban: 'FR14 2004 1010 0505 0001 3M02 606' },
  DE: { vatNumber: 'DE 123456789', iban: 'DE89 3704 0044 0532 0130 00' },
}

/** Null, which drops the sentence, where the house is in a country without examples. */
export function exampleNumbers(country: CountryCode): ExampleNumbers {
  return examples[country] ?? { vatNumber: null, iban: null }
}
