import type { Booked } from './books.ts'
import type { BankTransaction } from './transaction.ts'

/** A gift voucher that was ordered; nothing is open of one that is paid or withdrawn. */
export type OrderedVoucher = {
  readonly id: string
  readonly reference: string
  readonly openCents: number
}

/** What a line that names this voucher pays. More than is open of it is for the owner to look at. */
export function bookVoucherMoney(
  transaction: BankTransaction,
  voucher: OrderedVoucher,
  vouchers: Map<string, OrderedVoucher>,
): Booked {
  const { amountCents } = transaction
  const openCents = voucher.openCents - amountCents
  if (openCents < 0) return { transaction, outcome: 'review', reason: 'voucher-amount' }
  vouchers.set(voucher.reference, { ...voucher, openCents })
  const outcome = openCents === 0 ? 'matched' : 'part'
  return { transaction, outcome, voucher: { id: voucher.id, cents: amountCents } }
}
