import { ownerNews } from '#content/words/nl/owner-news.ts'
import { fill } from '#language/fill.ts'
import { bookingNotice, dateFacts, guestFacts } from './notice.tsx'

const words = ownerNews.waitingAccepted

export const waitingAccepted = bookingNotice(({ reservation }) => ({
  words,
  texts: [fill(words.text, { name: reservation.name })],
  facts: [...dateFacts(reservation.session), ...guestFacts(reservation)],
}))
