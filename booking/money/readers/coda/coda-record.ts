import type { Day } from '#language/dates.ts'
import { centsOfMilli } from '../../../amount.ts'
import { problemsIn } from '../problem.ts'
import { dayOfCoda } from '../statement-day.ts'
import type { Cents } from '../../../units.ts'

export const unreadableCoda = problemsIn('coda')

export type CodaRecord = { readonly text: string; readonly line: number; readonly code: CodaCode }

const codes = ['0', '1', '21', '22', '23', '31', '32', '33', '4', '8', '9'] as const
export type CodaCode = (typeof codes)[number]

const lineLength = 128

export function codaRecords(text: string): readonly CodaRecord[] {
  // Some programs end a file as DOS did.
  const lines = text
    .replaceAll('\u001A', '')
    .trimEnd()
    .split(/\r\n|\r|\n/)
  const last = lines.length - 1
  return lines.map((each, i) => codaRecord(i === last ? each.padEnd(lineLength) : each, i + 1))
}

function codaRecord(text: string, line: number): CodaRecord {
  if (text.length !== lineLength) {
    throw unreadableCoda('line-length', line, String(text.length))
  }
  const code = codes.find((each) => text.startsWith(each))
  if (!code) throw unreadableCoda('record-order', line, text.slice(0, 2))
  return { text, line, code }
}

/** Text between two positions, both counted from 1 like in the standard. */
export function fieldAt({ text }: CodaRecord, from: number, to: number): string {
  return text.slice(from - 1, to)
}

/** An amount with its sign before it, 0 for credit and 1 for debit; fifteen digits from `from`. */
export function signedCents(record: CodaRecord, signAt: number, from: number): Cents {
  const cents = amountCents(record, from)
  const sign = fieldAt(record, signAt, signAt)
  if (sign !== '0' && sign !== '1') throw unreadableCoda('sign', record.line, sign)
  return sign === '0' ? cents : 0 - cents
}

export function amountCents(record: CodaRecord, from: number): Cents {
  const digits = fieldAt(record, from, from + 14)
  const cents = centsOfMilli(digits)
  if (cents === undefined) throw unreadableCoda('amount', record.line, digits)
  return cents
}

export function dayAt(record: CodaRecord, from: number): Day {
  const text = fieldAt(record, from, from + 5)
  const day = dayOfCoda(text)
  if (!day) throw unreadableCoda('day', record.line, text)
  return day
}
