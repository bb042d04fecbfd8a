import { guestFields, readGuest } from '#booking/forms/owner-forms.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { endLinks } from './send-new-link.ts'

export function keepNote({ store }: Office, id: Id<'reservation'>, note: string): Promise<void> {
  return store.change((changes) => changes.reservations.update(id, { note }))
}

type CorrectionOutcome =
  | { readonly kind: 'done' | 'no-such-reservation' }
  | { readonly kind: 'invalid'; readonly field: (typeof guestFields)[number] }

/** What the old address was sent opens nothing any more: it may be a stranger's. */
export async function correctGuest(
  office: Office,
  id: Id<'reservation'>,
  /** A telephone that is not there stays what it was. */
  typed: { readonly name: string; readonly email: string; readonly telephone?: string },
): Promise<CorrectionOutcome> {
  const read = readGuest(typed)
  if (read.kind === 'invalid') {
    return { kind: 'invalid', field: guestFields.find((each) => read.fields.includes(each))! }
  }
  return inOneChange(office, async (change): Promise<CorrectionOutcome> => {
    const before = await change.reservations.find(id)
    if (!before) return { kind: 'no-such-reservation' }
    await change.reservations.update(id, read.value)
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'changed' })
    const isSame = isSameAddress(before.email, read.value.email)
    if (!isSame) await replaceLinks(change, { ...before, ...read.value })
    return { kind: 'done' }
  })
}

async function replaceLinks(change: Change, mended: ReservationOnFile) {
  const { status, session } = mended
  const reservation = await endLinks(change, mended)
  if (!holdsPlaces(status) || session.endsAt < change.clock.now()) return
  await tell(change, { kind: 'new-link', reservation, endsOthers: true })
}
