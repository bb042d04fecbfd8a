import { allNews } from './all-news.ts'
import type { Enveloped, Mailboxes } from './envelope.ts'
import type { Mailed, SentMessages } from './news.ts'
import { messageReceived } from './to-guest/mail/message-received.ts'
import { messageToAnswer } from './to-owner/message-to-answer.ts'

export type NewsKind = keyof typeof allNews

/** News with all that its letters take. */
export type News<Kind extends NewsKind = NewsKind> = {
  [Each in Kind]: { readonly kind: Each } & WhatOf<(typeof allNews)[Each]>
}[Kind]

export type WhatOf<Each> = Each extends Mailed<infer What> ? What : never

/** The news and the reader. */
export type LetterKind =
  | `${NewsKind}-${'guest' | 'owner' | 'accountant'}`
  | `contact-${'owner' | 'sender'}`

export type Letter = Enveloped & { readonly kind: LetterKind }

export type Letters = ReturnType<typeof composeLetters>

export function composeLetters(mailboxes: Mailboxes) {
  return {
    forMessage: (sent: SentMessages): readonly Letter[] => [
      ...named('contact-owner', messageToAnswer(mailboxes, sent.message)),
      ...named('contact-sender', messageReceived(mailboxes, sent)),
    ],
    /** A mail to the sender alone. */
    forMessages: (sent: SentMessages): readonly Letter[] =>
      named('contact-sender', messageReceived(mailboxes, sent)),
    forNews: (news: News): readonly Letter[] => newsLetters(mailboxes, news),
  }
}

const lettersAbout: {
  readonly [Kind in NewsKind]: Pick<Mailed<News<Kind>>, 'guest' | 'owner' | 'accountant'>
} = allNews

function newsLetters<Kind extends NewsKind>(mailboxes: Mailboxes, news: News<Kind>) {
  const { kind } = news
  const { guest, owner, accountant } = lettersAbout[kind]
  return [
    ...named(`${kind}-guest`, guest?.(mailboxes, news)),
    ...named(`${kind}-owner`, owner?.(mailboxes, news)),
    ...named(`${kind}-accountant`, accountant?.(mailboxes, news)),
  ]
}

/** A letter without text or address is left out. */
function named(kind: LetterKind, letter: Enveloped | undefined): readonly Letter[] {
  return letter ? [{ kind, ...letter }] : []
}
