import { addedText } from '#booking/reservations/guest-facts.ts'
import { printSession } from '#content/words/date-facts.ts'
import { Fragment } from 'react'
import type { Day } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { MoreActions } from '../blocks/actions.tsx'
import { Heading, Paragraph, Quoted } from '../blocks/text.tsx'
import type { KeptMessage } from '../news.ts'
import { onDay, type Scene } from '../sample-scene.ts'
import { farmLetter, type FarmMail, linkToDesk } from './notice.tsx'

type Burst = {
  readonly requests: number
  readonly messages: number
  /** The first requests. */
  readonly listed: readonly ReservationOnFile[]
  /** The first messages. */
  readonly quoted: readonly KeptMessage[]
}

/** Much came in at once: the number, then each message and request with its sender. */
export const burst = farmLetter(sampleBurst, (mail, news) => {
  const words = mail.ownerWords.ownerNews.burst
  const what = whatCame(mail, news)
  return {
    about: [...news.quoted, ...news.listed],
    words: { ...words, subject: fill(words.subject, { what }) },
    texts: [fill(words.text, { what })],
    between: (
      <>
        <Messages {...{ mail, news }} />
        <Requests {...{ mail, news }} />
      </>
    ),
    main: linkToDesk(mail),
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

type Props = { readonly mail: FarmMail; readonly news: Burst }

function Messages({
  mail: { mailboxes, ownerWords, language },
  news: { messages, quoted },
}: Props) {
  const { siteUrl } = mailboxes
  const words = ownerWords.ownerNews.burst
  const more = messages - quoted.length
  return (
    <>
      {messages > 0 && <Heading>{words.messagesTitle}</Heading>}
      {quoted.map(({ id, name, email, subject, message }) => (
        <Fragment key={id}>
          <Paragraph strong>{fill(words.message, { name, email, subject })}</Paragraph>
          <Quoted>{message}</Quoted>
          <MoreActions
            actions={[{ label: words.openMessage, to: siteUrl() + deskPath('berichten', id) }]}
          />
        </Fragment>
      ))}
      {more > 0 && <Paragraph>{fillCounted(words.more, more, language)}</Paragraph>}
    </>
  )
}

function Requests({ mail, news: { requests, listed } }: Props) {
  const { mailboxes, ownerWords, language } = mail
  const { siteUrl } = mailboxes
  const words = ownerWords.ownerNews.burst
  const more = requests - listed.length
  return (
    <>
      {requests > 0 && <Heading>{words.listTitle}</Heading>}
      {listed.map((request) => (
        <Fragment key={request.id}>
          <Paragraph strong>{lineOf(mail, request)}</Paragraph>
          {addedText(request) && <Quoted>{addedText(request)}</Quoted>}
          <MoreActions
            actions={[
              { label: words.openRequest, to: siteUrl() + deskPath('boeking', request.id) },
            ]}
          />
        </Fragment>
      ))}
      {more > 0 && <Paragraph>{fillCounted(words.more, more, language)}</Paragraph>}
    </>
  )
}

function lineOf({ ownerWords, siteWords, language }: FarmMail, request: ReservationOnFile): string {
  const { name, session, participants } = request
  const { workshop, date } = printSession(session, siteWords)
  const line = fillCounted(ownerWords.ownerNews.burst.line, participants, language)
  return fill(line, { name, workshop, date })
}

function sampleBurst({ requested }: Scene): Burst {
  const onAnother = (day: Day, participants: number) => {
    const session = onDay(requested.session, day)
    return { ...requested, participants, session }
  }
  const listed = [requested, onAnother('2025-10-04', 1), onAnother('2025-11-08', 4)]
  return { requests: 14, messages: 2, listed, quoted: sampleMessages }
}

const sampleMessages = [
  {
    id: '0d6b5c1e-7a24-4c8f-9b3d-51e8f2a6c7d0',
    name: 'Joris Claes',
    email: 'joris@example.org',
    subject: 'Met de rolstoel',
    message:
      'Mijn broer komt mee in een rolstoel.\nRaakt hij binnen, en is er een aangepast toilet?',
  },
  {
    id: '8c2f9e47-3b1d-4f60-a5c8-e97d04b26a13',
    name: 'Amélie Dubois',
    email: 'amelie@example.org',
    subject: 'Quoi apporter',
    message: 'Faut-il apporter quelque chose, ou tout est-il sur place\u00a0?',
  },
]
