import type { Context } from 'hono'
import { appointmentCalendar, calendarName } from '#letters/calendar.ts'

/** The date of a booking as a file for the guest's own calendar; the same appointment as in our mails. */
export function answerCalendar(
  c: Context,
  appointment: Parameters<typeof appointmentCalendar>[0],
  siteUrl: string,
): Response {
  return c.body(appointmentCalendar(appointment, siteUrl), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${calendarName}"`,
    'Cache-Control': 'no-store',
  })
}
