import * as v from 'valibot'
import { orEmpty } from '../forms/field-kinds.ts'
import { formOf, type FormResult, validValue } from '../forms/form.ts'
import { lineField, paragraphsField } from '../forms/text-rules.ts'

export type Company = {
  readonly name: string
  /** Number as tax offices write it, "BE0203201340"; empty when the company has none. */
  readonly vatNumber: string
  readonly address: string
  /** Text for the invoice, such as an order number; may be empty. */
  readonly reference: string
}

const vatTyped = v.pipe(orEmpty(lineField(40)), v.transform(readVatNumber), v.string())

export const companyForm = formOf(
  {
    company: lineField(150),
    vatNumber: vatTyped,
    address: v.pipe(paragraphsField(300), v.nonEmpty()),
    reference: orEmpty(lineField(100)),
  },
  ({ company: name, ...same }): FormResult<Company> => validValue({ name, ...same }),
)

export function isCompanyTyped(typed: Readonly<Record<string, string>>): boolean {
  return companyForm.names.some((field) => typed[field]?.trim())
}

/** Characters after each country's two letters (European Commission, VIES, structure of VAT numbers). */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

/** A number without a country is Belgian. Undefined when it is none of the Union's; '' stays ''. */
export function readVatNumber(typed: string): string | undefined {
  const written = typed
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^(BTW|TVA|VAT)/, '')
  if (written === '') return typed === '' ? '' : undefined
  const number = asOffices(/^\d+$/.test(written) ? `BE${written}` : written)
  const country = number.slice(0, 2)
  const rest = number.slice(2)
  if (!shapes[country]?.test(rest)) return undefined
  return country !== 'BE' || isEnterpriseNumber(rest) ? number : undefined
}

/** Greece by the letters of its tax office; a Belgian number of nine digits has lost its first zero. */
function asOffices(number: string): string {
  return number.replace(/^GR/, 'EL').replace(/^BE(?=\d{9}$)/, 'BE0')
}

/** The last two digits are 97 less the remainder of the first eight (Crossroads Bank for Enterprises). */
function isEnterpriseNumber(digits: string): boolean {
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

export function printVatNumber(number: string): string {
  const belgian = /^BE(\d{4})(\d{3})(\d{3})$/.exec(number)
  return belgian ? `BE ${belgian.slice(1).join('.')}` : number
}

export function companyTexts({ name: company, vatNumber, address, reference }: Company) {
  return { company, vatNumber: printVatNumber(vatNumber), address, reference }
}
