import { namedApart } from '#booking/people/told-apart.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { desk } from '#content/words/nl/desk.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { printSession } from '../blocks/facts.tsx'
import type { OfSession } from '../news.ts'
import { farmWords, ownersFactsOfSession, sessionNotice, Sections, toDo } from './notice.tsx'

export const toDecide = sessionNotice((news, mailboxes) => {
  const { session } = news
  const words = ownerNews.toDecide
  return {
    words,
    texts: [words.text],
    facts: [...ownersFactsOfSession(mailboxes, session), ...placesFacts(session)],
    between: <Sections sections={[guestsOf(news)]} />,
    main: toDo(mailboxes, 'go-ahead', session.id),
    more: [toDo(mailboxes, 'call-off', session.id)],
    closing: [words.consequence, ownerNews.oneButton],
  }
})

function placesFacts({ taken, capacity, minimum }: SessionOnFile) {
  const labels = ownerNews.facts
  const places = { label: labels.places, value: fill(labels.placesTaken, { taken, capacity }) }
  if (minimum === undefined) return [places]
  const needed = fillCounted(ownerNews.toDecide.persons, minimum, 'nl')
  return [places, { label: labels.minimum, value: needed }]
}

function guestsOf({ session, reservations }: OfSession) {
  const words = ownerNews.toDecide
  const { bookedElsewhere } = session
  const elsewhere = bookedElsewhere > 0 ? [fillCounted(words.elsewhere, bookedElsewhere, 'nl')] : []
  const lines = [...namedApart(reservations).map(guestLine), ...elsewhere]
  return { title: words.guestsTitle, lines: lines.length > 0 ? lines : [words.nobody] }
}

function guestLine(reservation: ReservationOnFile): string {
  const { name, participants } = reservation
  const status = desk.statuses[shownStatus(reservation)]
  const line = fillCounted(ownerNews.toDecide.guest, participants, 'nl')
  return fill(line, { name, status: status.toLowerCase() })
}

export const prepSheetLetter = sessionNotice((news, mailboxes) => {
  const { session, sheet } = news
  const words = ownerNews.prepSheet
  const { workshop } = printSession(session, farmWords(mailboxes))
  return {
    words: { ...words, title: fill(words.title, { workshop }) },
    facts: ownersFactsOfSession(mailboxes, session),
    between: <Sections sections={[guestsOf(news), ...sheet]} />,
    closing: [words.later, words.private],
  }
})
