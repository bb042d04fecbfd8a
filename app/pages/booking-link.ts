import type { WorkshopSlug } from '#booking/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/** The booking page with a workshop, and perhaps a date, filled in: works without script too. */
export function bookingLink(language: Language, workshop: WorkshopSlug, choice?: string): string {
  const query = new URLSearchParams({ workshopType: workshop })
  if (choice !== undefined) query.set('preferredDate', choice)
  return `${pathTo('booking', language)}?${query}#reservation`
}
