import type { MailKind } from '#store/tables/mails.ts'
import type { Enveloped, Mailboxes } from './envelope.ts'
import type { Mailed, SentMessages } from './news.ts'
import { newsOfBookings } from './news/of-bookings.ts'
import { newsOfFarm } from './news/of-farm.ts'
import { newsOfGroups } from './news/of-groups.ts'
import { newsOfInvoices } from './news/of-invoices.ts'
import { newsOfVouchers } from './news/of-vouchers.ts'
import { newsOfWaiting } from './news/of-waiting.ts'
import { messageReceived } from './to-guest/mail/message-received.tsx'
import { messageToAnswer } from './to-owner/message-to-answer.tsx'

/** All news except messages. */
export const allNews = {
  ...newsOfBookings,
  ...newsOfInvoices,
  ...newsOfWaiting,
  ...newsOfVouchers,
  ...newsOfGroups,
  ...newsOfFarm,
}

export type NewsKind = keyof typeof allNews

/** News with all that its letters take. */
export type News<Kind extends NewsKind = NewsKind> = {
  [Each in Kind]: { readonly kind: Each } & WhatOf<(typeof allNews)[Each]>
}[Kind]

export type WhatOf<Each> = Each extends Mailed<infer What> ? What : never

export type Letter = Enveloped & { readonly kind: MailKind }

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
function named(kind: MailKind, letter: Enveloped | undefined): readonly Letter[] {
  return letter ? [{ kind, ...letter }] : []
}
