import { readGuest } from '#booking/owner-forms.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'

/** Keeps the owner's own words about a booking. */
export function keepNote(office: Office, id: string, note: string): Promise<void> {
  return office.store.change((changes) => changes.updateReservation(id, { note }))
}

export type CorrectionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid'; readonly field: 'name' | 'email' }

/** Mends a name or an address that was typed wrong; mails go to the new one from then on. */
export async function correctGuest(
  office: Office,
  id: string,
  typed: { readonly name: string; readonly email: string },
): Promise<CorrectionOutcome> {
  const read = readGuest(typed)
  if (read.kind === 'invalid') {
    return { kind: 'invalid', field: read.fields.includes('name') ? 'name' : 'email' }
  }
  await office.store.change(async (changes) => {
    await changes.updateReservation(id, read.value)
    await recordEvent(office, changes, { reservationId: id, by: 'owner', what: 'changed' })
  })
  return { kind: 'done' }
}
