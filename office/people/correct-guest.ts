import type { CallOff } from '#booking/dates/calling-off.ts'
import type { guestForm } from '#booking/forms/owner-forms.ts'
import type { ValueOf } from '#booking/forms/form.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { holdsPlaces, isAgreed } from '#booking/reservations/status.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { notify } from '../mail/notify.ts'
import { type Change, type Office, oneChange, recordEvent } from '../office.ts'
import { notifyOfCallOff } from '../dates/call-off-session.ts'
import { canRebook } from '../dates/rebook-reservation.ts'
import { endLinks } from './send-new-link.ts'

export function saveNote({ store }: Office, id: Id<'reservation'>, note: string): Promise<void> {
  return store.change((changes) => changes.reservations.update(id, { note }))
}

/** Links mailed to the old address end, and mails to it are not tried again, as it may be a stranger’s. */
export const correctGuest = oneChange(
  async (
    change,
    id: Id<'reservation'>,
    /** A missing fact leaves the old one. */
    guest: ValueOf<typeof guestForm>,
  ) => {
    const before = await change.reservations.get(id)
    await change.reservations.update(id, guest)
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'changed' })
    const isSame = isSameAddress(before.email, guest.email)
    if (!isSame) await mailAnew(change, before, { ...before, ...guest })
  },
)

async function mailAnew(change: Change, before: ReservationOnFile, mended: ReservationOnFile) {
  const { id, status, session } = mended
  const reservation = await endLinks(change, mended)
  const about = await change.mails.listAbout(id)
  const unsent = about.filter(
    (mail) => mail.state !== 'sent' && isSameAddress(mail.to, before.email),
  )
  const isOff = reservation.ending?.what === 'called-off'
  const yes = unsent.find(({ kind }) => kind === 'confirmed-guest')
  const told = isOff ? about.find(({ kind }) => kind === 'called-off-guest') : yes
  const onlyHere = told && (await change.mails.findOnlyHere(told.id))
  await change.mails.drop(unsent, 'unsent')
  if (session.endsAt < change.now) return
  if (isOff) return mailCallOff(change, reservation, onlyHere?.why)
  if (!holdsPlaces(status)) return
  // A guest who telephoned has read nothing of the booking yet.
  const isFirst = before.email === '' && isAgreed(status)
  if (!yes && !isFirst) {
    return notify(change, { kind: 'new-link', reservation, endsOthers: true })
  }
  await notify(change, { kind: 'confirmed', reservation, ...onlyHere })
}

async function mailCallOff(change: Change, reservation: ReservationOnFile, why?: CallOff) {
  const { id, ending } = reservation
  const refunds = ending?.refundId ? await change.refunds.listParts(ending.refundId) : []
  const { now, sessions } = change
  await notifyOfCallOff(
    change,
    { reservation, refunds, onVoucherCents: ending?.voucherCents },
    {
      why,
      coming: (await canRebook(change, reservation, now)) ? await sessions.list(now) : [],
      hasCompanions: (await change.companions.listOf(id)).length > 0,
    },
  )
}
