import { languages } from '#language/languages.ts'
import { choice, orEmpty } from '../forms/field-kinds.ts'
import { formOf, type ValueOf } from '../forms/form.ts'
import { emailAddress, limits, line } from '../forms/text-rules.ts'
import { methods } from '../money/method.ts'
import { wholeEuros } from './voucher-order.ts'

export const voucherSale = formOf({
  amount: wholeEuros,
  method: choice(methods),
  buyerName: line(limits.name),
  /** Empty: the owner gives the code on paper. */
  buyerEmail: orEmpty(emailAddress()),
  receiverName: orEmpty(line(limits.name)),
  language: choice(languages),
})

export type VoucherSale = ValueOf<typeof voucherSale>
