import type { Id } from '../id.ts'
import { type Owed, paymentKinds } from './owed.ts'

export type AccountOfPayment = `${Owed['kind']}:${string}`
export type AccountOfVoucher = `voucher:${string}`
export type AccountOfRefund = `refund:${string}`
export type AccountOfVoucherRefund = `voucher-refund:${string}`
export type AccountOfRest = `rest:${string}`
export type AccountOfHand = `hand:${string}`

/**
 * Place where cents stand. `bank` and a `hand` (money that the owner marked, until a statement shows it) lie outside
 * the farm's books; `price` is what guests were asked for. The id of a payment is its booking's, of a refund its
 * first part's, of a rest the key of its bank line, of a hand its receipt's, its refund part's or its voucher's.
 */
export type LedgerAccount =
  | 'bank'
  | 'price'
  | AccountOfHand
  | AccountOfPayment
  | AccountOfVoucher
  | AccountOfRefund
  | AccountOfVoucherRefund
  | AccountOfRest

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

export function paymentsOf(reservationId: Id<'reservation'>): readonly AccountOfPayment[] {
  return paymentKinds.map((kind): AccountOfPayment => `${kind}:${reservationId}`)
}

export function isPayment(account: LedgerAccount): account is AccountOfPayment {
  return paymentKinds.some((kind) => account.startsWith(`${kind}:`))
}

export function isHand(account: LedgerAccount): account is AccountOfHand {
  return account.startsWith('hand:')
}

export function isRest(account: LedgerAccount): account is AccountOfRest {
  return account.startsWith('rest:')
}

export function isVoucherRefund(account: LedgerAccount): account is AccountOfVoucherRefund {
  return account.startsWith('voucher-refund:')
}

export function isVoucher(account: LedgerAccount): account is AccountOfVoucher {
  return account.startsWith('voucher:')
}
