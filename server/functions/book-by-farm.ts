import { randomUUID } from 'node:crypto'
import { refundTerms } from '#booking/refund-terms.ts'
import { workshops } from '#content/workshops.ts'
import type { Language } from '#language/languages.ts'
import type { Reservation } from '../store/reservation-records.ts'
import { addPayments } from './add-payment.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

/** What the owner types for who telephoned, wrote or stood at the gate. */
export type FarmBooking = {
  readonly sessionId: string
  readonly participants: number
  readonly name: string
  /** Empty for who has none: then no mail goes out. */
  readonly email: string
  readonly language: Language
  readonly note: string
}

export type FarmBookingOutcome =
  | { readonly kind: 'booked'; readonly reservationId: string }
  | { readonly kind: 'no-room' }

/** Holds places for who did not use the site. The farm said yes already, so it begins confirmed. */
export async function bookByFarm(
  office: Office,
  booking: FarmBooking,
): Promise<FarmBookingOutcome> {
  const outcome = await office.store.change(async (changes): Promise<FarmBookingOutcome> => {
    const wanted = await changes.findSessionById(booking.sessionId)
    if (!wanted || wanted.state === 'called-off') return { kind: 'no-room' }
    const session = await changes.takePlaces(wanted.id, booking.participants)
    if (!session) return { kind: 'no-room' }
    const { note, ...typed } = booking
    const reservation: Reservation = {
      ...typed,
      id: randomUUID(),
      status: 'confirmed',
      specialRequirements: '',
      priceCents: workshops[session.workshop].priceCents,
      createdAt: office.clock.now(),
      terms: refundTerms,
      source: 'farm',
    }
    await changes.addReservation(reservation)
    if (note) await changes.updateReservation(reservation.id, { note })
    await addPayments(changes, reservation, session)
    const what = { reservationId: reservation.id, by: 'owner', what: 'booked-by-farm' } as const
    await recordEvent(office, changes, what)
    if (booking.email) {
      const onFile = (await changes.findReservation(reservation.id))!
      const letters = office.letters.forNews({ kind: 'confirmed', reservation: onFile })
      await queueLetters(office, changes, letters)
    }
    return { kind: 'booked', reservationId: reservation.id }
  })
  office.mailQueued()
  return outcome
}
