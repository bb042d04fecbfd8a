import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

const quarterMs = 15 * 60_000

/** Mails the owner a fresh link to the desk; asked for more often than once a quarter of an hour, it is one. */
export async function sendDeskLink(office: Office): Promise<void> {
  const now = office.clock.now()
  const quarter = Math.floor(now.getTime() / quarterMs)
  await office.store.change(async (changes) => {
    if (!(await changes.claimNotice(`desk-link ${quarter}`, now))) return
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
