import { dayOf } from '#booking/dates/brussels-time.ts'
import { isIncome } from '#booking/figures/cash-book.ts'
import type { MoneyMove } from '#booking/money/journal.ts'
import { sum } from '#booking/sum.ts'
import type { Store } from '#store/store.ts'
import type { VoucherMoved } from '#store/voucher-money.ts'
import { linesTakenBack } from './cash-book.ts'

type Reads = Pick<
  Store,
  | 'transactionsDecided'
  | 'handReceiptsSince'
  | 'handReceiptsTold'
  | 'refundsPaidSince'
  | 'vouchersMovedSince'
  | 'listEvents'
>

/** All the receipts journal counts: what the farm booked since an instant, each sum once, whatever it was for. */
export async function moneyMoved(reads: Reads, since: Date): Promise<readonly MoneyMove[]> {
  const transactions = await reads.transactionsDecided(since)
  const told = await reads.handReceiptsTold(transactions.map(({ key }) => key))
  const byHand = Map.groupBy(told, ({ transactionKey }) => transactionKey)
  return [
    // A line that tells of what was marked by hand before counts for what it brings beyond that.
    ...transactions.filter(isIncome).map((each) => ({
      source: `transaction ${each.key}`,
      kind: 'received' as const,
      cents: each.amountCents - sum(byHand.get(each.key) ?? [], ({ amountCents }) => amountCents),
      receivedOn: each.bookedOn,
      at: each.settledAt ?? each.importedAt,
    })),
    ...(await reads.handReceiptsSince(since)).map(({ id, amountCents, at }) => ({
      source: `receipt ${id}`,
      kind: 'by-hand' as const,
      cents: amountCents,
      receivedOn: dayOf(at),
      at,
    })),
    ...(await linesTakenBack(reads, transactions)).map(({ key, amountCents, day, at }) => ({
      source: `transaction ${key}`,
      kind: 'taken-back' as const,
      cents: 0 - amountCents,
      receivedOn: day,
      at,
    })),
    ...(await reads.refundsPaidSince(since)).map(({ id, amountCents, paidAt }) => ({
      source: `refund ${id}`,
      kind: 'refunded' as const,
      cents: 0 - amountCents,
      receivedOn: dayOf(paidAt!),
      at: paidAt!,
    })),
    ...(await reads.vouchersMovedSince(since)).flatMap(voucherMoves),
  ]
}

/** What a statement did not show of its price, and what went back to its buyer; redeeming it moves no money. */
function voucherMoves({ voucher, byBankCents }: VoucherMoved): readonly MoneyMove[] {
  const { id, paidAt, receivedCents, refundedAt, refundCents } = voucher
  const byHand = {
    source: `voucher ${id}`,
    kind: 'by-hand',
    cents: receivedCents - byBankCents,
  } as const
  const back = { source: `voucher refund ${id}`, kind: 'refunded', cents: 0 - refundCents } as const
  return [
    ...(paidAt ? [{ ...byHand, receivedOn: dayOf(paidAt), at: paidAt }] : []),
    ...(refundedAt ? [{ ...back, receivedOn: dayOf(refundedAt), at: refundedAt }] : []),
  ]
}
