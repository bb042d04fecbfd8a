import type { Id } from '../id.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'
import { changesPaid, type Entry, type PostedEntry } from './entry.ts'
import {
  type PaymentAccount,
  type VoucherAccount,
  isNoted,
  isVoucherRefund,
  type LedgerAccount,
  paymentsOf,
} from './ledger-account.ts'

type Moved = Pick<Entry, 'kind' | 'from' | 'to' | 'cents'>

export function paymentOf(account: PaymentAccount, entries: readonly Moved[]) {
  return {
    amountCents: balanceOf(
      'price',
      entries.filter((one) => one.from === account || one.to === account),
    ),
    paidCents: balanceOf(
      account,
      entries.filter(({ kind }) => changesPaid[kind]),
    ),
  }
}

export function paidCentsBy(
  id: Id<'reservation'>,
  entries: readonly PostedEntry[],
  until: Date,
): Cents {
  const before = entries.filter(({ at }) => at <= until)
  return sum(paymentsOf(id), (account) => paymentOf(account, before).paidCents)
}

/** Cents of its paid price that a booking gets no refund of, whether paid or waiting. */
export function retainedCents(id: Id<'reservation'>, entries: readonly Moved[]): Cents {
  return sum(
    paymentsOf(id),
    (account) => balanceOf(account, entries) + paymentOf(account, entries).amountCents,
  )
}

/** A voucher's entries, added up; a voucher has a balance once its whole price came. */
export function voucherOf(account: VoucherAccount, amountCents: Cents, entries: readonly Moved[]) {
  const receivedCents = balanceOf(account, entries.filter(isFromOutside))
  return {
    receivedCents,
    leftCents: receivedCents < amountCents ? 0 : balanceOf(account, entries),
    refundCents: sum(entries, ({ from, to, cents }) =>
      from === account && isVoucherRefund(to) ? cents : 0,
    ),
  }
}

function isFromOutside({ from, to }: Moved): boolean {
  return [from, to].some((account) => account === 'bank' || isNoted(account))
}

export function balanceOf(account: LedgerAccount, entries: readonly Moved[]): Cents {
  return sum(entries, ({ from, to, cents }) =>
    to === account ? cents : from === account ? -cents : 0,
  )
}
