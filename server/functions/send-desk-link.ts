import { takeTurn } from '#booking/pace.ts'
import { linksToTheDesk } from '../limits.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

const quarterMs = 15 * 60_000
/** Under which its turns are counted, beside those of mailboxes. */
const turnsOf = 'desk-link'

/**
 * Mails the owner a fresh link to the desk; asked for more often than once a quarter of an hour, it is
 * one, and whoever asks all day has the farm mailed no more than `linksToTheDesk`.
 */
export async function sendDeskLink(office: Office): Promise<void> {
  const now = office.clock.now()
  const quarter = Math.floor(now.getTime() / quarterMs)
  await office.store.change(async (changes) => {
    const { turns, waitMs } = takeTurn(
      linksToTheDesk,
      await changes.findTurns(turnsOf),
      now.getTime(),
    )
    if (waitMs > 0 || !(await changes.claimNotice(`desk-link ${quarter}`, now))) return
    await changes.keepTurns(turnsOf, turns)
    await queueLetters(office, changes, office.letters.forNews({ kind: 'desk-link' }))
  })
  office.mailQueued()
}

/** Ends every link the owner was ever mailed, and mails a fresh one to the desk. */
export async function revokeOwnerLinks(office: Office): Promise<void> {
  await office.store.change(async (changes) => {
    await changes.revokeOwnerLinks(office.clock.now())
    await queueLetters(office, changes, office.letters.forNews({ kind: 'desk-link' }))
  })
  office.mailQueued()
}
