import type { Context } from 'hono'
import type { Language } from '#language/languages.ts'
import { appointmentCalendar } from '../../calendar.ts'
import type { LinkTo } from '../../links.ts'
import type { LinkParts } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'

/** The date of a booking for the guest's own calendar; the same appointment as in our mails. */
export async function bookingCalendar(
  c: Context,
  { office, siteUrl }: LinkParts,
  { record, version }: LinkTo,
): Promise<Response> {
  const reservation = await office.store.findReservation(record)
  if (!reservation || reservation.linkVersion !== version) return unknownLink(c)
  const { language } = reservation
  const appointment = { booking: reservation, now: office.clock.now() }
  return c.body(appointmentCalendar(appointment, language as Language, siteUrl()), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="hof-ter-gist.ics"',
    'Cache-Control': 'no-store',
  })
}
