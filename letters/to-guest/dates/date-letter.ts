import type { DateText } from '#booking/dates/date-letter.ts'
import type { House } from '#booking/house/house.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { firstOf, type Language, writtenIn } from '#language/languages.ts'
import { factsOfBooking, ownBooking, ownLinks, ownPage } from '../reservations/booking-parts.ts'
import { makeBookingLetter } from '../guest-mail.ts'
import {
  leaveLink,
  partyFacts,
  sampleParty,
  makeWaitingLetter,
} from '../waiting/waiting-letters.ts'

type DateLetterNews = { readonly written: DateText }

const samples: Readonly<Partial<Record<Language, string>>> = {
  nl: 'We beginnen een kwartier later: de straat ligt open.\n\nKom je met de fiets, dan merk je er niets van.',
  fr: 'Nous commençons un quart d’heure plus tard : la rue est en travaux.\n\nÀ vélo, vous ne remarquerez rien.',
  en: 'We’re starting a quarter of an hour late: the road is up.\n\nIf you come by bike, you won’t notice.',
}

/** The sample's owner wrote in the first language of the site. */
function typedIn({ house }: { readonly house: House }): DateText {
  const language = firstOf(house)
  return { language, text: writtenIn(samples, language) }
}

export const dateLetter = makeBookingLetter<DateLetterNews>(
  (scene) => ({ reservation: scene.secured, written: typedIn(scene) }),
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
  (scene) => ({ ...sampleParty(scene), written: typedIn(scene) }),
  (mail, { written }) => ({
    words: { ...mail.allWords.dateLetter, preview: mail.allWords.dateLetter.waitingPreview },
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
    written.text.split(/\n{2,}/),
  ]
}
