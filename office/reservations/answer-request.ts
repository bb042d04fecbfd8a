import { otherSessions } from '#booking/dates/other-sessions.ts'
import { paidCents } from '#booking/money/owed.ts'
import type { Decline } from '#booking/reservations/decline.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import { requestsNear } from '#booking/reservations/unproven.ts'
import type { UnprovenOnFile } from '#store/reservations/unproven.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { notify } from '../mail/notify.ts'
import { previewParty } from '../party/preview-party.ts'
import { type Change, isAsShown, oneChange } from '../office.ts'
import { type PartyOutcome, resizeParty } from '../party/change-party.ts'
import { redeemNamed } from '../vouchers/redeem-voucher.ts'
import { pressUntilOf } from './prove-mailbox.ts'
import { type StepOutcome, takeStep } from './take-step.ts'

type Confirmation = {
  readonly shown?: string
  /** Undefined confirms the number that the guest asked for. */
  readonly participants?: Places
  /** Words of the farm to the guest; empty when it adds none. */
  readonly words?: string
}

/** Another number is saved and a named voucher redeemed before the yes; one mail tells the guest everything. */
export const confirmReservation = oneChange(
  async (change, id: Id<'reservation'>, given: Confirmation = {}): Promise<PartyOutcome> =>
    confirmIn(change, await change.reservations.get(id), given),
)

async function confirmIn(
  change: Change,
  reservation: ReservationOnFile,
  { words = '', ...asked }: Confirmation,
): Promise<PartyOutcome> {
  const step = { step: 'confirm', by: 'owner' } as const
  const isAllowed =
    rulingOn(reservation, 'confirm', { ...step, now: change.now }).kind === 'allowed'
  const resized = isAllowed ? await resizeRequest(change, reservation, asked) : undefined
  if (resized && resized.kind !== 'resized') return resized
  const paying = { reservationId: reservation.id, by: 'owner' } as const
  const voucher = isAllowed ? await redeemNamed(change, reservation, paying) : undefined
  const current = resized?.reservation ?? reservation
  const before = voucher ? await change.reservations.get(reservation.id) : current
  const taken = await takeStep(change, before, step)
  if (taken.kind === 'done') await notify(change, { ...taken, kind: 'confirmed', voucher, words })
  return taken
}

export type Chosen = { readonly id: Id<'reservation'>; readonly shown: string }

export type ConfirmedTogether = {
  readonly count: number
  readonly left: readonly Id<'reservation'>[]
}

/** One change for all requests; one that no longer fits stops none of the others. */
export const confirmTogether = oneChange(
  async (change, chosen: readonly Chosen[], words: string): Promise<ConfirmedTogether> => {
    const left: Id<'reservation'>[] = []
    for (const { id, shown } of chosen) {
      const reservation = await change.reservations.find(id)
      const kind = reservation && (await confirmIn(change, reservation, { shown, words })).kind
      if (kind !== 'done' && kind !== 'done-before') left.push(id)
    }
    return { count: chosen.length - left.length, left }
  },
)

/** A request's number and date, as a page shows them and a button sends them back. */
export function shownInRequest({ participants, session }: ReservationOnFile): string {
  return `${participants}/${session.id}`
}

/** Undefined: the guest's number stays. */
async function resizeRequest(
  change: Change,
  before: ReservationOnFile,
  { shown, participants = before.participants }: Confirmation,
) {
  if (!isAsShown(shown, shownInRequest(before))) return { kind: 'not-as-shown' } as const
  if (participants === before.participants) return undefined
  if (paidCents(before.payments) > 0) return { kind: 'not-as-shown' } as const
  const taking = { by: 'owner', now: change.now, participants } as const
  const preview = await previewParty(change, before, taking)
  if (preview.kind !== 'possible') return preview
  return { kind: 'resized', ...(await resizeParty(change, preview, 'owner')) } as const
}

/** One mail tells the guest the owner's reason, if any, and the dates with room for as many. */
export const declineReservation = oneChange(
  async (
    change,
    id: Id<'reservation'>,
    why: Decline = { reason: undefined, words: '' },
  ): Promise<StepOutcome> => {
    const { now } = change
    const coming = await change.sessions.list(now)
    const before = await change.reservations.get(id)
    const taken = await takeStep(change, before, { step: 'decline', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const { reservation } = taken
    const instead = reservation.session
    const others = otherSessions(coming, { ...reservation, instead, now, closing: change.house })
    await notify(change, { ...taken, kind: 'declined', why, others })
    return taken
  },
)

export async function findBurst(
  reads: Reads,
  request: UnprovenOnFile,
): Promise<readonly UnprovenOnFile[]> {
  return requestsNear(request, await reads.unproven.listLike({ network: request.network }))
}

/** Open requests of the guest of a declined one, in any spelling of the address. */
export async function otherRequestsOf(
  reads: Reads,
  { status, email }: Pick<ReservationOnFile, 'status' | 'email'>,
): Promise<readonly Id<'reservation'>[]> {
  if (status !== 'declined' || email === '') return []
  const { unanswered } = await reads.mailboxes.getTrustOf(email)
  return unanswered.map(({ id }) => id)
}

/** No mail goes out: the addresses may be other people's, or the sender already got a no. */
export const declineBurst = oneChange(async (change, id: Id<'reservation'>) => {
  const request = await change.unproven.find(id)
  const burst = request
    ? (await findBurst(change, request)).map(({ reservationId }) => reservationId)
    : await otherRequestsOf(change, await change.reservations.get(id))
  for (const asked of burst) {
    const before = await change.reservations.get(asked)
    const step = before.status === 'unproven' ? 'lapse' : 'decline'
    await takeStep(change, before, { step, by: 'owner' })
  }
  return burst.length
})

export const lapseRequest = oneChange(async (change, id: Id<'reservation'>) => {
  const row = await change.unproven.find(id)
  if (!row?.endsAt || change.now < row.endsAt) return false
  const reservation = await change.reservations.get(id)
  const until = await pressUntilOf(change, id, (end) => ({
    kind: 'prove',
    reservation,
    until: end,
  }))
  if (until && change.now < until) {
    await change.unproven.prolong(id, until)
    return false
  }
  return (await takeStep(change, reservation, { step: 'lapse', by: 'clock' })).kind === 'done'
})
