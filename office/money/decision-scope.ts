import { idOf } from '#booking/money/ledger-account.ts'
import type { Id } from '#booking/id.ts'
import type { Reads } from '#store/subjects.ts'
import type { StepScope } from '#store/undo/step-rows.ts'
import type { Decision } from './decide-transaction.ts'
import { listWithSplits } from './money-sources.ts'

/** The line, bookings and vouchers that a decision can touch: the scope of its undo. */
export async function scopeOfDecision(
  store: Reads,
  key: string,
  decision: Decision,
): Promise<StepScope> {
  const onFile = await store.transactions.find(key)
  const named = [await bookingsOf(store, decision), onFile?.reservationId ?? []].flat()
  // Money of a booking may reveal the account for a refund of another that was split from it.
  const reservations = await listWithSplits(store, named)
  const vouchers = decision.kind === 'refund' ? decision.refundIds : []
  return { reservations, transactions: [key], vouchers }
}

async function bookingsOf(store: Reads, decision: Decision): Promise<readonly Id<'reservation'>[]> {
  switch (decision.kind) {
    case 'book':
      return [decision.reservationId]
    case 'divide':
      return decision.shares.map(({ reservationId }) => reservationId)
    case 'pair': {
      const marks = await store.entries.listTouching([`hand:${decision.receiptId}`])
      return marks.filter(({ kind }) => kind === 'marked').map(({ to }) => idOf(to))
    }
    case 'refund': {
      const refunds = await Promise.all(decision.refundIds.map((id) => store.refunds.find(id)))
      return refunds.flatMap((refund) => refund?.reservationId ?? [])
    }
    default:
      return []
  }
}
