import { printWish } from '../../print-wish.ts'
import { wordsOf } from '#content/words/words.ts'
import { printInstant } from '#language/times.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { headPicture } from '../../booking-jar.ts'
import { mailAddressOf, type Mailboxes, toGuest } from '../../envelope.ts'
import { wishLink } from '../../links.ts'
import { greet } from '../guest-mail.ts'
import {
  placesHeldLetter,
  offeredParty,
  waitingAddress,
  makeWaitingLetter,
} from './waiting-letters.ts'
import { moments, type Scene } from '../../sample-scene.ts'

type WishAsked = { readonly wish: Omit<WishOnFile, 'endsAt'>; readonly until: Date }

/** The address may be a stranger's: the mail repeats only the name, cut short. */
export const nextDateAskedLetter = { sample: wishAsked, guest: askWish }

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
    sheet: {
      words,
      picture: inMail,
      parts: [
        greet(mails.reservation.greeting, wish),
        words.text,
        { facts: [...printWish(wish, allWords), ends] },
        { main: { label: words.button, to: mailAddressOf(mailboxes, wishLink(wish)) } },
        words.after,
        { note: words.notYou },
        mails.reservation.signature,
      ],
    },
  })
}

/** A new date has places for a guest who wished for one. */
export const nextDateLetter = makeWaitingLetter(
  (scene) => {
    const { entry, session } = offeredParty(scene)
    return { entry: { ...entry, wishId: wishOf(scene).id }, session }
  },
  (mail, { entry }) => {
    const { found: words } = mail.allWords.nextDate.mails
    const ending = wishLink({ id: entry.wishId ?? entry.id, createdAt: entry.createdAt })
    const actions = [
      { label: words.notThis, to: waitingAddress(mail, 'leave-list') },
      { label: words.end, to: mailAddressOf(mail.mailboxes, ending) },
    ]
    return placesHeldLetter(mail, entry, { words, actions })
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
