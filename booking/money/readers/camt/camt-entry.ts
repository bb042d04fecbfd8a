import type { Day } from '#language/dates.ts'
import {
  withTextsOfParts,
  bankReferenceOf,
  counterparty,
  payableTransactions,
} from '../found-lines.ts'
import { centsOfDecimal } from '../../../amount.ts'
import type { FoundTransaction } from '../../statement/transaction.ts'
import { communicationOf } from '../../statement/references-in-text.ts'
import { dayOfXml } from '../statement-day.ts'
import { sum } from '../../../sum.ts'
import { type Element, elementsAt, textAt, unreadableCamt } from './xml-tree.ts'
import type { Cents } from '../../../units.ts'

/** @param createdAt the day or instant of its statement */
export function transactionsOfEntry(
  entry: Element,
  createdAt: string,
): readonly FoundTransaction[] {
  const sign = signOf(entry)
  if (!sign) throw missingElement(entry, 'CdtDbtInd')
  const status = entryStatus(entry)
  const common = { bookedOn: bookedOn(entry, status, createdAt), status }
  const transactions = elementsAt(entry, 'NtryDtls/TxDtls')
  const single = transactions.length === 1 ? transactions[0] : undefined
  const total: FoundTransaction = {
    ...common,
    amountCents: sign * euroCents(entry),
    ...detailsOf(entry, single, sign),
  }
  if (transactions.length < 2) return [total]
  const parts = transactions.map((transaction) => {
    const partSign = signOf(transaction) ?? sign
    const amountCents = partSign * (partCents(transaction) ?? Number.NaN)
    return { ...common, amountCents, ...detailsOf(entry, transaction, partSign) }
  })
  return transactionsOfBatch(entry, total, parts)
}

/** A batch whose amounts are missing or in another currency is one transaction. */
function transactionsOfBatch(
  { line }: Element,
  total: FoundTransaction,
  parts: readonly FoundTransaction[],
): readonly FoundTransaction[] {
  const cents = sum(parts, ({ amountCents }) => amountCents)
  if (Number.isNaN(cents)) return [withTextsOfParts(total, parts)]
  if (cents !== total.amountCents) throw unreadableCamt('batch', line)
  return payableTransactions(total, parts)
}

export function signOf(element: Element): 1 | -1 | undefined {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === '') return undefined
  if (indicator === 'CRDT') return 1
  if (indicator === 'DBIT') return -1
  throw unreadableCamt('sign', element.line, indicator)
}

/** The status is text in older versions and a code in newer ones; only booked entries happened. */
export function entryStatus(entry: Element): FoundTransaction['status'] {
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts/Prtry') || textAt(entry, 'Sts')
  if (status === '') throw missingElement(entry, 'Sts')
  if (status !== 'BOOK') return 'not-booked'
  const reversal = textAt(entry, 'RvslInd')
  return reversal === 'true' || reversal === '1' ? 'reversal' : 'booked'
}

function bookedOn(entry: Element, status: FoundTransaction['status'], createdAt: string): Day {
  const printed = [
    textAt(entry, 'BookgDt/Dt') || textAt(entry, 'BookgDt/DtTm'),
    textAt(entry, 'ValDt/Dt') || textAt(entry, 'ValDt/DtTm'),
    // Entries that are not booked yet may lack both.
    status === 'not-booked' ? createdAt : '',
  ].find((text) => text !== '')
  if (printed === undefined) throw missingElement(entry, 'BookgDt')
  const day = dayOfXml(printed)
  if (!day) throw unreadableCamt('day', entry.line, printed)
  return day
}

export function euroCents(element: Element): Cents {
  const amount = elementsAt(element, 'Amt')[0]
  if (!amount) throw missingElement(element, 'Amt')
  const currency = amount.attributes['Ccy']
  if (currency !== 'EUR') throw unreadableCamt('currency', amount.line, currency)
  return centsOf(amount)
}

function partCents(transaction: Element): Cents | undefined {
  const amount =
    elementsAt(transaction, 'Amt')[0] ?? elementsAt(transaction, 'AmtDtls/TxAmt/Amt')[0]
  return amount?.attributes['Ccy'] === 'EUR' ? centsOf(amount) : undefined
}

export function missingElement({ line }: Element, name: string) {
  return unreadableCamt('element-missing', line, name)
}

function detailsOf(entry: Element, transaction: Element | undefined, sign: 1 | -1) {
  const other = sign === 1 ? 'Dbtr' : 'Cdtr'
  const parties = elementsAt(transaction, 'RltdPties')[0]
  // Newer versions tell a party from an agent.
  const name = textAt(parties, `${other}/Pty/Nm`) || textAt(parties, `${other}/Nm`)
  return {
    ...communicationIn(entry, transaction),
    ...counterparty(name, textAt(parties, `${other}Acct/Id/IBAN`)),
    ...bankReferenceOf(bankReference(entry, transaction)),
  }
}

function bankReference(entry: Element, transaction: Element | undefined): string {
  return (
    textAt(transaction, 'Refs/AcctSvcrRef') ||
    textAt(entry, 'AcctSvcrRef') ||
    textAt(transaction, 'Refs/TxId')
  )
}

function communicationIn(entry: Element, transaction: Element | undefined) {
  const structured = elementsAt(transaction, 'RmtInf/Strd')
  const references = structured.map((each) => textAt(each, 'CdtrRefInf/Ref')).filter(Boolean)
  const [first, ...others] = references.toSorted(twelveDigitsFirst)
  const texts = [
    ...others,
    ...structured.flatMap((each) => elementsAt(each, 'AddtlRmtInf').map(({ text }) => text)),
    ...elementsAt(transaction, 'RmtInf/Ustrd').map(({ text }) => text),
  ].filter((text) => text.trim() !== 'NOTPROVIDED')
  if (first === undefined && texts.join('').trim() === '') {
    // The bank's own text stands in for a missing text of the payer.
    const text = textAt(transaction, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')
    return communicationOf(undefined, text)
  }
  return communicationOf(first, texts.join(' '))
}

function twelveDigitsFirst(a: string, b: string): number {
  return Number(isTwelveDigits(b)) - Number(isTwelveDigits(a))
}

function isTwelveDigits(text: string): boolean {
  return text.replaceAll(/\D/g, '').length === 12
}

export function centsOf({ text, line }: Element): Cents {
  const cents = centsOfDecimal(text)
  if (cents === undefined) throw unreadableCamt('amount', line, text)
  return cents
}
