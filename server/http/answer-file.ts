import type { Context } from 'hono'
import { type CsvCell, csvText } from '#language/csv.ts'
import { type Appointment, appointmentCalendar, calendarName } from '#letters/calendar.ts'
import { closedPolicy } from './headers.ts'
import { cachedPage } from './page-cache.ts'
import { houseOfRequest } from './request-house.ts'
import { sendCachedPage } from './send-page.ts'

export const calendarType = 'text/calendar; charset=utf-8'

export function sendDownload(
  c: Context,
  name: string,
  { type, body }: { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> },
): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  })
}

export function sendCsvFile(c: Context, name: string, lines: readonly (readonly CsvCell[])[]) {
  return sendDownload(c, `${name}.csv`, { type: 'text/csv; charset=utf-8', body: csvText(lines) })
}

/** A booking's date as a file for the guest's calendar, with the same appointment as in mails. */
export function sendCalendarFile(
  c: Context,
  appointment: Omit<Appointment, 'house'>,
  siteUrl: string,
): Response {
  const body = appointmentCalendar({ ...appointment, house: houseOfRequest(c) }, siteUrl)
  return sendDownload(c, calendarName(appointment.words), { type: calendarType, body })
}

/** A calendar, which programs ask for again and again: unchanged, it costs a few bytes. */
export function sendCalendar(c: Context, calendar: string): Promise<Response> {
  return sendCachedPage(c, cachedPage({ html: calendar, policy: closedPolicy }), calendarType)
}
