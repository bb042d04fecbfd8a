import { asOwner } from '#tests/support/desk-device.ts'
import type { Language } from '#language/languages.ts'
import { choiceOf, type DateRow } from '#tests/support/dates.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import type { Day } from '#language/dates.ts'

/** The means to make things happen on a site. */
export type Seeding = {
  readonly site: TestSite
  readonly link: Awaited<ReturnType<typeof linksOf>>
  /** The date on a day of autumn 2025. */
  readonly date: (day: Day) => DateRow
  /** Asks for a place like the booking page; returns the id of the booking. */
  readonly book: (
    date: DateRow,
    language: Language,
    different: Record<string, unknown>,
  ) => Promise<string>
  /** Presses the button of a page. */
  readonly press: (url: string, fields?: Record<string, string>) => Promise<void>
}

export async function openSeeding(site: TestSite): Promise<Seeding> {
  const [link, rows] = await Promise.all([linksOf(site), site.farm<DateRow>('schedule')])
  return {
    site,
    link,
    date: (day) => {
      const row = rows.find(({ startsAt }) => startsAt.startsWith(day))
      if (!row) throw new Error(`There is no date on ${day}`)
      return row
    },
    book: (date, language, different) =>
      askForPlaces(site.url, { preferredDate: choiceOf(date, language), language, ...different }),
    press: async (url, fields = {}) => {
      const body = new URLSearchParams(fields)
      const { status } = await asOwner(url, { method: 'POST', body, redirect: 'manual' })
      if (status !== 303) throw new Error(`${status} at ${url}`)
    },
  }
}
