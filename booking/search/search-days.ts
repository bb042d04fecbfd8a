import { type Day, isDay, printDayApart, printMonth } from '#language/dates.ts'
import { languages } from '#language/languages.ts'
import { folded } from './search-words.ts'

const months = languages.flatMap((language) =>
  Array.from({ length: 12 }, (_, n) => twoDigits(n + 1)).map((number) => ({
    number,
    name: folded(printMonth(`2025-${number}`, language).split(' ')[0]!),
  })),
)

const aWeek = ['01', '02', '03', '04', '05', '06', '07'] as const
const weekdays = languages.flatMap((language) =>
  aWeek.map((day) => folded(printDayApart(`2025-09-${day}`, language).weekday)),
)

const weekday = new RegExp(`^(?:ma|di|wo|do|vr|za|zo|${weekdays.join('|')})[ ,]+`)

/** A date without a year is one of last year, this one and the next; other texts give no days. */
export function searchDays(typed: string, today: Day): readonly Day[] {
  const text = folded(typed).replace(weekday, '')
  const [, year = '', month = '', day = ''] =
    /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? yearLast(text) ?? []
  if (day === '') return []
  const thisYear = Number(today.slice(0, 4))
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1]
  return years.map((each) => `${each}-${month}-${twoDigits(Number(day))}`).filter(isDay)
}

function yearLast(text: string) {
  const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-](20\d\d|\d\d))?$/.exec(text)
  const named = /^(\d{1,2})(?:er|\.)?[ -]?([a-z]{3,9})\.?(?:[ -](20\d\d))?$/.exec(text)
  const [, day = '', month = '', year = ''] = numbers ?? named ?? []
  const number = numbers ? twoDigits(Number(month)) : monthNamed(month)
  if (!number) return undefined
  return [text, year.length === 2 ? `20${year}` : year, number, day]
}

function monthNamed(typed: string): string | undefined {
  const begins = typed === 'mrt' ? 'maa' : typed
  return months.find(({ name }) => begins !== '' && name.startsWith(begins))?.number
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
