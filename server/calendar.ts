import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Session } from '#booking/session.ts'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/** Dates as a calendar file (RFC 5545), in UTC, so that every calendar program places them right. */
export function sessionCalendar(
  sessions: readonly Session[],
  language: Language,
  siteUrl: string,
): string {
  const words = wordsIn(language)
  const { street, postalCode, town } = business.address
  const calendar = ical({
    name: business.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: business.name, product: 'website', language: language.toUpperCase() },
  })
  for (const session of sessions) {
    calendar.createEvent({
      id: `${session.id}@${new URL(siteUrl).hostname}`,
      start: session.startsAt,
      end: session.endsAt,
      // Not the moment of writing: the same date gives the same file.
      stamp: session.startsAt,
      summary: `${words.workshop[session.workshop].name} - ${business.name}`,
      location: `${business.name}, ${street}, ${postalCode} ${town}`,
      url: siteUrl + pathTo('workshop', language, session.workshop),
    })
  }
  return calendar.toString()
}
