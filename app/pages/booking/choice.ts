import { isWorkshopSlug } from '#booking/workshops.ts'
import { readDateChoice } from '#language/read-date-choice.ts'
import type { DateView } from '../date-view.ts'

/**
 * What is chosen in the form so far; empty text is nothing yet (specification, section 4). The date
 * is known by its id: how it is printed changes with the page's language.
 */
export type Choice = { readonly workshopType: string; readonly dateId: string }

/** The dates a workshop still has places on, in order. */
export function openDates(dates: readonly DateView[], workshopType: string): readonly DateView[] {
  return dates.filter((date) => date.workshop === workshopType && date.state !== 'full')
}

/**
 * What the list of dates shows as chosen; empty where that date is gone, full or not in the list. A
 * list without a value of its own would show its first date, which nobody chose.
 */
export function shownDate(listed: readonly DateView[], { dateId }: Choice): string {
  return listed.find(({ id, state }) => id === dateId && state !== 'full')?.choice ?? ''
}

/** The id of the date that is printed so on the page. */
export function dateIdOf(dates: readonly DateView[], printed: string | undefined): string {
  return dates.find(({ choice }) => choice === printed)?.id ?? ''
}

/** What an address fills in: a workshop that exists, and a date of it that is free. */
export function choiceFromQuery(query: URLSearchParams, dates: readonly DateView[]): Choice {
  const workshopType = query.get('workshopType') ?? ''
  if (!isWorkshopSlug(workshopType)) return { workshopType: '', dateId: '' }
  // The page in another language keeps the address, and with it the date in the first one's words.
  const asked = readDateChoice(query.get('preferredDate') ?? '')
  const date = openDates(dates, workshopType).find(
    ({ day, time }) => day === asked?.day && time.startsWith(asked.startTime),
  )
  return { workshopType, dateId: date?.id ?? '' }
}
