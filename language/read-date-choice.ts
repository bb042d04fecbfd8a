import { languages } from './languages.ts'
import { type Day, printMonth } from './dates.ts'

/** What a visitor chose in the schedule: a day in Brussels and the time it starts. */
export type DateChoice = { readonly day: Day; readonly startTime: string }

/**
 * Reads `"{date} - {time}"` as the schedule prints it, in any of the three languages, with or
 * without the weekday, with any dash.
 *
 * @returns undefined for anything else; the caller says so to the visitor
 */
export function readDateChoice(text: string): DateChoice | undefined {
  if (text.length > 200) return undefined
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
  const match =
    /(?<!\d)(\d{1,2})(?:er|st|nd|rd|th)? (\p{L}+)\.? (\d{4}) ?[-‐-―−]? ?([01]?\d|2[0-3])[:.h]([0-5]\d)(?!\d)/u.exec(
      plain,
    )
  if (!match) return undefined
  const [, dayOfMonth = '', monthName = '', year = '', hour = '', minute = ''] = match
  const month = monthNumbers().get(unaccented(monthName))
  if (month === undefined) return undefined
  const day = `${year}-${month}-${dayOfMonth.padStart(2, '0')}`
  const exists = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== day) return undefined
  return { day, startTime: `${hour.padStart(2, '0')}:${minute}` }
}

let names: Map<string, string> | undefined

/** Typed by hand, "août" is often "aout". */
function unaccented(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** "september", "septembre", "September" all give "09". */
function monthNumbers(): Map<string, string> {
  names ??= new Map(
    languages.flatMap((language) =>
      Array.from({ length: 12 }, (_, i) => {
        const month = String(i + 1).padStart(2, '0')
        const name = printMonth(`2025-${month}`, language).split(' ')[0] ?? ''
        return [unaccented(name.toLowerCase()), month] as const
      }),
    ),
  )
  return names
}
