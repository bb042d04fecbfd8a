import { textDigest } from '#booking/people/digests.ts'
import type {
  ReservationRefusal,
  ReservationRequest,
} from '#booking/reservations/reservation-request.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import type { StoredAnswer } from '#store/reservations/stored-answers.ts'
import type { Id } from '#booking/id.ts'
import { sameFormMs } from '../limits.ts'
import type { Change } from '../office.ts'

export type ReservationOutcome =
  | { readonly kind: 'placed'; readonly reservationId: Id<'reservation'>; readonly held: boolean }
  | ReservationRefusal

/** A program names its request by a key; a form without script is known by all its fields. */
export type Repeat = { readonly by: 'key'; readonly key: string } | { readonly by: 'form' }

type RepeatedRequest = {
  readonly request: ReservationRequest
  readonly repeat: Repeat
  readonly place: () => Promise<ReservationOutcome>
}

/** A repeated request takes no places, and gets the answer of the first. */
export async function placeOnce(
  change: Change,
  { request, repeat, place }: RepeatedRequest,
): Promise<ReservationOutcome> {
  const digest = textDigest(JSON.stringify(request))
  // Keys of programs have no space in them.
  const key = repeat.by === 'key' ? repeat.key : `form ${digest}`
  const answer = await change.answers.find(key)
  if (answer && (repeat.by === 'key' || (await isSameForm(change, answer)))) {
    const { reservationId, held } = answer
    return answer.digest === digest
      ? { kind: 'placed', reservationId, held }
      : { kind: 'key-reused' }
  }
  if (answer) await change.answers.forget(key)
  const outcome = await place()
  if (outcome.kind === 'placed') {
    const { reservationId, held } = outcome
    await change.answers.save({ key, digest, reservationId, held, createdAt: change.now })
  }
  return outcome
}

/** A second click makes no second booking (docs/decisions/0008-one-form-one-request.md). */
async function isSameForm(change: Change, kept: StoredAnswer): Promise<boolean> {
  const isRecent = change.now.getTime() - kept.createdAt.getTime() < sameFormMs
  const first = isRecent ? await change.reservations.find(kept.reservationId) : undefined
  return first !== undefined && !hasEnded(first.status)
}
