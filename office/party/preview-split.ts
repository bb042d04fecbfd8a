import { placesLeft, type Session } from '#booking/dates/session.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import { owedCents, paidOfPriceCents } from '#booking/money/owed.ts'
import { type SplitMoney, splitMoney } from '#booking/party/split-money.ts'
import type { Payment } from '#store/money/entries.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import { findOtherSession } from '../dates/move-reservation.ts'
import { isInvoiced } from '../invoices/invoicing.ts'
import type { StepOutcome } from '../reservations/take-step.ts'
import type { PartyActor } from './preview-party.ts'

type Splitting = {
  readonly going: number
  readonly sessionId: Session['id']
  readonly by: PartyActor
  readonly now: Date
}

export type PossibleSplit = {
  readonly kind: 'possible'
  readonly before: ReservationOnFile
  readonly to: Session
  readonly money: SplitMoney<Omit<Payment, 'reservationId'>>
  /** Highest percent of later refunds of the money that goes along; undefined leaves the terms. */
  readonly mostPercent: number | undefined
}

export type NoSplit =
  | Extract<StepOutcome, { readonly kind: 'refused' }>
  /** `wrong-number`: nobody goes, or nobody stays. `invoiced`: an invoice names the whole party. */
  | { readonly kind: 'wrong-number' | 'no-such-date' | 'invoiced' }
  | { readonly kind: 'no-room'; readonly left: number }

export async function previewSplit(
  reads: Reads,
  before: ReservationOnFile,
  { going, sessionId, by, now }: Splitting,
): Promise<PossibleSplit | NoSplit> {
  const ruling = rulingOn(before, 'split', { by, now })
  if (ruling.kind === 'refused') return { ...ruling, reservation: before }
  if (await isInvoiced(reads, before.id)) return { kind: 'invoiced' }
  if (!(going >= 1 && going < before.participants)) return { kind: 'wrong-number' }
  const to = await findOtherSession(reads, before, { sessionId, by, now })
  if (!to) return { kind: 'no-such-date' }
  const left = placesLeft(to)
  if (going > left) return { kind: 'no-room', left }
  const mostPercent = ruling.kind === 'allowed' ? ruling.mostPercent : undefined
  return { kind: 'possible', before, to, money: splitMoney(before, going), mostPercent }
}

/** The first of these numbers is that of the whole party. */
export function shownInSplit({ before, money, mostPercent = 100 }: PossibleSplit): string {
  const { stays, goes } = money
  const along = paidOfPriceCents(goes.payments)
  const owed = [owedCents(stays.payments), owedCents(goes.payments)]
  return [before.participants, along, ...owed, mostPercent].join(' ')
}
