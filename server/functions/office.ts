import type { Pace } from '#booking/pace.ts'
import type { Clock } from '../clock.ts'
import type { Letters } from '../mail/letters.ts'
import type { Store } from '../store/store.ts'

/** What the functions work with; handed in, so that a test builds the same office with a fresh store. */
export type Office = {
  readonly store: Store
  readonly clock: Clock
  readonly letters: Letters
  /** Domain of the sender's address, for Message-IDs. */
  readonly mailDomain: string
  /** How many confirmations one mailbox is sent that strangers ask for; undefined: as many as they ask. */
  readonly confirmations: Pace | undefined
  /** Tells the outbox that there is something to send. */
  readonly mailQueued: () => void
}
