import { communicationOf } from '../communication.ts'
import { bankReferenceOf, counterparty } from '../counterparty.ts'
import type { FoundMovement } from '../movement.ts'
import { Unreadable } from '../problem.ts'
import { type CodaRecord, dayAt, field, signedCents } from './coda-record.ts'

export type CodaMovement = {
  readonly found: FoundMovement
  /** First digit of the transaction code: 0 single, 1, 2 and 3 totals, 5 to 9 details. */
  readonly type: string
  /** A detail repeats a part of its total. */
  readonly isDetail: boolean
  /** The movement it is a detail of; itself when it is none. */
  readonly total: CodaMovement | undefined
}

/** The lines 2.1, 2.2 and 2.3 of one movement. */
type Lines = { readonly first: CodaRecord; second?: CodaRecord; third?: CodaRecord }

export function codaMovements(
  records: readonly CodaRecord[],
  account: string,
): readonly CodaMovement[] {
  const movements: CodaMovement[] = []
  let total: CodaMovement | undefined
  for (const lines of linesOf(records)) {
    const { first } = lines
    const isDetail = field(first, 7, 10) !== '0000'
    const type = field(first, 54, 54)
    if (isDetail && !total) throw orderProblem(first)
    const movement = { found: foundIn(lines, account), type, isDetail, total }
    if (!isDetail) total = movement
    movements.push(movement)
  }
  return movements
}

function linesOf(records: readonly CodaRecord[]): readonly Lines[] {
  const all: Lines[] = []
  for (const record of records) {
    const current = all.at(-1)
    if (record.code === '21') {
      all.push({ first: record })
    } else if (record.code === '22' || record.code === '23') {
      if (!current || numbersOf(record) !== numbersOf(current.first)) throw orderProblem(record)
      if (record.code === '22') current.second = record
      else current.third = record
    }
  }
  return all
}

/** Sequence and detail number: the same on all lines of a movement. */
function numbersOf(record: CodaRecord): string {
  return field(record, 3, 10)
}

function orderProblem(record: CodaRecord): Unreadable {
  const { line, text } = record
  return new Unreadable('record-order', { format: 'coda', line, found: text.slice(0, 10) })
}

function foundIn({ first, second, third }: Lines, account: string): FoundMovement {
  // Joined as they are: a text, and a reference in it, can be cut anywhere between two lines.
  const further = (second ? field(second, 11, 63) : '') + (third ? field(third, 83, 125) : '')
  const isReversal = second !== undefined && /[1-9]/.test(field(second, 113, 113))
  return {
    account,
    bookedOn: dayAt(first, 116),
    amountCents: signedCents(first, 32, 33),
    ...communicationIn(first, further),
    ...(third && counterparty(field(third, 48, 82), field(third, 11, 44))),
    ...bankReferenceOf(field(first, 11, 31)),
    status: isReversal ? 'reversal' : 'booked',
  }
}

/** 101 is a reference the payer gave, 102 one that the bank put together. */
const referenceTypes = ['101', '102']

function communicationIn(first: CodaRecord, further: string) {
  if (field(first, 62, 62) !== '1')
    return communicationOf(undefined, field(first, 63, 115) + further)
  if (!referenceTypes.includes(field(first, 63, 65))) {
    return communicationOf(undefined, field(first, 66, 115) + further)
  }
  return communicationOf(field(first, 66, 77), field(first, 78, 115) + further)
}
