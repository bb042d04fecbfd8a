import { isOffered } from '#booking/house/offers.ts'
import { namedApart } from '#booking/people/told-apart.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { printSession } from '#content/words/date-facts.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { OfSession } from '../news.ts'
import {
  farmWords,
  ownersDateFacts,
  ownersWords,
  sessionNotice,
  Sections,
  toDo,
} from './notice.tsx'

export const toDecide = sessionNotice((news, mailboxes) => {
  const { session } = news
  const own = ownersWords(mailboxes)
  const words = own.ownerNews.toDecide
  return {
    words,
    texts: [words.text],
    facts: [...ownersDateFacts(mailboxes, session), ...placesFacts(session, own)],
    between: <Sections sections={[guestsOf(news, own)]} />,
    main: toDo(mailboxes, 'go-ahead', session.id),
    more: [toDo(mailboxes, 'call-off', session.id)],
    closing: [words.consequence, own.ownerNews.oneButton],
  }
})

function placesFacts(session: SessionOnFile, { ownerNews, language }: OwnerWords) {
  const { taken, capacity, minimum } = session
  const labels = ownerNews.facts
  const places = { label: labels.places, value: fill(labels.placesTaken, { taken, capacity }) }
  if (minimum === undefined) return [places]
  const needed = fillCounted(ownerNews.toDecide.persons, minimum, language)
  return [places, { label: labels.minimum, value: needed }]
}

function guestsOf({ session, reservations }: OfSession, own: OwnerWords) {
  const words = own.ownerNews.toDecide
  const { bookedElsewhere } = session
  const elsewhere =
    bookedElsewhere > 0 ? [fillCounted(words.elsewhere, bookedElsewhere, own.language)] : []
  const lines = [...namedApart(reservations).map((one) => guestLine(one, own)), ...elsewhere]
  return { title: words.guestsTitle, lines: lines.length > 0 ? lines : [words.nobody] }
}

function guestLine(
  reservation: ReservationOnFile,
  { desk, ownerNews, language }: OwnerWords,
): string {
  const { name, participants } = reservation
  const status = desk.statuses[shownStatus(reservation)]
  const line = fillCounted(ownerNews.toDecide.guest, participants, language)
  return fill(line, { name, status: status.toLowerCase() })
}

export const prepSheetLetter = sessionNotice((news, mailboxes) => {
  const { session, sheet } = news
  const own = ownersWords(mailboxes)
  const words = own.ownerNews.prepSheet
  const { workshop } = printSession(session, farmWords(mailboxes))
  return {
    words: { ...words, title: fill(words.title, { workshop }) },
    facts: ownersDateFacts(mailboxes, session),
    between: <Sections sections={[guestsOf(news, own), ...sheet]} />,
    closing: isOffered(mailboxes.house, 'diets')
      ? [words.later, words.private]
      : [words.privateNames],
  }
})
