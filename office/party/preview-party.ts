import { isUpcoming, placesLeft } from '#booking/dates/session.ts'
import { type GivenUp, stillGivenUp } from '#booking/party/given-up.ts'
import { owedCents } from '#booking/money/owed.ts'
import { type Resized, resized, totalOfParty } from '#booking/party/party-size.ts'
import { type Actor, rulingOn } from '#booking/reservations/life.ts'
import { tooManyOnTrust } from '#booking/reservations/reservation-request.ts'
import type { PlaceBounds } from '#booking/reservations/unproven.ts'
import type { VoucherBack } from '#booking/party/party-entries.ts'
import { refundBySource, type Source } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { backToVouchers } from '#booking/vouchers/voucher.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'
import { isPaidOrFiled } from '../money/filed-refunds.ts'
import { listMoneySources } from '../money/money-sources.ts'
import { listReturnableUses } from '../vouchers/give-back.ts'
import type { StepOutcome } from '../reservations/take-step.ts'

export type PartyActor = Extract<Actor, 'guest' | 'owner'>

type PartyStep = { readonly by: PartyActor; readonly now: Date }

export type NoRoom = { readonly kind: 'no-room'; readonly left: number; readonly most: number }

export type PossibleParty = {
  readonly kind: 'possible'
  readonly before: ReservationOnFile
  readonly participants: Places
  readonly money: Resized
  /** The part of the refund that gift vouchers get back. */
  readonly toVouchers: readonly VoucherBack[]
  /** The part of the refund that each account gets. */
  readonly parts: readonly Source[]
  /** Cents that return to the guest, not to a voucher's buyer; negative where a waiting refund pays again. */
  readonly guestsBackCents: Cents
}

export type PartyPreview =
  | PossibleParty
  | NoRoom
  | Extract<StepOutcome, { readonly kind: 'done-before' | 'refused' }>

export async function previewParty(
  reads: Reads,
  before: ReservationOnFile,
  { participants, ...taking }: PartyStep & { readonly participants: Places },
): Promise<PartyPreview> {
  if (before.participants === participants) return { kind: 'done-before', reservation: before }
  const ruling = rulingOn(before, 'change-party', taking)
  if (ruling.kind !== 'allowed') return { ...ruling, reservation: before }
  const noRoom = noRoomFor(before, taking)
  if (participants > noRoom.most) return noRoom
  const givenUp = await givenUpBy(reads, before.id)
  const newTotal = totalOfParty(before, participants)
  const money = resized({ ...before, givenUp }, newTotal, taking)
  const { refundCents, retaken } = money
  const uses = refundCents > 0 ? await listReturnableUses(reads, before.id) : []
  const toVouchers = backToVouchers(uses, refundCents)
  const cents = refundCents - sum(toVouchers, (use) => use.cents) + retaken.restCents
  const open = (await reads.refunds.listOf(before.id)).filter(({ firstPart }) =>
    retaken.withdrawn.includes(firstPart),
  )
  const without = open.map(({ id }) => id)
  const sources = cents > 0 ? await listMoneySources(reads, before.id, { without }) : []
  const parts = refundBySource(cents, sources)
  const waited = sum(open, ({ amountCents, voucherId }) => (voucherId ? 0 : amountCents))
  const guestsBackCents = sum(parts, (part) => (part.voucherId ? 0 : part.cents)) - waited
  return { kind: 'possible', before, participants, money, toVouchers, parts, guestsBackCents }
}

/** A guest adds no more people than the mailbox may have places on trust. */
export async function tooManyWith(
  { mailboxes }: Reads,
  { before: { email, participants: earlier }, participants }: PossibleParty,
  bounds: PlaceBounds | undefined,
) {
  if (participants <= earlier) return undefined
  const { onTrust } = await mailboxes.getTrustOf(email)
  return tooManyOnTrust(participants - earlier, onTrust, bounds?.onTrustOfOneMailbox)
}

/** A guest finds no room on a date that takes no bookings, or that is private. */
export function noRoomFor(
  { session, participants }: ReservationOnFile,
  { by, now }: PartyStep,
): NoRoom {
  const isOpen = by === 'owner' || isUpcoming(session, now)
  const left = isOpen ? placesLeft(session) : 0
  return { kind: 'no-room', left, most: participants + left }
}

/** Older changes have no such record: their refunds stay. Each change has an instant of its own. */
async function givenUpBy(reads: Reads, id: Id<'reservation'>) {
  const changes = await reads.party.listChangesOf(id)
  const entries = changes.length > 0 ? await reads.entries.listOfPayments(id) : []
  const back = entries.filter(({ kind }) => kind === 'back-on-voucher')
  const withVouchers = changes.map((change) => {
    const ofChange = back.filter(({ at }) => at.getTime() === change.at.getTime())
    return { ...change, voucherCents: sum(ofChange, ({ cents }) => cents) }
  })
  return Array.fromAsync(stillGivenUp(withVouchers), async (one): Promise<GivenUp> => {
    const { cents, refundId, ofCents, keptCents, onVouchers } = one
    const parts = refundId === undefined ? [] : await reads.refunds.listParts(refundId)
    const total = sum(parts, ({ amountCents }) => amountCents)
    // A refund of which a part left counts as paid: its open parts stay owed to the guest.
    const isPaid = await isPaidOrFiled(reads, parts)
    const refund = refundId && total > 0 && !isPaid ? { id: refundId, cents: total } : undefined
    const partOf = (gone: Cents, whole: Cents) => Math.round((gone * cents) / whole)
    const onVoucherCents = onVouchers ? partOf(onVouchers.cents, onVouchers.ofCents) : 0
    const paidBackCents = (isPaid ? partOf(total, ofCents) : 0) + onVoucherCents
    return { cents, refund, paidBackCents, keptCents }
  })
}

export function shownInParty({ before, money }: PossibleParty): string {
  const { refundCents, retaken, payments } = money
  return [before.participants, refundCents, retaken.paidAgainCents, owedCents(payments)].join(' ')
}

export function onVoucherCentsOf({ toVouchers }: PossibleParty): Cents {
  return sum(toVouchers, ({ cents }) => cents)
}
