import { ownBooking, newLinks } from '../reservations/booking-parts.ts'
import { makeBookingLetter } from '../guest-mail.ts'

/** Anybody who knows the address may ask for this mail; the farm sends it too. */
export const newLinkLetter = makeBookingLetter<{ readonly endsOthers: boolean }>(
  ({ secured: reservation }) => ({ reservation, endsOthers: false }),
  (mail, { endsOthers }) => {
    const words = mail.allWords.reminderMails.newLink
    return {
      words,
      parts: [
        endsOthers ? words.othersEnded : words.text,
        ownBooking(mail),
        newLinks(mail),
        !endsOthers && { note: words.notAsked },
      ],
    }
  },
)
