import { addedText } from '#booking/reservations/guest-facts.ts'
import { printSession } from '#content/words/date-facts.ts'
import type { Day } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { LetterPart } from '../blocks/letter-part.ts'
import type { StoredMessage } from '../news.ts'
import { onDay, type Scene } from '../sample-scene.ts'
import { sampleMessage } from './message-to-answer.ts'
import { makeFarmLetter, type FarmMail, bookingAction, deskAction } from './notice.ts'

type Burst = {
  readonly requests: number
  readonly messages: number
  readonly listed: readonly ReservationOnFile[]
  readonly quoted: readonly StoredMessage[]
}

/** Much came in at once: the number, then each message and request with its sender. */
export const burstLetter = makeFarmLetter(sampleBurst, (mail, news) => {
  const words = mail.ownerWords.ownerNews.burst
  const what = whatCame(mail, news)
  return {
    about: [...news.quoted, ...news.listed],
    words: { ...words, subject: fill(words.subject, { what }) },
    texts: [fill(words.text, { what })],
    between: [messageParts(mail, news), requestParts(mail, news)],
    main: deskAction(mail),
    closing: [words.careful],
  }
})

function whatCame({ ownerWords, language }: FarmMail, { requests, messages }: Burst): string {
  const words = ownerWords.ownerNews.burst
  const counted = {
    requests: fillCounted(words.requests, requests, language),
    messages: fillCounted(words.messages, messages, language),
  }
  if (messages === 0) return counted.requests
  return requests === 0 ? counted.messages : fill(words.both, counted)
}

function messageParts({ mailboxes, ownerWords, language }: FarmMail, news: Burst) {
  const { messages, quoted } = news
  const words = ownerWords.ownerNews.burst
  const more = messages - quoted.length
  return [
    messages > 0 && { heading: words.messagesTitle },
    quoted.map(({ id, name, email, subject, message }) => [
      { strong: fill(words.message, { name, email, subject }) },
      { quoted: message },
      {
        links: [{ label: words.openMessage, to: mailboxes.siteUrl() + deskPath('berichten', id) }],
      },
    ]),
    more > 0 && fillCounted(words.more, more, language),
  ]
}

function requestParts(mail: FarmMail, { requests, listed }: Burst): LetterPart {
  const { ownerWords, language } = mail
  const words = ownerWords.ownerNews.burst
  const more = requests - listed.length
  return [
    requests > 0 && { heading: words.listTitle },
    listed.map((request) => [
      { strong: lineOf(mail, request) },
      addedText(request) && { quoted: addedText(request) },
      { links: [{ ...bookingAction(mail, request), label: words.openRequest }] },
    ]),
    more > 0 && fillCounted(words.more, more, language),
  ]
}

function lineOf({ ownerWords, siteWords, language }: FarmMail, request: ReservationOnFile): string {
  const { name, session, participants } = request
  const { workshop, date } = printSession(session, siteWords)
  const line = fillCounted(ownerWords.ownerNews.burst.line, participants, language)
  return fill(line, { name, workshop, date })
}

function sampleBurst({ requested }: Scene): Burst {
  const onAnother = (day: Day, participants: number) => {
    return { ...requested, participants, session: onDay(requested.session, day) }
  }
  const listed = [requested, onAnother('2025-10-04', 1), onAnother('2025-11-08', 4)]
  return { requests: 14, messages: 2, listed, quoted: sampleMessages }
}

const sampleMessages = [
  sampleMessage,
  {
    id: '8c2f9e47-3b1d-4f60-a5c8-e97d04b26a13',
    name: 'Amélie Dubois',
    email: 'amelie@example.org',
    subject: 'Quoi apporter',
    message: 'Faut-il apporter quelque chose, ou tout est-il sur place\u00a0?',
  },
]
