import type { DateText } from '#booking/dates/date-letter.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { MoreActions } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Note, Paragraph } from '../../blocks/text.tsx'
import { BookingFacts, OwnBooking, OwnLinks, OwnPage } from '../reservations/booking-blocks.tsx'
import { bookingLetter } from '../guest-mail.tsx'
import { leaveLink, partyFacts, sampleParty, waitingLetter } from '../waiting/waiting-letters.tsx'

/** The owner's letter to everybody of a date, in the reader's language. */
type Typed = { readonly written: DateText }

const typed = {
  language: 'nl',
  text: 'We beginnen een kwartier later: de straat ligt open.\n\nKom je met de fiets, dan merk je er niets van.',
} as const

export const dateLetter = bookingLetter<Typed>(
  ({ secured: reservation }) => ({ reservation, written: typed }),
  (mail, { written }) => {
    const { allWords, mailboxes, session } = mail
    const isOver = session.endsAt <= mailboxes.clock.now()
    return {
      words: allWords.dateLetter,
      body: (
        <>
          <Text words={allWords} written={written} />
          {isOver ? <BookingFacts mail={mail} /> : <OwnBooking mail={mail} />}
          {isOver ? <OwnPage mail={mail} /> : <OwnLinks mail={mail} />}
        </>
      ),
    }
  },
)

export const waitingDateLetter = waitingLetter<Typed>(
  (scene) => ({ ...sampleParty(scene), written: typed }),
  (mail, { written }) => ({
    words: mail.allWords.dateLetter,
    body: (
      <>
        <Text words={mail.allWords} written={written} />
        <LetterFacts facts={partyFacts(mail)} />
        <MoreActions actions={[leaveLink(mail)]} />
      </>
    ),
  }),
)

/** The text says when it is in another language than the reader's. */
function Text({ words, written }: { words: Words; written: DateText }) {
  const { language, dateLetter: dateWords } = words
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(written.language)
  return (
    <>
      {written.language !== language && (
        <Note>{fill(dateWords.writtenIn, { language: name ?? written.language })}</Note>
      )}
      <Paragraph>{written.text}</Paragraph>
    </>
  )
}
