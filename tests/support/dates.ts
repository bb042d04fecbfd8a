import { plainDay, type Day } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { TestSite } from './test-site.ts'

export type DateOnFile = {
  readonly id: string
  readonly workshop: string
  readonly startsAt: string
  readonly endsAt: string
  readonly capacity: number
  readonly taken: number
  readonly left: number
  readonly state: string
}

export async function dateOn(site: TestSite, day: Day): Promise<DateOnFile> {
  const rows = await site.farm<DateOnFile>('schedule')
  const row = rows.find(({ startsAt }) => startsAt.startsWith(day))
  if (!row) throw new Error(`There is no date on ${day}`)
  return row
}

/** `"{date} - {time}"` as the schedule prints it. */
export function choiceOf(
  { startsAt, endsAt }: Pick<DateOnFile, 'startsAt' | 'endsAt'>,
  language: Language = 'nl',
): string {
  const day = plainDay(dayOf(new Date(startsAt)), language)
  return `${day} - ${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`
}
