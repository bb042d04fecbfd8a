import { ownerNews } from '#content/words/nl/owner-news.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { printSession } from '../blocks/facts.tsx'
import type { Mailboxes } from '../envelope.ts'
import { noticeAbout, Sections, toDesk } from './notice.tsx'

const words = ownerNews.burst

type Burst = {
  readonly requests: number
  readonly messages: number
  /** The first of the requests. */
  readonly listed: readonly ReservationOnFile[]
}

/** Much came in at once: how much, and for which dates. It names nobody, as the desk does. */
export function burst(mailboxes: Mailboxes, news: Burst) {
  const what = whatCame(news)
  return noticeAbout(
    mailboxes,
    { about: [] },
    {
      words: { ...words, subject: fill(words.subject, { what }) },
      texts: [fill(words.text, { what })],
      between: <Sections sections={requestsOf(news)} />,
      main: toDesk(mailboxes),
      closing: [words.careful],
    },
  )
}

function whatCame({ requests, messages }: Burst): string {
  const counted = {
    requests: fillCounted(words.requests, requests, 'nl'),
    messages: fillCounted(words.messages, messages, 'nl'),
  }
  if (messages === 0) return counted.requests
  return requests === 0 ? counted.messages : fill(words.both, counted)
}

function requestsOf({ requests, listed }: Burst) {
  if (requests === 0) return []
  const more = requests - listed.length
  const lines = listed.map(lineOf)
  if (more > 0) lines.push(fillCounted(words.more, more, 'nl'))
  return [{ title: words.listTitle, lines }]
}

function lineOf({ session, participants }: ReservationOnFile): string {
  const { workshop, date } = printSession(session, 'nl')
  return fill(fillCounted(words.line, participants, 'nl'), { workshop, date })
}
