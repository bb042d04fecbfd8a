import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { inOneChange, type Office } from '../office.ts'
import { confirmIn } from './answer-request.ts'

/** A request with its number of people, as the owner saw it. */
export type Chosen = { readonly id: Id<'reservation'>; readonly from: Places }

export type ConfirmedTogether = {
  /** Number of confirmed requests, earlier ones included. */
  readonly count: number
  /** Requests that changed since the owner looked, or that ended. */
  readonly left: readonly Id<'reservation'>[]
}

/**
 * Confirms all in one change, with the farm's words for every guest: each gets its own yes and its
 * own mail, and a request that no longer fits stops none of the others.
 */
export function confirmTogether(
  office: Office,
  chosen: readonly Chosen[],
  words = '',
): Promise<ConfirmedTogether> {
  return inOneChange(office, async (change) => {
    const left: Id<'reservation'>[] = []
    for (const { id, from } of chosen) {
      const asked = await change.reservations.find(id)
      const counted = { from, participants: from }
      const kind = asked && (await confirmIn(change, asked, { counted, words })).kind
      if (kind !== 'done' && kind !== 'done-before') left.push(id)
    }
    return { count: chosen.length - left.length, left }
  })
}
