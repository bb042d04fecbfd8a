import { sum } from '../../sum.ts'
import { isIban } from '../iban.ts'
import { referencesOf, onOneLine } from '../statement/references-in-text.ts'
import type { BankTransaction, FoundTransaction } from '../statement/transaction.ts'

export function counterparty(
  name: string,
  account: string,
): Pick<BankTransaction, 'payerName' | 'payerIban'> {
  const payerName = onOneLine(name).slice(0, 140)
  const payerIban = account.toUpperCase().replaceAll(/\s/g, '')
  return { ...(payerName && { payerName }), ...(isIban(payerIban) && { payerIban }) }
}

/** Banks write this for a missing reference. */
const none = /^(?:0*|NOTPROVIDED|NONREF|NOREF|NOT PROVIDED)$/i

export function bankReferenceOf(text: string): Pick<BankTransaction, 'bankReference'> {
  const reference = onOneLine(text).slice(0, 80)
  return none.test(reference) ? {} : { bankReference: reference }
}

/** A batch counts once: its parts when they add up, or else its total. */
export function payableTransactions(
  total: FoundTransaction,
  parts: readonly FoundTransaction[],
): readonly FoundTransaction[] {
  if (parts.length === 0 || referencesOf(total).length > 0) return [total]
  const cents = sum(parts, ({ amountCents }) => amountCents)
  return cents === total.amountCents ? parts : [withTextsOfParts(total, parts)]
}

export function withTextsOfParts(
  total: FoundTransaction,
  parts: readonly FoundTransaction[],
): FoundTransaction {
  const texts = [total, ...parts].flatMap(({ structured = '', freeText }) => [structured, freeText])
  return { ...total, freeText: texts.filter(Boolean).join(' ').slice(0, 1000) }
}
