import * as v from 'valibot'
import { localeOf, type Language } from '#language/languages.ts'
import { orEmpty } from '../forms/field-kinds.ts'
import { emailField, lineField } from '../forms/text-rules.ts'
import { readVatNumber } from '../invoices/company.ts'
import { printIban } from '../money/iban.ts'
import {
  accountFields,
  degreesField,
  distance,
  link,
  nameTyped,
  numberFields,
} from './business-fields.ts'
import { type CountryCode, isCountry } from './countries.ts'
import { formValue } from './declared-value.ts'
import { withApostrophes } from './house-fields.ts'

const text = v.string()
const degree = v.nullable(v.number())
const country = v.pipe(v.custom<CountryCode>(isCountry), v.metadata({ is: 'choice' }))
const section = 'identity'

/** Bank transfers have room for so many characters of a name. */
const maxNameLength = 70

export const businessValues = [
  formValue('name', {
    // Banks compare the holder with what payers type: it is written exactly as the bank knows it.
    stored: { name: text, accountHolder: text },
    toHouse: (business) => ({ business }),
    fromHouse: ({ business }) => business,
    section,
    fields: v.object({
      name: v.pipe(nameTyped(maxNameLength), v.transform(withApostrophes)),
      accountHolder: nameTyped(maxNameLength),
    }),
  }),
  formValue('people', {
    // First names: the teacher, and the cook, empty where the teacher is alone.
    stored: { guide: text, cook: text },
    toHouse: (people) => ({ business: { people } }),
    fromHouse: ({ business }) => business.people,
    section,
    fields: v.object({ guide: nameTyped(40), cook: orEmpty(nameTyped(40)) }),
  }),
  formValue('address', {
    stored: { street: text, postalCode: text, town: text },
    toHouse: (address) => ({ business: { address } }),
    fromHouse: ({ business }) => business.address,
    section,
    fields: v.object({ street: nameTyped(100), postalCode: nameTyped(12), town: nameTyped(60) }),
  }),
  formValue('country', {
    stored: { countryCode: country },
    toHouse: (address) => ({ business: { address } }),
    fromHouse: ({ business }) => business.address,
    section,
    fields: v.object({ countryCode: country }),
  }),
  formValue('location', {
    // Degrees of WGS 84; without them there is no map.
    stored: { latitude: degree, longitude: degree },
    toHouse: ({ latitude, longitude }) => {
      const isKnown = latitude !== null && longitude !== null
      return { business: { location: isKnown ? { latitude, longitude } : undefined } }
    },
    fromHouse: ({ business }) => business.location ?? { latitude: null, longitude: null },
    section,
    fields: v.pipe(
      v.object({ latitude: degreesField(90), longitude: degreesField(180) }),
      v.forward(
        v.check(({ latitude, longitude }) => (latitude === null) === (longitude === null)),
        ['longitude'],
      ),
    ),
    toTexts: ({ latitude, longitude }, language) => ({
      latitude: printDegrees(latitude, language),
      longitude: printDegrees(longitude, language),
    }),
  }),
  formValue('distances', {
    // Null: the site shows no sentence and no circle.
    stored: { walkMinutes: degree, radiusKm: degree },
    toHouse: ({ walkMinutes, radiusKm }) => ({
      business: { walkFromVillageMinutes: walkMinutes, serviceRadiusKm: radiusKm },
    }),
    fromHouse: ({ business }) => ({
      walkMinutes: business.walkFromVillageMinutes,
      radiusKm: business.serviceRadiusKm,
    }),
    section,
    fields: v.object({ walkMinutes: distance(240), radiusKm: distance(500) }),
  }),
  formValue('mailbox', {
    stored: { mailbox: text },
    toHouse: ({ mailbox }) => ({ business: { email: mailbox } }),
    fromHouse: ({ business }) => ({ mailbox: business.email }),
    section,
    fields: v.object({ mailbox: emailField() }),
    isGrave: true,
  }),
  formValue('account', {
    // The IBAN has no spaces; the code of the bank may be empty, as within Europe the IBAN is enough.
    stored: { iban: text, bic: text },
    toHouse: (business) => ({ business }),
    fromHouse: ({ business }) => business,
    section,
    fields: accountFields,
    toTexts: ({ iban }) => ({ iban: printIban(iban) }),
    isGrave: true,
  }),
  formValue('numbers', {
    // Written as 0123.456.749 and BE 0123.456.749; either may be empty.
    stored: { enterpriseNumber: text, vatNumber: text },
    toHouse: (business) => ({ business }),
    fromHouse: ({ business }) => business,
    section,
    fields: numberFields,
    // The register's number as typed, and any VAT number of the Union.
    fieldsAbroad: v.object({
      enterpriseNumber: orEmpty(lineField(30)),
      vatNumber: v.pipe(text, v.trim(), v.transform(readVatNumber), v.string()),
    }),
  }),
  formValue('social', {
    // Address of the farm's page elsewhere; empty: none is shown.
    stored: { social: text },
    toHouse: (business) => ({ business }),
    fromHouse: ({ business }) => business,
    section,
    fields: v.object({ social: link }),
  }),
] as const

/** "3,64962", "3.64962"; empty for none. */
function printDegrees(of: number | null, language: Language): string {
  return of?.toLocaleString(localeOf(language), { maximumFractionDigits: 15 }) ?? ''
}
