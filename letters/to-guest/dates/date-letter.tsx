import type { DateText } from '#booking/dates/date-letter.ts'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { MoreActions } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Note, Paragraph } from '../../blocks/text.tsx'
import { BookingFacts, OwnLinks, OwnPage } from '../reservations/booking-blocks.tsx'
import { bookingLetter } from '../guest-mail.tsx'
import { leaveLink, partyFacts, waitingLetter } from '../waiting/waiting-letters.tsx'

/** What the owner wrote to everybody of a date, in the language this reader gets. */
type Typed = { readonly written: DateText }

export const dateLetter = bookingLetter<Typed>((mail, { written }) => {
  const { language, mailboxes, session } = mail
  const isOver = session.endsAt <= mailboxes.clock.now()
  return {
    words: wordsIn(language).dateLetter,
    body: (
      <>
        <Text language={language} written={written} />
        <BookingFacts mail={mail} />
        {isOver ? <OwnPage mail={mail} /> : <OwnLinks mail={mail} />}
      </>
    ),
  }
})

export const waitingDateLetter = waitingLetter<Typed>((mail, { written }) => ({
  words: wordsIn(mail.language).dateLetter,
  body: (
    <>
      <Text language={mail.language} written={written} />
      <LetterFacts facts={partyFacts(mail)} />
      <MoreActions actions={[leaveLink(mail)]} />
    </>
  ),
}))

/** Says so where it is in another language than the reader's. */
function Text({ language, written }: { language: Language; written: DateText }) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(written.language)
  const { writtenIn } = wordsIn(language).dateLetter
  return (
    <>
      {written.language !== language && (
        <Note>{fill(writtenIn, { language: name ?? written.language })}</Note>
      )}
      <Paragraph>{written.text}</Paragraph>
    </>
  )
}
