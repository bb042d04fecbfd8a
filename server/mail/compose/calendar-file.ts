import { appointmentCalendar } from '../../calendar.ts'
import type { MailAttachment } from '../../store/mail-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { languageOf } from './envelope.ts'
import type { Mailboxes } from './mailboxes.ts'

type Booked = Pick<ReservationOnFile, 'id' | 'status' | 'session' | 'createdAt' | 'language'>

/** A booking for the guest's calendar; a newer file replaces an older one. */
export function bookingCalendarFile(
  { siteUrl, clock }: Mailboxes,
  booking: Booked,
): MailAttachment {
  const language = languageOf(booking)
  return {
    filename: 'hof-ter-gist.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: appointmentCalendar({ booking, now: clock.now() }, language, siteUrl()),
  }
}
