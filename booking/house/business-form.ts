import * as v from 'valibot'
import { count, orEmpty } from '../forms/field-kinds.ts'
import { emailAddress, line } from '../forms/text-rules.ts'
import { readIban } from '../money/iban.ts'
import { printVatNumber, readVatNumber } from '../invoices/company.ts'
import { type CountryCode, isCountry } from './countries.ts'
import type { BusinessValue } from './business-value.ts'

/** Transfers in euro have room for so many characters. */
export const longestName = 70
const longestLink = 200

/** A name stands in sentences that are filled in, and before an address in the head of a mail. */
function name(max: number) {
  return v.pipe(line(max), v.regex(/^[^{}<>@]+$/))
}

const iban = v.pipe(
  v.string(),
  v.transform((typed) => readIban(typed) ?? ''),
  v.nonEmpty(),
)

const none = v.pipe(
  v.string(),
  v.trim(),
  v.literal(''),
  v.transform(() => null),
)

/** Degrees north or east of zero, with a point or a comma; null where nothing was typed. */
function degrees(most: number) {
  const number = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d{1,3}([.,]\d{1,10})?$/),
    v.transform((typed) => Number(typed.replace(',', '.'))),
    v.minValue(-most),
    v.maxValue(most),
  )
  return v.union([none, number])
}

/** A number of kilometres or minutes; null where nothing was typed. */
function distance(most: number) {
  return v.pipe(v.union([none, count(1, most)]), v.metadata({ is: 'count' }))
}

const link = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => (/^$|^https?:/.test(typed) ? typed : `https://${typed}`)),
  v.maxLength(longestLink),
  v.check((address) => address === '' || isPage(address)),
)

function isPage(address: string): boolean {
  return URL.canParse(address) && /^https?:\/\/[^\s@/]+\.[^\s@/]+/.test(address)
}

/** "0123.456.749", however it was typed; undefined when its check digits do not hold. */
function printEnterpriseNumber(typed: string): string | undefined {
  const number = readVatNumber(typed.replace(/^\s*BE/i, ''))
  return number?.startsWith('BE') ? printVatNumber(number).replace('BE ', '') : undefined
}

const enterpriseNumber = v.pipe(
  v.string(),
  v.transform((typed) => printEnterpriseNumber(typed) ?? ''),
  v.nonEmpty(),
)

export const businessForms = {
  name: v.object({ name: name(longestName), accountHolder: name(longestName) }),
  people: v.object({
    guide: name(40),
    cook: orEmpty(name(40)),
  }),
  address: v.object({ street: name(100), postalCode: name(12), town: name(60) }),
  location: v.pipe(
    v.object({ latitude: degrees(90), longitude: degrees(180) }),
    v.forward(
      v.check(({ latitude, longitude }) => (latitude === null) === (longitude === null)),
      ['longitude'],
    ),
  ),
  distances: v.object({ walkMinutes: distance(240), radiusKm: distance(500) }),
  country: v.object({ countryCode: v.custom<CountryCode>(isCountry) }),
  mailbox: v.object({ mailbox: emailAddress() }),
  // The code of the old bank is not the code of the new one.
  account: v.pipe(
    v.object({ iban }),
    v.transform((typed) => ({ ...typed, bic: '' })),
  ),
  numbers: v.pipe(
    v.object({
      enterpriseNumber,
      vatNumber: v.pipe(
        v.string(),
        v.trim(),
        v.transform((typed) => (typed === '' ? '' : (printEnterpriseNumber(typed) ?? '-'))),
      ),
    }),
    v.forward(
      v.check(
        ({ enterpriseNumber: number, vatNumber }) => vatNumber === '' || vatNumber === number,
      ),
      ['vatNumber'],
    ),
    v.transform(({ enterpriseNumber: number, vatNumber }) => ({
      enterpriseNumber: number,
      vatNumber: vatNumber && `BE ${vatNumber}`,
    })),
  ),
  social: v.object({ social: link }),
} satisfies Record<BusinessValue['what'], v.GenericSchema>

/** The register's number of a house outside Belgium as typed, and any VAT number of the Union. */
export const foreignNumbers = v.object({
  enterpriseNumber: line(30),
  vatNumber: v.pipe(v.string(), v.trim(), v.transform(readVatNumber), v.string()),
})
