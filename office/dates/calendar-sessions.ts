import type { Session } from '#booking/dates/session.ts'
import type { Id } from '#booking/id.ts'
import { sum } from '#booking/sum.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { CalendarSession, SessionParties } from '#letters/calendar.ts'
import type { Reads } from '#store/subjects.ts'

export async function listCalendarSessions(
  store: Reads,
  sessions: readonly Session[],
): Promise<readonly CalendarSession[]> {
  const changes = await store.sessions.listChangeTimes(sessions.map(({ id }) => id))
  return sessions.map((session) => ({ ...session, changedAt: changes.get(session.id) }))
}

export function listPartiesOf(
  store: Reads,
  dates: readonly CalendarSession[],
): Promise<readonly SessionParties[]> {
  return Array.fromAsync(dates, async (date) => {
    const parties = await listPartiesOn(store, date.id)
    const others = date.taken - sum(parties, ({ participants }) => participants)
    return { date, parties, others }
  })
}

export async function listPartiesOn(store: Reads, sessionId: Id<'session'>) {
  const all = await store.reservations.listOn(sessionId)
  return all.filter(({ status }) => holdsPlaces(status))
}
