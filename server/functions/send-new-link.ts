import { isSameAddress } from '#booking/mailbox.ts'
import { holdsPlaces } from '#booking/status.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

const hourMs = 3_600_000

/**
 * Mails a new link for each booking still to come that was made with an address; the old links end.
 * It writes to the address on record and nowhere else, and at most once an hour for each booking, so
 * that nobody can flood somebody else's mailbox with it.
 */
export async function sendNewLinks(office: Office, email: string): Promise<void> {
  const now = office.clock.now()
  const hour = Math.floor(now.getTime() / hourMs)
  const theirs = (await office.store.listReservations()).filter(
    (each) =>
      isSameAddress(each.email, email) && holdsPlaces(each.status) && each.session.endsAt >= now,
  )
  for (const { id } of theirs) await sendNewLink(office, id, `new-link ${id} ${hour}`)
}

/** Mails a new link for one booking; `once` names the occasion, and the same occasion mails once. */
export async function sendNewLink(office: Office, id: string, once: string): Promise<void> {
  await office.store.change(async (changes) => {
    if (!(await changes.claimNotice(once, office.clock.now()))) return
    const before = await changes.findReservation(id)
    if (!before?.email) return
    const linkVersion = before.linkVersion + 1
    await changes.updateReservation(id, { linkVersion })
    await recordEvent(office, changes, { reservationId: id, by: 'guest', what: 'link-sent' })
    const news = { kind: 'new-link', reservation: { ...before, linkVersion } } as const
    await queueLetters(office, changes, office.letters.forNews(news))
  })
  office.mailQueued()
}
