import { Note, Paragraph } from '../../blocks/text.tsx'
import { OwnBooking, OwnLinks } from '../reservations/booking-blocks.tsx'
import { bookingLetter } from '../guest-mail.tsx'

/** Anybody who knows the address may ask for it; the farm sends it too. */
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
