import { dateAndPlaceFacts } from '#content/words/date-facts.ts'
import { wordsOf } from '#content/words/words.ts'
import { safeName } from '#booking/forms/safe-text.ts'
import { fill } from '#language/fill.ts'
import type { Companion } from '#store/party/companions.ts'
import { mailAddressOf } from '../../envelope.ts'
import type { OfBooking } from '../../news.ts'
import { companionLink } from '../../links.ts'
import { letterMaker } from '../guest-mail.ts'
import { moments, type Scene } from '../../sample-scene.ts'

type CompanionNews = OfBooking & { readonly companion: Companion }

/** A companion's mail, when they gave a mailbox: the link to their own page. */
export const companionJoinedLetter = letterMaker(
  (mailboxes, { companion: guest, reservation: { session } }: CompanionNews) => ({
    mailboxes,
    guest,
    session,
    allWords: wordsOf(mailboxes.house, guest.language),
  }),
)(joined, ({ mailboxes, session, allWords }, { companion, reservation }) => {
  const { mail: words } = allWords.companions
  const to = mailAddressOf(mailboxes, companionLink('companion', companion.id, reservation))
  const asker = safeName(reservation.name)
  return {
    words,
    parts: [
      asker ? fill(words.text, { name: asker }) : words.textNameless,
      { facts: dateAndPlaceFacts(session, allWords) },
      words.next,
      { main: { label: words.button, to } },
      { note: words.notYou },
    ],
  }
})

function joined({ secured: booked, friend }: Scene): CompanionNews {
  const { id: reservationId, name, email, language } = booked
  const companion: Companion = {
    id: 'b4f6a8c0-1d2e-4f30-9a5b-6c7d8e9f0a1b',
    reservationId,
    name,
    email,
    language,
    diets: '',
    consentedAt: undefined,
    reference: '085012345652',
    joinedAt: moments.asked,
  }
  return { reservation: { ...booked, name: friend.name }, companion }
}
