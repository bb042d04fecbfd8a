import { printWish } from '../../print-wish.ts'
import { wordsOf } from '#content/words/words.ts'
import { printInstant } from '#language/times.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { MainAction } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Sheet } from '../../blocks/sheet.tsx'
import { Note, Paragraph } from '../../blocks/text.tsx'
import { headPicture } from '../../booking-jar.ts'
import { mailAddressOf, type Mailboxes, toGuest } from '../../envelope.ts'
import { wishLink } from '../../links.ts'
import { greet } from '../guest-mail.tsx'
import { heldFor, offeredParty, waitingAddress, waitingLetter } from './waiting-letters.tsx'
import { moments, type Scene } from '../../sample-scene.ts'

type WishAsked = { readonly wish: Omit<WishOnFile, 'endsAt'>; readonly until: Date }

/** The address may be a stranger's: the mail repeats only the name, cut short. */
export const nextDateAsked = { sample: wishAsked, guest: askWish }

function askWish(mailboxes: Mailboxes, { wish, until }: WishAsked) {
  const { language } = wish
  const allWords = wordsOf(mailboxes.house, language)
  const { mails, nextDate } = allWords
  const { asked: words } = nextDate.mails
  const { inMail, attachment } = headPicture('sign', allWords)
  const ends = { label: words.until, value: printInstant(until, language), strong: true }
  return toGuest(mailboxes, wish, {
    subject: words.subject,
    attachments: [attachment],
    sheet: (
      <Sheet words={words} picture={inMail}>
        <Paragraph>{greet(mails.reservation.greeting, wish)}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <LetterFacts facts={[...printWish(wish, allWords), ends]} />
        <MainAction
          action={{ label: words.button, to: mailAddressOf(mailboxes, wishLink(wish)) }}
        />
        <Paragraph>{words.after}</Paragraph>
        <Note>{words.notYou}</Note>
        <Paragraph>{mails.reservation.signature}</Paragraph>
      </Sheet>
    ),
  })
}

/** A new date has places for a guest who wished for one. */
export const nextDate = waitingLetter(
  (scene) => {
    const { entry, session } = offeredParty(scene)
    return { entry: { ...entry, wishId: wishOf(scene).id }, session }
  },
  (mail, { entry }) => {
    const { found: words } = mail.allWords.nextDate.mails
    // The link is as old as the wish it came from.
    const ending = wishLink({ id: entry.wishId ?? entry.id, createdAt: entry.createdAt })
    const actions = [
      { label: words.notThis, to: waitingAddress(mail, 'leave-list') },
      { label: words.end, to: mailAddressOf(mail.mailboxes, ending) },
    ]
    return heldFor(mail, entry, { words, actions })
  },
)

function wishAsked(scene: Scene): WishAsked {
  return { wish: { ...wishOf(scene), state: 'asked' }, until: moments.pressUntil }
}

function wishOf({ secured: { session, participants, name, email, language } }: Scene) {
  return {
    id: '7d0f3b52-91c6-4e88-a2d4-3c5e6f7a8b90',
    workshop: session.workshop,
    participants,
    languages: [language],
    weekdays: [6, 7] as const,
    name,
    email,
    language,
    createdAt: moments.asked,
  }
}
