import { randomInt } from 'node:crypto'
import { lostLinkTurns } from '#booking/people/digests.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { canRebook } from '../dates/rebook-reservation.ts'
import { lostLinksToOneAddress } from '../limits.ts'
import { notify, notifyOfNewest } from '../mail/notify.ts'
import { type FormOrigin, takeTurnOf } from '../mail/turns.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'

/** Anybody may ask for links: no link ends, and an unknown address takes as much work. */
export const sendLinksAgain = oneChange(async (change, email: string, from: FormOrigin = {}) => {
  const isInTurn = await takeTurnOf(change, lostLinkTurns(email), lostLinksToOneAddress)
  const ids = await change.reservations.listComingOf(email, change.now)
  if (!isInTurn) return
  for (const id of ids) {
    const reservation = await change.reservations.get(id)
    const isOver = reservation.status === 'cancelled'
    if (isOver && !(await canRebook(change, reservation, change.now))) continue
    await recordEvent(change, { reservationId: id, by: 'guest', what: 'link-sent' })
    const news = { kind: 'new-link', reservation, endsOthers: false } as const
    await notifyOfNewest(change, news, { record: id, from })
  }
})

export const replaceLink = oneChange(async (change, id: Id<'reservation'>) => {
  const before = await change.reservations.find(id)
  if (!before?.email) return
  const reservation = await endLinks(change, before)
  await recordEvent(change, { reservationId: id, by: 'owner', what: 'link-sent' })
  // The link of an earlier such mail has ended.
  await change.mails.drop(await change.mails.listAbout(id, ['new-link-guest']), 'untried')
  await notify(change, { kind: 'new-link', reservation, endsOthers: true })
})

/** A link has two bytes for its version. */
const linkVersions = 2 ** 16

export async function endLinks(
  change: Change,
  reservation: ReservationOnFile,
): Promise<ReservationOnFile> {
  // The version is drawn, so that undo, or a restored backup, leads to none that a link has had.
  const linkVersion = (reservation.linkVersion + randomInt(1, linkVersions)) % linkVersions
  await change.reservations.update(reservation.id, { linkVersion })
  // The substitute was asked by a link that has ended.
  await change.substitutes.forget(reservation.id)
  return { ...reservation, linkVersion }
}
