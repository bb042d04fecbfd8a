import { dayOf } from '#booking/brussels-time.ts'
import { rule } from '#booking/life.ts'
import { termsAtMost, termsHeld } from '#booking/refund-terms.ts'
import { isUpcoming } from '#booking/session.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import { givePlacesBack } from './give-places-back.ts'
import type { Office } from './office.ts'
import { putOffDueDates } from './put-off-due-dates.ts'
import { queueLetters } from './queue-letters.ts'
import { lifeOf, type StepOutcome } from './take-step.ts'

type Move = {
  readonly id: string
  /** A date of the same workshop. */
  readonly sessionId: string
  readonly by: 'guest' | 'owner'
}

export type MoveOutcome = StepOutcome | { readonly kind: 'no-room' }

/**
 * Gives a party its places on another date of the same workshop and frees the old ones, or changes
 * nothing. What was paid goes along; what is still owed falls due by the new date. A guest who takes
 * another date instead of a part of the money gets back no more than that part from then on.
 */
export async function moveReservation(office: Office, move: Move): Promise<MoveOutcome> {
  const outcome = await office.store.change((changes) => moveWithin(office, changes, move))
  office.mailQueued()
  return outcome
}

async function moveWithin(office: Office, changes: Changes, { id, sessionId, by }: Move) {
  const reservation = await changes.findReservation(id)
  if (!reservation) return { kind: 'no-such-reservation' } as const
  if (reservation.sessionId === sessionId) return { kind: 'done-before', reservation } as const
  const now = office.clock.now()
  const ruling = rule(lifeOf(reservation), 'move', { by, now, today: dayOf(now) })
  if (ruling.kind === 'refused') return { ...ruling, reservation }

  const { participants, session: from, terms } = reservation
  const { mostPercent } = ruling.kind === 'allowed' ? ruling : {}
  const wanted = await changes.findSessionById(sessionId)
  if (!wanted || wanted.workshop !== from.workshop || !isUpcoming(wanted, now)) {
    return { kind: 'no-room' } as const
  }
  const session = await changes.takePlaces(sessionId, participants)
  if (!session) return { kind: 'no-room' } as const
  await givePlacesBack(office, changes, { sessionId: from.id, places: participants })
  const atMost = mostPercent === undefined ? terms : termsAtMost(terms, mostPercent)
  const isNearer = by === 'owner' && session.day < from.day
  const kept = isNearer ? termsHeld(atMost, from.day) : atMost
  await changes.updateReservation(id, { sessionId, terms: kept })
  await putOffDueDates(changes, { ...reservation, session }, dayOf(now))
  const detail = {
    from: from.day,
    to: session.day,
    ...(mostPercent !== undefined && { mostPercent }),
  }
  await recordEvent(office, changes, { reservationId: id, by, what: 'moved', detail })

  const moved = (await changes.findReservation(id))!
  const letters = office.letters.forNews({
    kind: 'moved',
    reservation: moved,
    from,
    by,
    mostPercent,
  })
  await queueLetters(office, changes, letters)
  return { kind: 'done', reservation: moved, refund: undefined } as const
}
