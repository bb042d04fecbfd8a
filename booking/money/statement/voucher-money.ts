import type { Booked } from './books.ts'
import { referencesIn } from './references-in-text.ts'
import type { BankTransaction } from './transaction.ts'

/** A gift voucher that was ordered; nothing is open of one that is paid or withdrawn. */
export type OrderedVoucher = {
  readonly id: string
  readonly reference: string
  readonly openCents: number
}

/** Undefined for a line that names none of them. More than is open of one is for the owner to look at. */
export function bookVoucherMoney(
  transaction: BankTransaction,
  vouchers: Map<string, OrderedVoucher>,
): Booked | undefined {
  const { amountCents } = transaction
  const voucher = namedVoucher(transaction, vouchers)
  if (!voucher) return undefined
  const openCents = voucher.openCents - amountCents
  if (openCents < 0) return { transaction, outcome: 'review', reason: 'voucher-amount' }
  vouchers.set(voucher.reference, { ...voucher, openCents })
  const outcome = openCents === 0 ? 'matched' : 'part'
  return { transaction, outcome, voucher: { id: voucher.id, cents: amountCents } }
}

export function namedVoucher(
  { structured, freeText }: BankTransaction,
  vouchers: ReadonlyMap<string, OrderedVoucher>,
): OrderedVoucher | undefined {
  const written = [...(structured === undefined ? [] : [structured]), ...referencesIn(freeText)]
  return written.map((reference) => vouchers.get(reference)).find(Boolean)
}
