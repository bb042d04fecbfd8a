import { isSameAddress } from '#booking/mailbox.ts'
import { readGuest } from '#booking/owner-forms.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { Changes } from '../store/store.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { endLinks } from './send-new-link.ts'

/** Keeps the owner's own words about a booking. */
export function keepNote(office: Office, id: string, note: string): Promise<void> {
  return office.store.change((changes) => changes.updateReservation(id, { note }))
}

export type CorrectionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid'; readonly field: 'name' | 'email' }
  | { readonly kind: 'no-such-reservation' }

/**
 * Mends a name or an address that was typed wrong; mails go to the new one from then on. What the old
 * address was sent opens nothing any more: it may be a stranger's.
 */
export async function correctGuest(
  office: Office,
  id: string,
  typed: { readonly name: string; readonly email: string },
): Promise<CorrectionOutcome> {
  const read = readGuest(typed)
  if (read.kind === 'invalid') {
    return { kind: 'invalid', field: read.fields.includes('name') ? 'name' : 'email' }
  }
  const outcome = await office.store.change(async (changes): Promise<CorrectionOutcome> => {
    const before = await changes.findReservation(id)
    if (!before) return { kind: 'no-such-reservation' }
    await changes.updateReservation(id, read.value)
    await recordEvent(office, changes, { reservationId: id, by: 'owner', what: 'changed' })
    const isSame = isSameAddress(before.email, read.value.email)
    if (!isSame) await replaceLinks(office, changes, { ...before, ...read.value })
    return { kind: 'done' }
  })
  office.mailQueued()
  return outcome
}

async function replaceLinks(office: Office, changes: Changes, mended: ReservationOnFile) {
  const { status, session } = mended
  const reservation = await endLinks(changes, mended)
  if (!holdsPlaces(status) || session.endsAt < office.clock.now()) return
  const news = { kind: 'new-link', reservation, endsOthers: true } as const
  await queueLetters(office, changes, office.letters.forNews(news))
}
