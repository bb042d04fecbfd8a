import { bankReferenceOf, counterparty } from '../found-lines.ts'
import type { FoundTransaction } from '../../statement/transaction.ts'
import { communicationOf } from '../../statement/references-in-text.ts'
import { type CodaRecord, dayAt, fieldAt, signedCents, unreadableCoda } from './coda-record.ts'

type CodaTransaction = { readonly found: FoundTransaction; readonly parts: FoundTransaction[] }

type Lines = { readonly first: CodaRecord; second?: CodaRecord; third?: CodaRecord }

/** First digit of a transaction code: a detail of a detail, whose money its total has already. */
const partOfPart = '9'

export function codaTransactions(records: readonly CodaRecord[]): readonly CodaTransaction[] {
  const transactions: CodaTransaction[] = []
  for (const lines of linesOf(records)) {
    const { first } = lines
    const total = transactions.at(-1)
    const isDetail = fieldAt(first, 7, 10) !== '0000'
    if (isDetail && !total) throw orderProblem(first)
    const found = foundIn(lines)
    if (!isDetail) transactions.push({ found, parts: [] })
    else if (fieldAt(first, 54, 54) !== partOfPart) total?.parts.push(found)
  }
  return transactions
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

function numbersOf(record: CodaRecord): string {
  return fieldAt(record, 3, 10)
}

function orderProblem({ line, text }: CodaRecord) {
  return unreadableCoda('record-order', line, text.slice(0, 10))
}

function foundIn({ first, second, third }: Lines): FoundTransaction {
  // Lines are joined without a space: the bank cuts a text, and a reference in it, anywhere.
  const further = (second ? fieldAt(second, 11, 63) : '') + (third ? fieldAt(third, 83, 125) : '')
  const isReversal = second !== undefined && /[1-9]/.test(fieldAt(second, 113, 113))
  return {
    bookedOn: dayAt(first, 116),
    amountCents: signedCents(first, 32, 33),
    ...communicationIn(first, further),
    ...(third && counterparty(fieldAt(third, 48, 82), fieldAt(third, 11, 44))),
    ...bankReferenceOf(fieldAt(first, 11, 31)),
    status: isReversal ? 'reversal' : 'booked',
  }
}

/** 101: the payer gave the reference. 102: the bank made it. */
const referenceTypes = ['101', '102']

function communicationIn(first: CodaRecord, further: string) {
  if (fieldAt(first, 62, 62) !== '1') {
    return communicationOf(undefined, fieldAt(first, 63, 115) + further)
  }
  if (!referenceTypes.includes(fieldAt(first, 63, 65))) {
    return communicationOf(undefined, fieldAt(first, 66, 115) + further)
  }
  return communicationOf(fieldAt(first, 66, 77), fieldAt(first, 78, 115) + further)
}
