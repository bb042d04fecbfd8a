import { ownerNews } from '#content/words/nl/owner-news.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { sessionFacts } from '../blocks/facts.tsx'
import type { Refund } from '#store/money.ts'
import type { OfBooking } from '../letters.ts'
import type { Moved } from '../to-guest/moved.tsx'
import { bookingNotice, dateFacts, guestFacts, toDo } from './notice.tsx'

export const movedByGuest = bookingNotice<Moved>((news) => {
  if (news.by !== 'guest') return undefined
  const words = ownerNews.moved
  return {
    words,
    texts: [fill(words.text, { name: news.reservation.name })],
    facts: bothDates(news, ownerNews.facts.oldDate),
  }
})

type Rebooked = Moved & {
  /** The refund that is no longer to be paid: its money went along. */
  readonly withdrawn: Refund | undefined
}

/** A guest whose date was called off chose another one: what need not be paid back, and what waits again. */
export const rebookedByGuest = bookingNotice<Rebooked>((news, mailboxes) => {
  if (news.by !== 'guest') return undefined
  const { reservation, withdrawn } = news
  const { id, name, status } = reservation
  const words = ownerNews.rebooked
  const isRequest = status === 'requested'
  const amount = withdrawn && printEuros(withdrawn.amountCents, 'nl')
  return {
    words,
    texts: [
      fill(words.text, { name }),
      ...(amount ? [fill(words.noRefund, { amount })] : []),
      ...(isRequest ? [words.isRequest] : []),
      ...(amount || isRequest ? [] : [words.nothing]),
    ],
    facts: bothDates(news, ownerNews.facts.calledOffDate),
    main: isRequest ? toDo(mailboxes, 'confirm', id) : undefined,
    more: isRequest ? [toDo(mailboxes, 'decline', id)] : [],
  }
})

function bothDates({ reservation, from }: OfBooking & Moved, oldLabel: string) {
  const { date, time } = sessionFacts(from, 'nl')
  return [
    ...dateFacts(reservation.session, ownerNews.facts.newDate),
    { label: oldLabel, value: `${date}, ${time}` },
    ...guestFacts(reservation),
  ]
}
