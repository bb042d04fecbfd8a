import { folded, wordsIn } from '../search/folded-words.ts'
import { beginningLength, readVoucherCode } from './voucher-code.ts'

type Sought = {
  readonly buyerName: string
  readonly buyerEmail: string
  readonly receiverName: string
  readonly reference: string
  readonly codeBeginning: string
}

/** By who bought or gets it, by its reference, and by its code: of that the farm knows the beginning alone. */
export function fitsVoucher(voucher: Sought, sought: string): boolean {
  const digits = sought.replaceAll(/\D/g, '')
  if (digits.length === 12) return voucher.reference === digits
  const code = readVoucherCode(sought) ?? sought.toUpperCase()
  const isBeginning = code.length === beginningLength || readVoucherCode(sought) !== undefined
  if (isBeginning && voucher.codeBeginning === code.slice(0, beginningLength)) return true
  const { buyerName, buyerEmail, receiverName } = voucher
  const words = wordsIn(folded(`${buyerName} ${buyerEmail} ${receiverName}`))
  const asked = wordsIn(folded(sought))
  return asked.length > 0 && asked.every((each) => words.some((word) => word.startsWith(each)))
}
