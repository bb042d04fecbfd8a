export type WaitingState = 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'left'

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
}
