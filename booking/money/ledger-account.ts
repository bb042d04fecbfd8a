import type { Id } from '../id.ts'
import { type Owed, paymentKinds } from './owed.ts'

export type PaymentAccount = `${Owed['kind']}:${string}`
export type VoucherAccount = `voucher:${string}`
export type RefundLedgerAccount = `refund:${string}`
export type VoucherRefundAccount = `voucher-refund:${string}`
export type RestAccount = `rest:${string}`
export type NotedAccount = `hand:${string}`

/**
 * Place where cents stand. `bank` and `hand:…` (money that the owner noted, until a statement shows it) lie
 * outside the farm's books; `price` is what guests were asked for. The id of a payment is its booking's, of a refund
 * its first part's, of a rest the key of its bank line, of noted money its receipt's, its refund part's or its
 * voucher's.
 */
export type LedgerAccount =
  | 'bank'
  | 'price'
  | NotedAccount
  | PaymentAccount
  | VoucherAccount
  | RefundLedgerAccount
  | VoucherRefundAccount
  | RestAccount

export function idOf(account: string): string {
  return account.slice(account.indexOf(':') + 1)
}

export function idsIn(accounts: readonly string[], names: readonly string[]): readonly string[] {
  const found = accounts.flatMap((account) => {
    const [name = '', id] = account.split(/:(.*)/s)
    return id !== undefined && names.includes(name) ? [id] : []
  })
  return [...new Set(found)]
}

export function paymentsOf(reservationId: Id<'reservation'>): readonly PaymentAccount[] {
  return paymentKinds.map((kind): PaymentAccount => `${kind}:${reservationId}`)
}

export function isPayment(account: LedgerAccount): account is PaymentAccount {
  return paymentKinds.some((kind) => account.startsWith(`${kind}:`))
}

export function isNoted(account: LedgerAccount): account is NotedAccount {
  return account.startsWith('hand:')
}

export function isRest(account: LedgerAccount): account is RestAccount {
  return account.startsWith('rest:')
}

export function isVoucherRefund(account: LedgerAccount): account is VoucherRefundAccount {
  return account.startsWith('voucher-refund:')
}

export function isVoucher(account: LedgerAccount): account is VoucherAccount {
  return account.startsWith('voucher:')
}
