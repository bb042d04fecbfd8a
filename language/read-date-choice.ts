import { languages } from './languages.ts'
import { isDay, printMonth } from './dates.ts'

/** Reads `"{date} - {time}"` as the schedule prints it, in any language, with or without weekday, with any dash. */
export function readDateChoice(text: string) {
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
  return isDay(day) ? { day, startTime: `${hour.padStart(2, '0')}:${minute}` } : undefined
}

/** Typed by hand, "août" is often "aout". */
function unaccented(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

let names: Map<string, string> | undefined

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
