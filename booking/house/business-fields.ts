import * as v from 'valibot'
import { countField, kindOf } from '../forms/field-kinds.ts'
import { lineField } from '../forms/text-rules.ts'
import { readIban } from '../money/iban.ts'
import { printVatNumber, readVatNumber } from '../invoices/company.ts'

const maxLinkLength = 200

/** A name stands in sentences that are filled in, and before an address in the head of a mail. */
export function nameTyped(max: number) {
  return v.pipe(lineField(max), v.regex(/^[^{}<>@]+$/))
}

const iban = v.pipe(
  v.string(),
  v.transform((typed) => readIban(typed) ?? ''),
  v.nonEmpty(),
  v.metadata({ is: 'line' }),
)

const none = v.pipe(
  v.string(),
  v.trim(),
  v.literal(''),
  v.transform(() => null),
)

/** Degrees north or east, with a point or a comma; null for an empty field. */
export function degreesField(most: number) {
  const number = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d{1,3}([.,]\d{1,10})?$/),
    v.transform((typed) => Number(typed.replace(',', '.'))),
    v.minValue(-most),
    v.maxValue(most),
  )
  return v.pipe(v.union([none, number]), v.metadata({ is: 'line', from: -most, to: most }))
}

/** Kilometres or minutes; null for an empty field. */
export function distance(most: number) {
  const count = countField(1, most)
  return v.pipe(v.union([none, count]), v.metadata(kindOf(count)))
}

export const link = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => (/^$|^https?:/.test(typed) ? typed : `https://${typed}`)),
  v.maxLength(maxLinkLength),
  v.check((url) => url === '' || (URL.canParse(url) && /^https?:\/\/[^\s@/]+\.[^\s@/]+/.test(url))),
  v.metadata({ is: 'line' }),
)

/** "0123.456.749", however it was typed; undefined when the check digits are wrong. */
function printEnterpriseNumber(typed: string): string | undefined {
  const number = readVatNumber(typed.replace(/^\s*BE/i, ''))
  return number?.startsWith('BE') ? printVatNumber(number).replace('BE ', '') : undefined
}

/** Empty for none: a business that is being founded has no number yet. */
const numberTyped = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => (typed === '' ? '' : (printEnterpriseNumber(typed) ?? '-'))),
  v.metadata({ is: 'line' }),
)

// A new account needs the code of its own bank.
export const accountFields = v.pipe(
  v.object({ iban }),
  v.transform((typed) => ({ ...typed, bic: '' })),
)

export const numberFields = v.pipe(
  v.object({
    enterpriseNumber: v.pipe(numberTyped, v.notValue('-')),
    vatNumber: numberTyped,
  }),
  v.forward(
    v.check(({ enterpriseNumber: number, vatNumber }) => vatNumber === '' || vatNumber === number),
    ['vatNumber'],
  ),
  v.transform(({ enterpriseNumber: number, vatNumber }) => ({
    enterpriseNumber: number,
    vatNumber: vatNumber && `BE ${vatNumber}`,
  })),
)
