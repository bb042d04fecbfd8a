import { type Day, isDay, printMonth } from '#language/dates.ts'

const months = Array.from({ length: 12 }, (_, n) => twoDigits(n + 1)).map((number) => ({
  number,
  name: printMonth(`2025-${number}`, 'nl').split(' ')[0]!,
}))

const weekday =
  /^(?:ma|di|wo|do|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)[ ,]+/i

/**
 * Days that a typed date can mean: "23 oktober", "do 23/10", "23-10-2025". A date without a year
 * means a day of last year, this year and next year; a text that is no date gives no days.
 */
export function soughtDays(typed: string, today: Day): readonly Day[] {
  const text = typed.replace(weekday, '')
  const [, year = '', month = '', day = ''] =
    /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? yearLast(text) ?? []
  if (day === '') return []
  const thisYear = Number(today.slice(0, 4))
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1]
  return years.map((each) => `${each}-${month}-${twoDigits(Number(day))}`).filter(isDay)
}

function yearLast(text: string) {
  const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-](20\d\d|\d\d))?$/.exec(text)
  const named = /^(\d{1,2})[ -]?([a-z]{3,9})\.?(?:[ -](20\d\d))?$/i.exec(text)
  const [, day = '', month = '', year = ''] = numbers ?? named ?? []
  const number = numbers ? twoDigits(Number(month)) : monthNamed(month)
  if (!number) return undefined
  return [text, year.length === 2 ? `20${year}` : year, number, day]
}

function monthNamed(typed: string): string | undefined {
  const begins = typed.toLowerCase() === 'mrt' ? 'maa' : typed.toLowerCase()
  return months.find(({ name }) => begins !== '' && name.startsWith(begins))?.number
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
