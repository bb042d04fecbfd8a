import { allTurnsBackMs, takeTurn } from '#booking/pace.ts'
import { mailboxDigest } from '../mailbox-digest.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'

/** Whether a mailbox may be sent one more confirmation that a stranger asked for. */
type ConfirmationTurn = {
  /** 0 when it may. */
  readonly waitSeconds: number
  /** To be called in the same change, once the confirmation is queued. */
  readonly spend: () => Promise<void>
}

/**
 * Counts per mailbox, not per visitor: whoever fills in somebody else's address from a thousand places
 * still cannot bury it in mail. Kept in the store, so that a restart or a second process forgets
 * nothing; the address itself is not kept, and the count only until it makes no difference.
 */
export async function confirmationTurn(
  { clock, confirmations }: Pick<Office, 'clock' | 'confirmations'>,
  changes: Changes,
  email: string,
): Promise<ConfirmationTurn> {
  if (!confirmations) return { waitSeconds: 0, spend: async () => {} }
  const mailbox = mailboxDigest(email)
  const now = clock.now().getTime()
  const { turns, waitMs } = takeTurn(confirmations, await changes.findTurns(mailbox), now)
  return {
    waitSeconds: Math.ceil(waitMs / 1000),
    spend: async () => {
      await changes.forgetTurns(new Date(now - allTurnsBackMs(confirmations)))
      await changes.keepTurns(mailbox, turns)
    },
  }
}
