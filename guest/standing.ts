import { answerDue } from '#booking/dates/away.ts'
import { practicalAt } from '#booking/reservations/due.ts'
import { business } from '#content/business.ts'
import type { TitledText } from '#content/words/shape/parts.ts'
import { fill } from '#language/fill.ts'
import type { GuestVisit } from './visit.tsx'

/** Where a booking stands; what was promised is not promised again once it was sent, or is late. */
export async function standingOf(visit: GuestVisit): Promise<TitledText> {
  const { office, reservation, words } = visit
  const { status, session, createdAt } = reservation
  const { statuses, paidSoon, unanswered } = words.myBooking
  const now = office.clock.now()
  if (status === 'requested') {
    const due = answerDue(createdAt, await office.store.awayFrom(createdAt))
    if (!isUnansweredPast(visit) && now < due) return statuses.requested
    const { title, text } = isUnansweredPast(visit) ? unanswered.past : unanswered.late
    return { title, text: fill(text, { email: business.email }) }
  }
  const isSoon = status === 'paid' && now >= practicalAt(session.day)
  return isSoon ? { ...statuses.paid, text: paidSoon } : statuses[status]
}

/** A request that the farm let lie until its date had begun. */
export function isUnansweredPast({ office, reservation }: GuestVisit): boolean {
  const { status, session } = reservation
  return status === 'requested' && office.clock.now() >= session.startsAt
}
