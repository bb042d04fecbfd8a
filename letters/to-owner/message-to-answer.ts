import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { Mailboxes } from '../envelope.ts'
import type { StoredMessage } from '../news.ts'
import { farmMail, noticeAbout } from './notice.ts'

export function messageToAnswerLetter(mailboxes: Mailboxes, message: StoredMessage) {
  const mail = farmMail(mailboxes)
  const { ownerMails, ownerNews, group, messages, option } = mail.ownerWords
  const words = ownerMails.contact
  const { id, name, email, subject } = message
  const to = (path: string) => mailboxes.siteUrl() + path
  return noticeAbout(mail, {
    about: [message],
    replyTo: email,
    words: { ...words, subject: fill(words.subject, { name }) },
    facts: [
      { label: words.name, value: name, strong: true },
      { label: words.email, value: email },
      { label: words.subjectLabel, value: subject },
    ],
    between: [{ strong: words.message }, { quoted: message.message }, words.todo],
    main: { label: ownerNews.burst.openMessage, to: to(deskPath('berichten', id)) },
    more: [
      { label: group.make, to: to(`${deskPath('groep')}?bericht=${id}`) },
      { label: option.make, to: to(`${deskPath('optie')}?bericht=${id}`) },
      { label: messages.book, to: to(`${deskPath('datums')}?bericht=${id}`) },
    ],
  })
}
