import { dayMs } from '#booking/dates/brussels-time.ts'
import { weekdays } from '#language/dates.ts'
import type { Office } from '#office/office.ts'
import { askForNextDate, confirmWish } from '#office/waiting/wishes.ts'
import type { FirstLanguage } from './first-languages.ts'

type WishForm = Parameters<typeof askForNextDate>[1]
type Wisher = Pick<WishForm, 'name' | 'email'> &
  Partial<WishForm> & { readonly language?: FirstLanguage }

/** Somebody wishes for a next date, which suits two on any day, and proves the mailbox. */
export async function wishForDate(
  office: Office,
  { language = 'nl', ...wisher }: Wisher,
): Promise<void> {
  const wish = { workshop: 'sourdough', participants: 2, languages: [language], weekdays } as const
  await askForNextDate(office, { ...wish, ...wisher }, { language })
  const tomorrow = new Date(office.clock.now().getTime() + dayMs)
  for (const { id } of await office.store.wishes.listOver(tomorrow)) await confirmWish(office, id)
}
