import { sum } from '../../../sum.ts'
import { centsOf, missing, signOf, statusOf } from './camt-entry.ts'
import { type Element, elementsAt, textAt, unreadable } from './xml-tree.ts'

type Counted = { readonly cents: number; readonly isBooked: boolean }

const isBooked = (entry: Counted) => entry.isBooked

/** A page of a longer statement may give neither balances nor a summary. */
export function checkSums(statement: Element): void {
  const entries = elementsAt(statement, 'Ntry').map(countedOf)
  checkBalance(statement, entries)
  const credits = entries.filter(({ cents }) => cents > 0)
  const debits = entries.filter(({ cents }) => cents < 0)
  checkCount(statement, 'TtlNtries', entries)
  checkCount(statement, 'TtlCdtNtries', credits)
  checkCount(statement, 'TtlDbtNtries', debits)
}

function countedOf(entry: Element): Counted {
  return { cents: signedCents(entry), isBooked: statusOf(entry) !== 'not-booked' }
}

function checkBalance(statement: Element, entries: readonly Counted[]): void {
  const opening = balanceOf(statement, 'OPBD') ?? balanceOf(statement, 'PRCD')
  const closing = balanceOf(statement, 'CLBD')
  if (!opening || !closing) return
  const moved = sum(entries.filter(isBooked), ({ cents }) => cents)
  if (signedCents(opening) + moved === signedCents(closing)) return
  throw unreadable('balance', closing.line)
}

function balanceOf(statement: Element, code: string): Element | undefined {
  return elementsAt(statement, 'Bal').find((each) => textAt(each, 'Tp/CdOrPrtry/Cd') === code)
}

/** Some banks count what is not booked yet as well, some do not. */
function checkCount(statement: Element, name: string, entries: readonly Counted[]): void {
  const summary = elementsAt(statement, `TxsSummry/${name}`)[0]
  if (!summary) return
  const ways = [entries, entries.filter(isBooked)]
  if (ways.some((counted) => agrees(summary, counted))) return
  throw unreadable('entry-count', summary.line)
}

function agrees(summary: Element, counted: readonly Counted[]): boolean {
  const number = textAt(summary, 'NbOfNtries')
  const total = elementsAt(summary, 'Sum')[0]
  if (number !== '' && Number(number) !== counted.length) return false
  // The sum of all is one of amounts without their signs.
  return !total || centsOf(total) === sum(counted, ({ cents }) => Math.abs(cents))
}

function signedCents(element: Element): number {
  const amount = elementsAt(element, 'Amt')[0]
  const sign = signOf(element)
  if (!amount || !sign) throw missing(element, amount ? 'CdtDbtInd' : 'Amt')
  return sign * centsOf(amount)
}
