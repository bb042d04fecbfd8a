import { answerDue } from '#booking/due.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '../../../store/reservation-records.ts'
import type { Letter } from '../../letters.ts'
import type { Mailboxes } from '../mailboxes.ts'
import { bookingNotice, dateFacts, guestFacts, toBooking, toDo } from './owner-notice.tsx'

/** A request waits, and the time we promise is nearly up. */
export function unansweredLetters(
  mailboxes: Mailboxes,
  reservation: ReservationOnFile,
): readonly Letter[] {
  const { id, name, session, createdAt, specialRequirements } = reservation
  const words = ownerNews.unanswered
  const until = printInstant(answerDue(createdAt), 'nl')
  const labels = ownerNews.facts
  const notice = {
    words,
    texts: [fill(words.text, { name, until })],
    facts: [
      ...dateFacts(session),
      ...guestFacts(reservation),
      { label: labels.requirements, value: specialRequirements || labels.none },
    ],
    main: toDo(mailboxes, 'confirm', id),
    more: [toDo(mailboxes, 'decline', id), toBooking(mailboxes, reservation)],
    closing: [ownerNews.oneButton],
  }
  const { subject } = words
  return [bookingNotice(mailboxes, reservation, { kind: 'unanswered-owner', subject, notice })]
}
