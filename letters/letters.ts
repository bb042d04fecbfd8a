import { allNews } from './all-news.ts'
import type { AddressedMail, Mailboxes } from './envelope.ts'
import type { LettersOfNews, SentMessages } from './news.ts'
import { messageReceivedLetter } from './to-guest/mail/message-received.ts'
import { messageToAnswerLetter } from './to-owner/message-to-answer.ts'

export type NewsKind = keyof typeof allNews

export type News<Kind extends NewsKind = NewsKind> = {
  [Each in Kind]: { readonly kind: Each } & NewsContent<(typeof allNews)[Each]>
}[Kind]

export type NewsContent<Each> = Each extends LettersOfNews<infer What> ? What : never

export type LetterKind =
  | `${NewsKind}-${'guest' | 'owner' | 'accountant'}`
  | `contact-${'owner' | 'sender'}`

export type Letter = AddressedMail & { readonly kind: LetterKind }

export type Letters = ReturnType<typeof createLetters>

export function createLetters(mailboxes: Mailboxes) {
  return {
    /** The farm has a mail for each message; a sender of several has one. */
    forMessages: (sent: SentMessages): readonly Letter[] => [
      ...(sent.count === 1
        ? lettersOf('contact-owner', messageToAnswerLetter(mailboxes, sent.message))
        : []),
      ...lettersOf('contact-sender', messageReceivedLetter(mailboxes, sent)),
    ],
    forNews: (news: News): readonly Letter[] => newsLetters(mailboxes, news),
  }
}

const lettersAbout: {
  readonly [Kind in NewsKind]: Pick<LettersOfNews<News<Kind>>, 'guest' | 'owner' | 'accountant'>
} = allNews

function newsLetters<Kind extends NewsKind>(mailboxes: Mailboxes, news: News<Kind>) {
  const { kind } = news
  const { guest, owner, accountant } = lettersAbout[kind]
  return [
    ...lettersOf(`${kind}-guest`, guest?.(mailboxes, news)),
    ...lettersOf(`${kind}-owner`, owner?.(mailboxes, news)),
    ...lettersOf(`${kind}-accountant`, accountant?.(mailboxes, news)),
  ]
}

/** A letter without text or address is left out. */
function lettersOf(kind: LetterKind, letter: AddressedMail | undefined): readonly Letter[] {
  return letter ? [{ kind, ...letter }] : []
}
