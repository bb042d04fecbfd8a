import { hasFeature } from '#booking/house/features.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { OfMessage } from '../news.ts'
import type { Scene } from '../sample-scene.ts'
import { makeFarmLetter } from './notice.ts'

export const messageToAnswerLetter = makeFarmLetter(sampleOfMessage, (mail, news) => {
  const { message, count } = news
  if (count > 1) return undefined
  const { ownerMails, ownerNews, group, messages, option } = mail.ownerWords
  const words = ownerMails.contact
  const { id, name, email, subject } = message
  const to = (path: string) => mail.mailboxes.siteUrl() + path
  const groups = [
    { label: group.make, to: to(`${deskPath('groep')}?bericht=${id}`) },
    { label: option.make, to: to(`${deskPath('optie')}?bericht=${id}`) },
  ]
  return {
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
      ...(hasFeature(mail.mailboxes.house, 'privateGroups') ? groups : []),
      { label: messages.book, to: to(`${deskPath('datums')}?bericht=${id}`) },
    ],
  }
})

function sampleOfMessage({ guest, requested }: Scene): OfMessage {
  const { name, email } = guest
  return { message: { ...sampleMessage, name, email }, language: requested.language, count: 1 }
}

export const sampleMessage = {
  id: '0d6b5c1e-7a24-4c8f-9b3d-51e8f2a6c7d0',
  name: 'Joris Claes',
  email: 'joris@example.org',
  subject: 'Met de rolstoel',
  message: 'Mijn broer komt mee in een rolstoel.\nRaakt hij binnen, en is er een aangepast toilet?',
}
