/**
 * - `waiting`: in line; nothing is free for them
 * - `offered`: places are held for them, until `offeredUntil`
 * - `accepted`: they took those, and have a booking
 * - `lapsed`: they did not, in time
 * - `left`: they took themselves off the list
 * - `called-off`: the date was called off, and they were told
 * - `passed`: the date came, and they were never in turn
 */
export type WaitingState =
  | 'waiting'
  | 'offered'
  | 'accepted'
  | 'lapsed'
  | 'left'
  | 'called-off'
  | 'passed'

/** A party that waits for places on a full date. */
export type WaitingEntry = {
  readonly id: string
  readonly sessionId: string
  readonly participants: number
  readonly name: string
  readonly email: string
  readonly language: string
  readonly state: WaitingState
  readonly createdAt: Date
  /** Until when the places held for them are theirs. */
  readonly offeredUntil: Date | undefined
  /** The booking they made of the offer. Undefined until then, and for who took theirs before this was kept. */
  readonly reservationId: string | undefined
}
