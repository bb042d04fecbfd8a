import { randomUUID } from 'node:crypto'
import { type RefundAccount, refundAccount } from '#booking/money/refund-account.ts'
import type { OpenRefund } from '#booking/money/statement/books.ts'
import type { Refund } from '#store/money/payments.ts'
import { payerAccount } from '#booking/money/statement/accounts.ts'
import type { Store } from '#store/store.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { bookVoucherRefunded } from '../vouchers/withdraw-voucher.ts'

type Owed = {
  readonly id: string
  readonly cents: number
  readonly iban?: string
  readonly account?: RefundAccount | undefined
}

export async function putDownRefund(
  change: Change,
  { id: reservationId, cents, iban: typed = '', account }: Owed,
): Promise<Refund | undefined> {
  if (cents === 0) return undefined
  const now = change.clock.now()
  const known = await paidFrom(change, reservationId)
  const refund: Refund = {
    id: randomUUID(),
    reservationId,
    amountCents: cents,
    ...(account ?? refundAccount({ known, typed }, now)),
    createdAt: now,
    paidAt: undefined,
  }
  await change.addRefund(refund)
  return refund
}

/** Its rules have found it open, and changes take turns: nobody can have paid it in between. */
export async function withdrawRefund(change: Change, id: string): Promise<void> {
  if (await change.withdrawRefund(id)) return
  throw new Error(`Refund ${id} was paid within a change that found it open`)
}

export type RefundOutcome = { readonly kind: 'done' | 'done-before' | 'no-such-refund' }

export function payRefund(office: Office, refundId: string): Promise<RefundOutcome> {
  return inOneChange(office, (change) => bookRefundPaid(change, { id: refundId, by: 'owner' }))
}

/** A line of a statement tells that this went back; it is paid, unless the owner had said so. */
export async function bookRefundTold(
  change: Change,
  { id, voucher }: Pick<OpenRefund, 'id' | 'voucher'>,
  { key, by }: { readonly key: string; readonly by: 'owner' | 'bank' },
): Promise<void> {
  if (voucher === undefined) {
    await change.tellOfRefund(id, key)
    await bookRefundPaid(change, { id, by })
  } else {
    await change.tellOfVoucherRefund(id, key)
    await bookVoucherRefunded(change, id)
  }
}

async function bookRefundPaid(
  change: Change,
  { id, by }: { readonly id: string; readonly by: 'owner' | 'bank' },
): Promise<RefundOutcome> {
  const refund = await change.findRefund(id)
  if (!refund) return { kind: 'no-such-refund' }
  const paidAt = change.clock.now()
  if (!(await change.markRefundPaid(id, paidAt))) return { kind: 'done-before' }
  const { reservationId, amountCents } = refund
  const detail = { cents: amountCents }
  await recordEvent(change, { reservationId, by, what: 'refunded', detail })
  const reservation = (await change.findReservation(reservationId))!
  await tell(change, { kind: 'refunded', reservation, refund: { ...refund, paidAt } })
  return { kind: 'done' }
}

type Transactions = Pick<Store, 'listEvents' | 'transactionsOf'>

/** The account a booking was paid from, when the bank told it: for a part of a party, with all of it. */
export async function paidFrom(reads: Transactions, id: string): Promise<string | undefined> {
  return payerAccount(await transactionsFor(reads, id))
}

async function transactionsFor(
  reads: Transactions,
  id: string,
): Promise<readonly TransactionOnFile[]> {
  const own = await reads.transactionsOf(id)
  const off = (await reads.listEvents(id)).find(({ what }) => what === 'split-off')
  if (off?.what !== 'split-off') return own
  return [...own, ...(await transactionsFor(reads, off.detail.otherId))]
}
