import { printInstant } from '#language/times.ts'
import { MainAction } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Note, Paragraph } from '../../blocks/text.tsx'
import { BookingFacts } from './booking-blocks.tsx'
import { bookingLetter, guestAddress } from '../guest-mail.tsx'
import { moments, type Scene } from '../../sample-scene.ts'

export const prove = bookingLetter<{ readonly until: Date }>(unproven, (mail, { until }) => {
  const words = mail.allWords.unproven.mail
  const ends = printInstant(until, mail.language)
  return {
    words,
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <LetterFacts facts={[{ label: words.until, value: ends, strong: true }]} />
        <MainAction action={{ label: words.button, to: guestAddress(mail, 'prove') }} />
        <BookingFacts mail={mail} />
        <Note>{words.notYou}</Note>
      </>
    ),
  }
})

function unproven({ requested }: Scene) {
  const reservation = { ...requested, status: 'unproven', payments: [] } as const
  return { reservation, until: moments.pressUntil }
}
