import { isDay, type Day } from '#language/dates.ts'
import { dayOf } from '../../dates/brussels-time.ts'

export function dayOfCoda(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return existing(`20${year}`, month, day)
}

/** `DD/MM/YYYY`, `D-M-YY`, `DD.MM.YYYY` or `YYYY-MM-DD` of a table. */
export function dayOfCell(text: string): Day | undefined {
  const [, y = '', m = '', d = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (y) return existing(y, m, d)
  const match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text)
  const [, day = '', , month = '', year = ''] = match ?? []
  return existing(year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0'))
}

/** A day or an instant of XML; an instant with an offset is the day it was in Brussels. */
export function dayOfXml(text: string): Day | undefined {
  const [, y = '', m = '', d = '', rest = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text.trim()) ?? []
  const day = existing(y, m, d)
  if (!day || !/^T.*(?:Z|[+-]\d\d:\d\d)$/.test(rest)) return day
  const instant = new Date(`${day}${rest}`)
  return Number.isNaN(instant.getTime()) ? undefined : dayOf(instant)
}

function existing(year: string, month: string, day: string): Day | undefined {
  const text = `${year}-${month}-${day}`
  return isDay(text) && year >= '1990' && year <= '2099' ? text : undefined
}
