import type { PersonRows } from '#store/personal-data/person-rows.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { statusOf } from '#booking/reservations/status.ts'

export type PersonData = PersonRows & { readonly email: string; readonly at: string }

/** All that is kept about one person, for their request (GDPR, articles 15 and 20). */
export async function exportPerson(reads: Reads, email: string, at: Date): Promise<PersonData> {
  return dataOf(await reads.personalData.getRowsAbout(email), email, at)
}

export async function exportGuest(
  reads: Reads,
  id: Id<'reservation'>,
  at: Date,
): Promise<PersonData | undefined> {
  const booking = await reads.reservations.find(id)
  if (!booking) return undefined
  if (booking.email !== '') return exportPerson(reads, booking.email, at)
  return dataOf(await reads.personalData.getRowsOfGuest(id), '', at)
}

function dataOf(rows: PersonRows, email: string, at: Date): PersonData {
  const reservation = rows.reservation.map((row) => withStatus(row, rows.payment))
  return { email, at: at.toISOString(), ...rows, reservation }
}

/** The status that the desk shows; the row does not say what was paid. */
function withStatus(
  row: PersonRows['reservation'][number],
  payments: PersonRows['payment'],
): PersonRows['reservation'][number] {
  const ofBooking = payments.filter(({ reservation_id: id }) => id === row.id)
  const owed = ofBooking.map(({ kind, amount_cents: amountCents, paid_cents: paidCents }) => {
    return { kind, amountCents, paidCents }
  })
  return { ...row, status: statusOf(row.status, owed) }
}
