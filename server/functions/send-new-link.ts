import { isSameAddress } from '#booking/mailbox.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

const hourMs = 3_600_000

/**
 * Mails the link again for each booking still to come that was made with an address. Anybody may ask who
 * knows the address, so it ends no link. It writes to the address on record and nowhere else, and at most
 * once an hour for each booking, so that nobody can flood somebody else's mailbox with it.
 */
export async function sendLinksAgain(office: Office, email: string): Promise<void> {
  const now = office.clock.now()
  const hour = Math.floor(now.getTime() / hourMs)
  const theirs = (await office.store.listReservations()).filter(
    (each) =>
      isSameAddress(each.email, email) && holdsPlaces(each.status) && each.session.endsAt >= now,
  )
  for (const { id } of theirs) await sendLinkAgain(office, id, `new-link ${id} ${hour}`)
}

/** `once` names the occasion, and the same occasion mails once. */
async function sendLinkAgain(office: Office, id: string, once: string): Promise<void> {
  await office.store.change(async (changes) => {
    if (!(await changes.claimNotice(once, office.clock.now()))) return
    const reservation = await changes.findReservation(id)
    if (!reservation?.email) return
    await recordEvent(office, changes, { reservationId: id, by: 'guest', what: 'link-sent' })
    const news = { kind: 'new-link', reservation, endsOthers: false } as const
    await queueLetters(office, changes, office.letters.forNews(news))
  })
  office.mailQueued()
}

/** The owner's button: mails a new link for one booking, and ends those before it. */
export async function replaceLink(office: Office, id: string): Promise<void> {
  await office.store.change(async (changes) => {
    const before = await changes.findReservation(id)
    if (!before?.email) return
    const reservation = await endLinks(changes, before)
    await recordEvent(office, changes, { reservationId: id, by: 'owner', what: 'link-sent' })
    const news = { kind: 'new-link', reservation, endsOthers: true } as const
    await queueLetters(office, changes, office.letters.forNews(news))
  })
  office.mailQueued()
}

/** Ends every link the guest was mailed about one booking; returns it as links made from now on have it. */
export async function endLinks(
  changes: Changes,
  reservation: ReservationOnFile,
): Promise<ReservationOnFile> {
  const linkVersion = reservation.linkVersion + 1
  await changes.updateReservation(reservation.id, { linkVersion })
  return { ...reservation, linkVersion }
}
