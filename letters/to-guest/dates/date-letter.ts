import type { DateText } from '#booking/dates/date-letter.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { factsOfBooking, ownBooking, ownLinks, ownPage } from '../reservations/booking-parts.ts'
import { makeBookingLetter } from '../guest-mail.ts'
import {
  leaveLink,
  partyFacts,
  sampleParty,
  makeWaitingLetter,
} from '../waiting/waiting-letters.ts'

type DateLetterNews = { readonly written: DateText }

const typed = {
  language: 'nl',
  text: 'We beginnen een kwartier later: de straat ligt open.\n\nKom je met de fiets, dan merk je er niets van.',
} as const

export const dateLetter = makeBookingLetter<DateLetterNews>(
  ({ secured: reservation }) => ({ reservation, written: typed }),
  (mail, { written }) => {
    const { allWords, mailboxes, session } = mail
    const isOver = session.endsAt <= mailboxes.clock.now()
    return {
      words: allWords.dateLetter,
      parts: [
        textParts(allWords, written),
        isOver ? factsOfBooking(mail) : ownBooking(mail),
        isOver ? ownPage(mail) : ownLinks(mail),
      ],
    }
  },
)

export const waitingDateLetter = makeWaitingLetter<DateLetterNews>(
  (scene) => ({ ...sampleParty(scene), written: typed }),
  (mail, { written }) => ({
    words: mail.allWords.dateLetter,
    parts: [
      textParts(mail.allWords, written),
      { facts: partyFacts(mail) },
      { links: [leaveLink(mail)] },
    ],
  }),
)

/** The text says when it is in another language than the reader's. */
function textParts(words: Words, written: DateText) {
  const { language, dateLetter: dateWords } = words
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(written.language)
  return [
    written.language !== language && {
      note: fill(dateWords.writtenIn, { language: name ?? written.language }),
    },
    written.text,
  ]
}
