import { allDateFacts } from '#content/words/date-facts.ts'
import { wordsOf } from '#content/words/words.ts'
import { greetableName } from '#booking/forms/strangers-words.ts'
import { fill } from '#language/fill.ts'
import type { Companion } from '#store/party/companions.ts'
import { MainAction } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Note, Paragraph } from '../../blocks/text.tsx'
import { mailAddressOf, type Mailboxes } from '../../envelope.ts'
import type { OfBooking } from '../../news.ts'
import { companionLink } from '../../links.ts'
import { guestLetter } from '../guest-mail.tsx'

/** A companion's mail, when they gave a mailbox: the link to their own page. */
export function companionJoined(
  mailboxes: Mailboxes,
  news: OfBooking & { readonly companion: Companion },
) {
  const { companion, reservation } = news
  const { id, language } = companion
  const allWords = wordsOf(mailboxes.house, language)
  const { mail: words } = allWords.companions
  const to = mailAddressOf(mailboxes, companionLink('companion', id, reservation))
  const { session } = reservation
  const asker = greetableName(reservation.name)
  const body = (
    <>
      <Paragraph>{asker ? fill(words.text, { name: asker }) : words.textNameless}</Paragraph>
      <LetterFacts facts={allDateFacts(session, allWords)} />
      <Paragraph>{words.next}</Paragraph>
      <MainAction action={{ label: words.button, to }} />
      <Note>{words.notYou}</Note>
    </>
  )
  return guestLetter({ mailboxes, session, guest: companion }, { words, body })
}
