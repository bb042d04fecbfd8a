import { isWorkshopSlug } from '#booking/workshops.ts'
import type { DateView } from '../date-view.ts'

/** What is chosen in the form so far; empty text is nothing yet (specification, section 4). */
export type Choice = { readonly workshopType: string; readonly preferredDate: string }

/** The dates a workshop still has places on, in order. */
export function openDates(dates: readonly DateView[], workshopType: string): readonly DateView[] {
  return dates.filter((date) => date.workshop === workshopType && date.state !== 'full')
}

/** What an address fills in: a workshop that exists, and a date of it that is free. */
export function choiceFromQuery(query: URLSearchParams, dates: readonly DateView[]): Choice {
  const workshopType = query.get('workshopType') ?? ''
  if (!isWorkshopSlug(workshopType)) return { workshopType: '', preferredDate: '' }
  const asked = query.get('preferredDate')
  const date = openDates(dates, workshopType).find(({ choice }) => choice === asked)
  return { workshopType, preferredDate: date?.choice ?? '' }
}
