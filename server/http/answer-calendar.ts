import type { Context } from 'hono'
import { appointmentCalendar, calendarName } from '#letters/calendar.ts'
import { closedPolicy } from './headers.ts'
import { keepPage } from './page-cache.ts'
import { sendKept } from './send-kept.ts'

const calendarType = 'text/calendar; charset=utf-8'

/** The date of a booking as a file for the guest's own calendar; the same appointment as in our mails. */
export function answerCalendar(
  c: Context,
  appointment: Parameters<typeof appointmentCalendar>[0],
  siteUrl: string,
): Response {
  return c.body(appointmentCalendar(appointment, siteUrl), 200, {
    'Content-Type': calendarType,
    'Content-Disposition': `attachment; filename="${calendarName}"`,
    'Cache-Control': 'no-store',
  })
}

/** A calendar that programs ask for again and again: it costs a few bytes while nothing changed. */
export function sendCalendar(c: Context, calendar: string): Promise<Response> {
  return sendKept(c, keepPage({ html: calendar, policy: closedPolicy }), calendarType)
}
