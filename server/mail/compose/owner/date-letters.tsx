import { desk } from '#content/words/nl/desk.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { Sections } from '#emails/owner/sections.tsx'
import { fill, fillCounted } from '#language/fill.ts'
import type { SessionOnFile } from '../../../store/session-records.ts'
import type { ReservationOnFile } from '../../../store/reservation-records.ts'
import type { Letter } from '../../letters.ts'
import type { DateNews } from '../../news.ts'
import { sessionFacts } from '../guest-mail.ts'
import type { Mailboxes } from '../mailboxes.ts'
import { dateFacts, dateNotice, toDate, toDo } from './owner-notice.tsx'

/** Today the owner wanted to decide whether a date goes ahead. */
export function toDecideLetters(
  mailboxes: Mailboxes,
  { session, reservations }: DateNews,
): readonly Letter[] {
  const words = ownerNews.toDecide
  const lines = guestLines({ session, reservations })
  const notice = {
    words,
    texts: [words.text],
    facts: [...dateFacts(session), ...placesFacts(session)],
    main: toDo(mailboxes, 'goAhead', session.id),
    more: [toDo(mailboxes, 'callOff', session.id), toDate(mailboxes, session)],
    closing: [words.consequence, ownerNews.oneButton],
  }
  return [
    dateNotice(mailboxes, session, {
      kind: 'to-decide-owner',
      subject: words.subject,
      notice,
      children: <Sections sections={[{ title: words.guestsTitle, lines }]} />,
    }),
  ]
}

function placesFacts({ taken, capacity, minimum }: SessionOnFile) {
  const labels = ownerNews.facts
  const places = { label: labels.places, value: fill(labels.placesTaken, { taken, capacity }) }
  if (minimum === undefined) return [places]
  const needed = fillCounted(ownerNews.toDecide.persons, minimum, 'nl')
  return [places, { label: labels.minimum, value: needed }]
}

/** Who has booked, a party a line, and how many have places elsewhere. */
function guestLines({ session, reservations }: Pick<DateNews, 'session' | 'reservations'>) {
  const words = ownerNews.toDecide
  const { bookedElsewhere } = session
  const elsewhere = bookedElsewhere > 0 ? [fillCounted(words.elsewhere, bookedElsewhere, 'nl')] : []
  const booked = [...reservations.map(guestLine), ...elsewhere]
  return booked.length > 0 ? booked : [words.nobody]
}

function guestLine({ name, participants, status }: ReservationOnFile): string {
  const line = fillCounted(ownerNews.toDecide.guest, participants, 'nl')
  return fill(line, { name, status: desk.statuses[status].toLowerCase() })
}

/** Three days before: who comes, what may be on the plate, what is to stand ready. */
export function prepSheetLetters(
  mailboxes: Mailboxes,
  { session, reservations, sheet }: DateNews,
): readonly Letter[] {
  const words = ownerNews.prepSheet
  const { workshop } = sessionFacts(session, 'nl')
  const lines = guestLines({ session, reservations })
  const guests = { title: ownerNews.toDecide.guestsTitle, lines }
  const notice = {
    words: { ...words, title: fill(words.title, { workshop }) },
    texts: [],
    facts: dateFacts(session),
    more: [toDate(mailboxes, session)],
    closing: [words.private],
  }
  return [
    dateNotice(mailboxes, session, {
      kind: 'prep-sheet-owner',
      subject: words.subject,
      notice,
      children: <Sections sections={[guests, ...sheet]} />,
    }),
  ]
}
