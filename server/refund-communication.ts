import { referenceOf } from '#booking/reference.ts'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { languageOf } from './mail/compose/envelope.ts'
import type { ReservationOnFile } from './store/reservation-records.ts'

/** What a guest reads on the bank statement beside the money that came back, in the guest's language. */
export function refundCommunication(booking: Pick<ReservationOnFile, 'id' | 'language'>): string {
  const { communication } = wordsIn(languageOf(booking)).bookingMails.refund
  return fill(communication, { reference: referenceOf(booking.id) })
}
