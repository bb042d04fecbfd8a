import { wordsIn } from '#content/words/words.ts'
import { greetableName } from '#booking/forms/text-rules.ts'
import { fill } from '#language/fill.ts'
import type { Companion } from '#store/companions.ts'
import { MainAction } from '../blocks/actions.tsx'
import { dateFacts, Facts } from '../blocks/facts.tsx'
import { Note, Paragraph } from '../blocks/text.tsx'
import { addressOf, type Mailboxes } from '../envelope.ts'
import type { OfBooking } from '../letters.ts'
import { companionLink } from '../links.ts'
import { guestLetter, guestMail } from './guest-mail.tsx'

/** To who comes along with somebody, where they gave a mailbox: the way back to what is theirs. */
export function companionJoined(
  mailboxes: Mailboxes,
  news: OfBooking & { readonly companion: Companion },
) {
  const { companion, reservation } = news
  const { id, email, language, name } = companion
  const mail = guestMail(mailboxes, { ...reservation, language })
  const { mail: words, footer } = wordsIn(language).companions
  const to = addressOf(mailboxes, companionLink('companion', id, reservation))
  const asker = greetableName(reservation.name)
  const body = (
    <>
      <Paragraph>{asker ? fill(words.text, { name: asker }) : words.textNameless}</Paragraph>
      <Facts facts={dateFacts(mail.session, language)} />
      <Paragraph>{words.next}</Paragraph>
      <MainAction action={{ label: words.button, to }} />
      <Note>{words.notYou}</Note>
    </>
  )
  const { session } = reservation
  const addressed = { mailboxes, session, language, footer, guest: { id, email, language, name } }
  return guestLetter(addressed, { words, body })
}
