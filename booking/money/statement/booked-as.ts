import type { Id } from '../../id.ts'
import type { Cents } from '../../units.ts'
import type { KnownMoney, StoredLine } from './known-money.ts'
import { openSumsOf, openOf, owes, type PaidFromLine, payInto } from './open-sums.ts'
import { refundsFitting, refundLine } from './outgoing.ts'
import {
  lapsedOrderOf,
  canBook,
  receiptsBy,
  type WaitingTransaction,
} from './waiting-transaction.ts'

export type Meaning =
  /** Money for a booking: all that a line has left, or a part of it, after which the line keeps waiting. */
  | {
      readonly kind: 'book'
      readonly reservationId: Id<'reservation'>
      readonly cents?: Cents | undefined
    }
  | { readonly kind: 'refund'; readonly refundIds: readonly Id<'refund'>[] }
  | { readonly kind: 'pair'; readonly receiptId: string }
  | { readonly kind: 'make-voucher' }

/** The line as the owner's choice books it; undefined where the choice does not fit the line. */
export function bookedAs(
  waiting: WaitingTransaction,
  meaning: Meaning,
  known: KnownMoney,
): StoredLine | undefined {
  const { transaction } = waiting
  switch (meaning.kind) {
    case 'book': {
      const { reservationId } = meaning
      const paid = payingInto(waiting, meaning, known)
      return paid && { transaction, reservationId, ...paid }
    }
    case 'refund': {
      const { refundIds: ids } = meaning
      const chosen = refundsFitting(transaction, known.refunds).find(
        (group) => group.length === ids.length && group.every(({ id }) => ids.includes(id)),
      )
      return chosen && refundLine(transaction, chosen)
    }
    case 'pair': {
      const receipt = receiptsBy(known)(waiting).find(({ id }) => id === meaning.receiptId)
      if (!receipt) return undefined
      const { id, reservationId } = receipt
      return { transaction, outcome: 'matched', reservationId, pays: [], pairs: [id] }
    }
    case 'make-voucher': {
      const lapsed = lapsedOrderOf(waiting, known)
      if (!lapsed) return undefined
      const { amountCents: cents } = transaction
      const outcome = cents < lapsed.openCents ? 'part' : 'matched'
      return { transaction, outcome, voucher: { id: lapsed.id, cents } }
    }
  }
}

function payingInto(
  waiting: WaitingTransaction,
  { reservationId, cents = waiting.leftCents }: Extract<Meaning, { readonly kind: 'book' }>,
  known: KnownMoney,
): PaidFromLine | undefined {
  const booking = openSumsOf(known).bookings.get(reservationId)
  if (!booking || !canBook(waiting) || !owes(booking)) return undefined
  const isPart = cents !== waiting.leftCents
  if (isPart && (cents < 1 || cents > Math.min(waiting.leftCents, openOf(booking))))
    return undefined
  const paid = payInto(booking, cents)
  const restCents = waiting.leftCents - cents + (paid.outcome === 'over' ? paid.restCents : 0)
  return restCents > 0 ? { outcome: 'over', pays: paid.pays, restCents } : paid
}
