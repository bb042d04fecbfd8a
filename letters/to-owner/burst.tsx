import { printSession } from '#content/words/date-facts.ts'
import { Fragment } from 'react'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { MoreActions } from '../blocks/actions.tsx'
import { Heading, Paragraph, Quoted } from '../blocks/text.tsx'
import type { Mailboxes } from '../envelope.ts'
import type { KeptMessage } from '../news.ts'
import { farmWords, linkToDesk, noticeAbout, ownersWords } from './notice.tsx'

type Burst = {
  readonly requests: number
  readonly messages: number
  /** The first requests. */
  readonly listed: readonly ReservationOnFile[]
  /** The first messages. */
  readonly quoted: readonly KeptMessage[]
}

/** Much came in at once: the number, then each message and request with its sender. */
export function burst(mailboxes: Mailboxes, news: Burst) {
  const own = ownersWords(mailboxes)
  const words = own.ownerNews.burst
  const what = whatCame(news, own)
  return noticeAbout(
    mailboxes,
    { about: [...news.quoted, ...news.listed] },
    {
      words: { ...words, subject: fill(words.subject, { what }) },
      texts: [fill(words.text, { what })],
      between: (
        <>
          <Messages {...{ mailboxes, news }} />
          <Requests {...{ mailboxes, news }} />
        </>
      ),
      main: linkToDesk(mailboxes),
      closing: [words.careful],
    },
  )
}

function whatCame({ requests, messages }: Burst, { ownerNews, language }: OwnerWords): string {
  const words = ownerNews.burst
  const counted = {
    requests: fillCounted(words.requests, requests, language),
    messages: fillCounted(words.messages, messages, language),
  }
  if (messages === 0) return counted.requests
  return requests === 0 ? counted.messages : fill(words.both, counted)
}

type Props = { readonly mailboxes: Mailboxes; readonly news: Burst }

function Messages({ mailboxes, news: { messages, quoted } }: Props) {
  const { siteUrl } = mailboxes
  const { ownerNews, language } = ownersWords(mailboxes)
  const words = ownerNews.burst
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

function Requests({ mailboxes, news: { requests, listed } }: Props) {
  const { siteUrl } = mailboxes
  const { ownerNews, language } = ownersWords(mailboxes)
  const words = ownerNews.burst
  const more = requests - listed.length
  return (
    <>
      {requests > 0 && <Heading>{words.listTitle}</Heading>}
      {listed.map((request) => (
        <Fragment key={request.id}>
          <Paragraph strong>{lineOf(mailboxes, request)}</Paragraph>
          {request.specialRequirements && <Quoted>{request.specialRequirements}</Quoted>}
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

function lineOf(mailboxes: Mailboxes, { name, session, participants }: ReservationOnFile): string {
  const { workshop, date } = printSession(session, farmWords(mailboxes))
  const { ownerNews, language } = ownersWords(mailboxes)
  const line = fillCounted(ownerNews.burst.line, participants, language)
  return fill(line, { name, workshop, date })
}
