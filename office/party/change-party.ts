import type { NamedAccount } from '#booking/money/refund.ts'
import type { Refund } from '#store/money/refunds.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { needsCreditNote } from '../invoices/invoicing.ts'
import { notifyOfStep } from '../mail/notify.ts'
import { postponeDueDates } from '../money/payments.ts'
import { groupPriceOf } from '#booking/money/payment-plan.ts'
import { entriesOfParty, type RefundWaiting } from '#booking/party/party-entries.ts'
import { sum } from '#booking/sum.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { listSharePayers } from '../money/money-sources.ts'
import { addRefundParts, withdrawRefund } from '../money/refunds.ts'
import { type Change, isAsShown, oneChange, recordEvent } from '../office.ts'
import { recordGivenBack } from '../vouchers/give-back.ts'
import type { StepOutcome } from '../reservations/take-step.ts'
import {
  type NoRoom,
  onVoucherCentsOf,
  type PartyActor,
  type PossibleParty,
  previewParty,
  shownInParty,
  tooManyWith,
} from './preview-party.ts'

export type PartyOutcome =
  | StepOutcome
  | NoRoom
  /** A payment came, a day began or the number changed since the page was shown. */
  | { readonly kind: 'not-as-shown' }

type NewParty = {
  readonly id: Id<'reservation'>
  readonly participants: Places
  readonly shown?: string
  readonly by?: PartyActor
}

export const changeParty = oneChange(
  async (change, { id, participants, shown, by = 'owner' }: NewParty): Promise<PartyOutcome> => {
    const before = await change.reservations.get(id)
    const preview = await previewParty(change, before, { participants, by, now: change.now })
    if (preview.kind !== 'possible') return preview
    if (!isAsShown(shown, shownInParty(preview))) return { kind: 'not-as-shown' }
    if (by === 'guest' && (await tooManyWith(change, preview, change.placeBounds))) {
      return { kind: 'not-as-shown' }
    }
    const { reservation, refunds, offeredPlaces } = await resizeParty(change, preview, by)
    const { givenUpCents, retaken } = preview.money
    const guestsAgainCents = -preview.guestsBackCents
    const cents = { givenUpCents, paidAgainCents: retaken.paidAgainCents, guestsAgainCents }
    const onVoucherCents = onVoucherCentsOf(preview)
    const money = { ...cents, onVoucherCents, refunds, payers: await listSharePayers(change, id) }
    const news = {
      kind: 'party-changed',
      reservation,
      before,
      ...money,
      offeredPlaces,
      isWronglyInvoiced: await needsCreditNote(change, reservation, change.house),
      by,
    } as const
    await notifyOfStep(change, news, { by, before })
    return { kind: 'done', reservation, refunds }
  },
)

/** Places, money and history of another number of people; the caller sends the mails. */
export async function resizeParty(change: Change, possible: PossibleParty, by: PartyActor) {
  const { before, participants } = possible
  const { id, sessionId } = before
  const more = participants - before.participants
  // The room was read in this change, so nobody can have taken it.
  if (more > 0 && !(await change.sessions.takePlaces(sessionId, more))) {
    throw new Error(`No room on ${sessionId}`)
  }
  const { groupPriceCents } = before
  const price = groupPriceCents === undefined ? {} : groupPriceOf(groupPriceCents, participants)
  await change.reservations.update(id, { participants, ...price })
  const at = await ownInstant(change, id)
  const refunds = await bookMoney(change, possible, at)
  await recordGivenBack(change, { id, back: possible.toVouchers, by })
  await postponeDueDates(change, await change.reservations.get(id))
  await writeHistory(change, { ...possible, by, at, refunds })
  const offeredPlaces = more < 0 ? await givePlacesBack(change, sessionId, -more) : 0
  return { reservation: await change.reservations.get(id), refunds, offeredPlaces }
}

async function ownInstant({ party, now }: Change, id: Id<'reservation'>): Promise<Date> {
  const last = (await party.listChangesOf(id)).at(-1)
  return last && last.at >= now ? new Date(last.at.getTime() + 1) : now
}

/** A refund that shrinks becomes another refund, so that an old page finds its own one gone. */
async function bookMoney(change: Change, possible: PossibleParty, at: Date) {
  const { before, money, toVouchers, parts } = possible
  const { retaken, payments } = money
  let named: NamedAccount | undefined
  const open: RefundWaiting[] = []
  for (const refundId of retaken.withdrawn) {
    const gone = await withdrawRefund(change, refundId)
    named = gone.find((part) => part.named)?.named ?? named
    open.push({ refundId, cents: sum(gone, ({ amountCents }) => amountCents) })
  }
  const refunds = await addRefundParts(change, { reservationId: before.id, parts, named })
  const refundId = refunds[0]?.firstPart
  const changed = { before, after: payments, open, refundId, toVouchers }
  await change.entries.post(entriesOfParty(changed, at))
  return refunds
}

type ChangeToRecord = PossibleParty & {
  readonly by: PartyActor
  readonly at: Date
  readonly refunds: readonly Refund[]
}

async function writeHistory(change: Change, possible: ChangeToRecord) {
  const { before, participants, money, by, at, refunds } = possible
  const { givenUpCents, keptGivenUpCents, refundCents, retaken } = money
  const event = { reservationId: before.id, by }
  const detail = {
    before: before.participants,
    after: participants,
    ...(givenUpCents > 0 && { givenUpCents }),
    ...(keptGivenUpCents > 0 && { keptGivenUpCents }),
    ...(retaken.retakenCents > 0 && { retakenCents: retaken.retakenCents }),
    ...(refunds[0] && { refundId: refunds[0].id }),
  }
  await recordEvent(change, { ...event, what: 'party-changed', detail })
  await change.party.addChange({
    reservationId: before.id,
    at,
    places: participants - before.participants,
    keptCents: money.keptCents - before.keptCents,
    givenUpCents,
    keptGivenUpCents,
    retakenCents: retaken.retakenCents,
    refundId: refunds[0]?.id,
  })
  const amounts = [
    ['owed-back', refundCents - onVoucherCentsOf(possible)],
    ['not-owed-back', retaken.paidAgainCents],
  ] as const
  for (const [what, cents] of amounts) {
    if (cents > 0) await recordEvent(change, { ...event, what, detail: { cents } })
  }
}
