import { pathTo } from './addresses.ts'
import type { Language } from './languages.ts'

/** The booking page with a workshop, and perhaps a date, filled in: works without script too. */
export function bookingLink(language: Language, workshop: string, choice?: string): string {
  const query = new URLSearchParams({ workshopType: workshop })
  if (choice !== undefined) query.set('preferredDate', choice)
  return `${pathTo('booking', language)}?${query}#reservation`
}
