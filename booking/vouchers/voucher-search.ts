import { folded, splitWords } from '../search/search-words.ts'
import { codeBeginning } from './voucher-code.ts'

type Sought = {
  readonly buyerName: string
  readonly buyerEmail: string
  readonly receiverName: string
}

/** Fits a reference, a code or its first signs: the farm keeps the beginning of a code only. */
export function namesVoucher(sought: string) {
  const digits = sought.replaceAll(/\D/g, '')
  return {
    reference: digits.length === 12 ? digits : undefined,
    codeBeginning: codeBeginning(sought),
  }
}

export function vouchersFitting<One extends Sought>(all: readonly One[], sought: string) {
  const soughtWords = splitWords(folded(sought))
  if (soughtWords.length === 0) return []
  return all.filter(({ buyerName, buyerEmail, receiverName }) => {
    const words = splitWords(folded(`${buyerName} ${buyerEmail} ${receiverName}`))
    return soughtWords.every((each) => words.some((word) => word.startsWith(each)))
  })
}
