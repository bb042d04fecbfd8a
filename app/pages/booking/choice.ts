import { isWorkshopSlug } from '#booking/dates/session.ts'
import { readDateChoice } from '#booking/reservations/reservation-request.ts'
import { type DateView, isOnOffer } from '../date-view.ts'

/** Empty text is nothing yet. By the date's id, as how it is printed changes with the page's language. */
export type Choice = { readonly workshopType: string; readonly dateId: string }

export function openDates(dates: readonly DateView[], workshopType: string): readonly DateView[] {
  return dates.filter((date) => date.workshop === workshopType && isOnOffer(date))
}

/** Empty where the date is gone, full or closed: a list without a value would show its first, which nobody chose. */
export function shownDate(listed: readonly DateView[], { dateId }: Choice): string {
  return listed.find((date) => date.id === dateId && isOnOffer(date))?.choice ?? ''
}

export function dateIdOf(dates: readonly DateView[], printed: string | undefined): string {
  return dates.find(({ choice }) => choice === printed)?.id ?? ''
}

/** What the lists said before script touched them, or else what was chosen earlier in this visit. */
export function chosenBefore(
  shown: FormData,
  draft: Readonly<Record<string, string>>,
  dates: readonly DateView[],
): Choice {
  const of = (name: string) => String(shown.get(name) || (draft[name] ?? ''))
  const dateId = dateIdOf(dates, of('preferredDate'))
  const date = dates.find(({ id }) => id === dateId)
  const workshopType = of('workshopType') || (date?.workshop ?? '')
  return { workshopType, dateId: date?.workshop === workshopType ? dateId : '' }
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
