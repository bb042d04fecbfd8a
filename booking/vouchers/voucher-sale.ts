import * as v from 'valibot'
import { languages } from '#language/languages.ts'
import { readFields } from '../forms/read-form.ts'
import { emailAddress, emptyLine, limits, line } from '../forms/text-rules.ts'
import { methods } from '../money/method.ts'
import { wholeEuros } from './voucher-order.ts'

const sale = v.object({
  amount: wholeEuros,
  method: v.picklist(methods),
  receiverName: v.union([emptyLine, line(limits.name)]),
  buyerName: line(limits.name),
  /** Empty: the owner gives the code on paper. */
  buyerEmail: v.union([emptyLine, emailAddress()]),
  language: v.picklist(languages),
})

export type VoucherSale = v.InferOutput<typeof sale>

export const saleFields = [
  'amount',
  'method',
  'buyerName',
  'buyerEmail',
  'receiverName',
  'language',
] as const satisfies readonly (keyof VoucherSale)[]

/** What the owner typed of a voucher that was paid for on the spot. */
export function readVoucherSale(typed: Readonly<Record<string, string>>) {
  return readFields(sale, Object.fromEntries(saleFields.map((key) => [key, typed[key] ?? ''])))
}
