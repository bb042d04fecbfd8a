import type { ContactRefusal } from '#booking/forms/contact-message.ts'
import type { ReservationRefusal } from '#booking/reservations/reservation-request.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { AuthoredWords } from './shape.ts'

/** A problem as the visitor reads it, and the field to mend. */
export type Sentence = { readonly field?: string; readonly text: string }

/** Every sentence for a refused reservation, in the order of the form. */
export function refusalSentences(
  refusal: ReservationRefusal,
  words: Pick<AuthoredWords['errors'], 'booking' | 'request'>,
  language: Language,
): readonly Sentence[] {
  const { booking, request } = words
  const field = 'preferredDate'
  switch (refusal.kind) {
    case 'robot':
      return [{ text: booking.honeypot }]
    case 'unknown-field':
      return [{ field: refusal.field, text: fill(request.unknownField, { field: refusal.field }) }]
    case 'invalid':
      return refusal.fields.map((name) => ({ field: name, text: booking[name] }))
    case 'not-on-schedule':
      return [{ field, text: booking.notOnSchedule }]
    case 'requests-closed':
      return [{ field, text: booking.requestsClosed }]
    case 'fully-booked':
      return [{ field, text: booking.fullyBooked }]
    case 'not-enough-places':
      return [{ field, text: fillCounted(booking.notEnoughPlaces, refusal.left, language) }]
    case 'too-many-on-trust':
      return [{ text: fill(booking.tooManyOnTrust, { n: refusal.places }) }]
    case 'voucher-unknown':
      return [{ field: 'voucher', text: booking.voucherUnknown }]
    case 'voucher-used':
      return [{ field: 'voucher', text: booking.voucherUsed }]
    case 'voucher-ended':
      return [{ field: 'voucher', text: booking.voucherEnded }]
    case 'too-many-codes':
      return [{ field: 'voucher', text: booking.tooManyCodes }]
    case 'too-many':
      return [{ text: request.tooMany }]
    case 'key-reused':
      return [{ text: request.keyReused }]
  }
}

/** Every sentence for a refused message; the first is the one the specification wants (section 5). */
export function contactSentences(
  refusal: ContactRefusal,
  words: Pick<AuthoredWords['errors'], 'contact' | 'request'>,
): readonly Sentence[] {
  if (refusal.kind === 'unknown-field') {
    const { field } = refusal
    return [{ field, text: fill(words.request.unknownField, { field }) }]
  }
  if (refusal.kind === 'too-many') return [{ text: words.request.tooMany }]
  return refusal.fields.map((field) => ({ field, text: words.contact[field] }))
}
