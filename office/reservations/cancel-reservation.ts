import { paidOfPriceCents } from '#booking/money/owed.ts'
import { offersSuccessor } from '#booking/money/refund-steps.ts'
import { sum } from '#booking/sum.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { needsCreditNote } from '../invoices/invoicing.ts'
import { notifyOfStep } from '../mail/notify.ts'
import { listSharePayers } from '../money/money-sources.ts'
import { notifyOfRefundAccount } from '../money/refund-account.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { guestsCentsOf } from '../vouchers/give-back.ts'
import { type StepOutcome, takeStep } from './take-step.ts'

type Cancellation = {
  readonly id: Id<'reservation'>
  readonly by: 'guest' | 'owner'
  readonly iban?: string
  /** True when the kept part goes back once a successor has paid for the places. */
  readonly ifTaken?: boolean
  /** The owner cancels at the guest's wish: by the terms. */
  readonly atWish?: boolean
  readonly shown?: Cents | undefined
}

export const cancelReservation = oneChange(
  async (
    change,
    { id, by, iban = '', ifTaken = false, atWish = false, shown }: Cancellation,
  ): Promise<StepOutcome> => {
    const before = await change.reservations.get(id)
    const taken = await takeStep(change, before, { step: 'cancel', by, iban, atWish, shown })
    if (taken.kind === 'done') {
      const { reservation, refunds } = taken
      const keptCents =
        by === 'guest' && ifTaken ? await addVacancy(change, before, { ...taken, iban }) : 0
      const hasCompanions = (await change.companions.listOf(id)).length > 0
      const payers = await listSharePayers(change, id)
      const guestsKeptCents = keptCents > 0 ? await guestsCentsOf(change, id, keptCents) : 0
      const cents = { keptCents, guestsKeptCents }
      const news = { ...taken, kind: 'cancelled', by, atWish, ...cents, hasCompanions } as const
      const isWronglyInvoiced = await needsCreditNote(change, reservation, change.house)
      await notifyOfStep(change, { ...news, payers, isWronglyInvoiced }, { by, before })
      await notifyOfRefundAccount(change, { reservation, refunds, by })
    }
    return taken
  },
)

type Ended = Extract<StepOutcome, { kind: 'done' }> & { readonly iban: string }

/** Kept cents that may still go back; 0 when there are none, or when the terms do not allow it. */
async function addVacancy(
  change: Change,
  before: ReservationOnFile,
  { refunds, onVoucherCents = 0, iban: typed }: Ended,
): Promise<number> {
  const { id: reservationId, sessionId, participants: places, payments, payer } = before
  const backCents = sum(refunds, ({ amountCents }) => amountCents) + onVoucherCents
  const keptCents = paidOfPriceCents(payments) - backCents
  if (keptCents <= 0 || !offersSuccessor(before)) return 0
  const iban = payer ? '' : typed
  await change.vacancies.add({ reservationId, sessionId, places, keptCents, iban, at: change.now })
  await recordEvent(change, { reservationId, by: 'guest', what: 'place-offered' })
  return keptCents
}
