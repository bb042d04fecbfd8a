import { hasBegun } from '#booking/dates/session.ts'
import type { Attendance } from '#booking/party/attendance.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import { oneChange, recordEvent } from '../office.ts'

/** Attendance on a date that has begun; never more people than were booked. */
export const saveAttendance = oneChange(
  async (
    change,
    sessionId: Id<'session'>,
    attendance: Attendance,
  ): Promise<{ readonly kind: 'done' | 'too-early' | 'no-such-date' }> => {
    const session = await change.sessions.find(sessionId)
    if (!session) return { kind: 'no-such-date' }
    if (!hasBegun(session, change.now)) return { kind: 'too-early' }
    const parties = await change.reservations.listOn(sessionId)
    for (const { id, status, participants, came: before } of parties) {
      const counted = attendance.get(id)
      if (!counted || !holdsPlaces(status)) continue
      const came = Math.min(counted.came, participants)
      if (came === before) continue
      // Somebody else may have counted this party since the page was shown.
      if (before !== undefined && counted.came === counted.shown) continue
      await change.reservations.update(id, { came })
      const detail = { came, participants }
      await recordEvent(change, { reservationId: id, by: 'owner', what: 'counted', detail })
    }
    return { kind: 'done' }
  },
)
