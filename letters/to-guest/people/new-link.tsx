import { Note, Paragraph } from '../../blocks/text.tsx'
import { OwnBooking, OwnLinks } from '../reservations/booking-blocks.tsx'
import { bookingLetter } from '../guest-mail.tsx'

/**
 * The link to the guest's own page again: asked for by anybody who knows the address, or sent by
 * the farm.
 */
export const newLink = bookingLetter<{ readonly endsOthers: boolean }>(
  ({ secured: reservation }) => ({ reservation, endsOthers: false }),
  (mail, { endsOthers }) => {
    const words = mail.allWords.reminderMails.newLink
    return {
      words,
      body: (
        <>
          <Paragraph>{endsOthers ? words.othersEnded : words.text}</Paragraph>
          <OwnBooking mail={mail} />
          <OwnLinks mail={mail} areNew />
          {!endsOthers && <Note>{words.notAsked}</Note>}
        </>
      ),
    }
  },
)
