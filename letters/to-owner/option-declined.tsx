import { printSession } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import type { Mailboxes } from '../envelope.ts'
import type { OfOption } from '../news.ts'
import { farmWords, ownersDateFacts, ownersWords, noticeAbout, linkToDesk } from './notice.tsx'

/** A group declined an option; its reason stands in this mail only. */
export function optionDeclined(mailboxes: Mailboxes, news: OfOption & { readonly reason: string }) {
  const { option, reason } = news
  const { name, email: replyTo, session } = option
  const words = ownersWords(mailboxes).ownerOption.declined
  const subject = fill(words.subject, { name, ...printSession(session, farmWords(mailboxes)) })
  const envelope = { about: [option], replyTo }
  return noticeAbout(mailboxes, envelope, {
    words: { ...words, subject },
    texts: [fill(words.text, { name })],
    facts: [
      ...ownersDateFacts(mailboxes, session),
      ...(reason ? [{ label: words.reason, value: reason }] : []),
    ],
    more: [linkToDesk(mailboxes)],
  })
}
