import type { Id } from '../id.ts'
import type { EndingKind } from '../reservations/status.ts'
import { isPayment, type Posted } from './entry.ts'
import type { Cents } from '../units.ts'

export type RefundReason =
  | 'over'
  | 'after-end'
  | 'party'
  | 'called-off'
  | 'declined'
  | 'cancelled'
  | 'cancelled-part'
  | 'place-taken'

type Asked = {
  /** The first part of the refund, and its instant. */
  readonly refund: { readonly firstPart: Id<'refund'>; readonly createdAt: Date }
  /** Entries of the refund. */
  readonly entries: readonly Posted[]
  readonly ending:
    | { readonly what: EndingKind; readonly at: Date; readonly refundCents: Cents }
    | undefined
  /** Cents that were paid for the booking, vouchers that got theirs back aside. */
  readonly paidCents: Cents
  /** Somebody took and paid places of it. */
  readonly hasSuccessor: boolean
}

/** The reason for a refund, by the entries that brought its money; undefined where earlier books do not tell. */
export function refundReason(asked: Asked): RefundReason | undefined {
  const { refund, entries, ending, hasSuccessor } = asked
  const came = entries.find(({ to }) => to === `refund:${refund.firstPart}`)
  if (came?.kind === 'given-up' || came?.kind === 'put-down-anew') return 'party'
  if (came?.kind !== 'owed-back') return undefined
  if (!isPayment(came.from)) return ending && ending.at <= refund.createdAt ? 'after-end' : 'over'
  if (ending?.what !== 'cancelled') return ending?.what
  if (hasSuccessor && ending.at < refund.createdAt) return 'place-taken'
  return ending.refundCents < asked.paidCents ? 'cancelled-part' : 'cancelled'
}
