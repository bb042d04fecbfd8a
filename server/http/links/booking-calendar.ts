import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'
import { sessionCalendar } from '../../calendar.ts'
import type { LinkTo } from '../../links.ts'
import type { LinkParts } from './mail-links.tsx'

/** The date of a booking for the guest's own calendar. */
export async function bookingCalendar(
  c: Context,
  { office, siteUrl }: LinkParts,
  { record, version }: LinkTo,
): Promise<Response> {
  const reservation = await office.store.findReservation(record)
  if (!reservation || reservation.linkVersion !== version) return c.notFound()
  const { session, language } = reservation
  return c.body(sessionCalendar([session], language as Language, siteUrl()), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="hof-ter-gist.ics"',
    'Cache-Control': 'no-store',
  })
}
