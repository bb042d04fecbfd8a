import { languages } from '#language/languages.ts'
import { choiceField, orEmpty } from '../forms/field-kinds.ts'
import { formOf, type ValueOf } from '../forms/form.ts'
import { emailField, maxLengths, lineField } from '../forms/text-rules.ts'
import { methods } from '../money/method.ts'
import { voucherEuros } from './voucher-order.ts'

export const voucherSale = formOf({
  amount: voucherEuros,
  method: choiceField(methods),
  buyerName: lineField(maxLengths.name),
  /** Empty: the owner gives the code on paper. */
  buyerEmail: orEmpty(emailField()),
  receiverName: orEmpty(lineField(maxLengths.name)),
  language: choiceField(languages),
})

export type VoucherSale = ValueOf<typeof voucherSale>
