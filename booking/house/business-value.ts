import * as v from 'valibot'
import { localeOf, type Language } from '#language/languages.ts'
import { orEmpty } from '../forms/field-kinds.ts'
import { emailField, lineField } from '../forms/text-rules.ts'
import { readVatNumber } from '../invoices/company.ts'
import { printIban } from '../money/iban.ts'
import {
  accountFields,
  degrees,
  distance,
  link,
  nameTyped,
  numberFields,
} from './business-fields.ts'
import { type CountryCode, isCountry } from './countries.ts'
import { formValue } from './declared-value.ts'

const text = v.string()
const degree = v.nullable(v.number())
const country = v.pipe(v.custom<CountryCode>(isCountry), v.metadata({ is: 'choice' }))
const section = 'identity'

/** Transfers in euro have room for so many characters. */
export const maxNameLength = 70

/** The facts of the business that the owner changes, each by itself. */
export const businessValues = [
  formValue('name', {
    // Banks compare the holder with what payers type: it is written exactly as the bank knows it.
    kept: { name: text, accountHolder: text },
    part: (business) => ({ business }),
    of: ({ business }) => business,
    section,
    fields: v.object({ name: nameTyped(maxNameLength), accountHolder: nameTyped(maxNameLength) }),
  }),
  formValue('people', {
    // First names: the teacher, and the cook, empty where the teacher is alone.
    kept: { guide: text, cook: text },
    part: (people) => ({ business: { people } }),
    of: ({ business }) => business.people,
    section,
    fields: v.object({ guide: nameTyped(40), cook: orEmpty(nameTyped(40)) }),
  }),
  formValue('address', {
    kept: { street: text, postalCode: text, town: text },
    part: (address) => ({ business: { address } }),
    of: ({ business }) => business.address,
    section,
    fields: v.object({ street: nameTyped(100), postalCode: nameTyped(12), town: nameTyped(60) }),
  }),
  formValue('country', {
    kept: { countryCode: country },
    part: (address) => ({ business: { address } }),
    of: ({ business }) => business.address,
    section,
    fields: v.object({ countryCode: country }),
  }),
  formValue('location', {
    // Degrees of WGS 84; without them there is no map.
    kept: { latitude: degree, longitude: degree },
    part: ({ latitude, longitude }) => {
      const isKnown = latitude !== null && longitude !== null
      return { business: { location: isKnown ? { latitude, longitude } : undefined } }
    },
    of: ({ business }) => business.location ?? { latitude: null, longitude: null },
    section,
    fields: v.pipe(
      v.object({ latitude: degrees(90), longitude: degrees(180) }),
      v.forward(
        v.check(({ latitude, longitude }) => (latitude === null) === (longitude === null)),
        ['longitude'],
      ),
    ),
    typed: ({ latitude, longitude }, language) => ({
      latitude: printDegrees(latitude, language),
      longitude: printDegrees(longitude, language),
    }),
  }),
  formValue('distances', {
    // Null: no sentence and no circle tells it.
    kept: { walkMinutes: degree, radiusKm: degree },
    part: ({ walkMinutes, radiusKm }) => ({
      business: { walkFromVillageMinutes: walkMinutes, serviceRadiusKm: radiusKm },
    }),
    of: ({ business }) => ({
      walkMinutes: business.walkFromVillageMinutes,
      radiusKm: business.serviceRadiusKm,
    }),
    section,
    fields: v.object({ walkMinutes: distance(240), radiusKm: distance(500) }),
  }),
  formValue('mailbox', {
    kept: { mailbox: text },
    part: ({ mailbox }) => ({ business: { email: mailbox } }),
    of: ({ business }) => ({ mailbox: business.email }),
    section,
    fields: v.object({ mailbox: emailField() }),
    isGrave: true,
  }),
  formValue('account', {
    // The IBAN has no spaces; the code of the bank may be empty, as within Europe the IBAN is enough.
    kept: { iban: text, bic: text },
    part: (business) => ({ business }),
    of: ({ business }) => business,
    section,
    fields: accountFields,
    typed: ({ iban }) => ({ iban: printIban(iban) }),
    isGrave: true,
  }),
  formValue('numbers', {
    // Written as 0123.456.749 and BE 0123.456.749.
    kept: { enterpriseNumber: text, vatNumber: text },
    part: (business) => ({ business }),
    of: ({ business }) => business,
    section,
    fields: numberFields,
    // The register's number as typed, and any VAT number of the Union.
    fieldsAbroad: v.object({
      enterpriseNumber: lineField(30),
      vatNumber: v.pipe(text, v.trim(), v.transform(readVatNumber), v.string()),
    }),
  }),
  formValue('social', {
    // Address of its page elsewhere; empty: none is shown.
    kept: { social: text },
    part: (business) => ({ business }),
    of: ({ business }) => business,
    section,
    fields: v.object({ social: link }),
  }),
] as const

/** "3,64962", "3.64962"; empty for none. */
function printDegrees(of: number | null, language: Language): string {
  return of?.toLocaleString(localeOf(language), { maximumFractionDigits: 15 }) ?? ''
}
