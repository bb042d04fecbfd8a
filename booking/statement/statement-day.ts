import { dayOf } from '../brussels-time.ts'

/** `DDMMYY` of CODA as `YYYY-MM-DD`; undefined for a day that is none. */
export function dayOfCoda(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return existing(`20${year}`, month, day)
}

/** `DD/MM/YYYY`, `D-M-YY`, `DD.MM.YYYY` or `YYYY-MM-DD` of a table. */
export function dayOfCell(text: string): string | undefined {
  const [, y = '', m = '', d = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (y) return existing(y, m, d)
  const match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text)
  const [, day = '', , month = '', year = ''] = match ?? []
  return existing(year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0'))
}

/** A day or an instant of XML; an instant with an offset is the day it was in Brussels. */
export function dayOfXml(text: string): string | undefined {
  const [, y = '', m = '', d = '', rest = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text.trim()) ?? []
  const day = existing(y, m, d)
  if (!day || !/^T.*(?:Z|[+-]\d\d:\d\d)$/.test(rest)) return day
  const instant = new Date(`${day}${rest}`)
  return Number.isNaN(instant.getTime()) ? undefined : dayOf(instant)
}

function existing(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month}-${day}`
  const date = new Date(`${text}T12:00:00Z`)
  if (Number.isNaN(date.getTime()) || year < '1990' || year > '2099') return undefined
  return date.toISOString().slice(0, 10) === text ? text : undefined
}
