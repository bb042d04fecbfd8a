import { sum } from '../../../sum.ts'
import type { FoundStatement, FoundStatements } from '../../statement/transaction.ts'
import {
  centsOf,
  euroCents,
  missingElement,
  signOf,
  entryStatus,
  transactionsOfEntry,
} from './camt-entry.ts'
import { type Element, elementsAt, textAt, unreadableCamt, xmlTree } from './xml-tree.ts'
import type { Cents } from '../../../units.ts'

/** Reads CAMT.053 (ISO 20022, "Bank to customer statement") of any version: names are matched, namespaces not. */
export function readCamt(text: string): FoundStatements {
  const document = xmlTree(text)
  const statements = elementsAt(document, 'BkToCstmrStmt/Stmt')
  if (document.name !== 'Document' || statements.length === 0) {
    const found = document.children[0]?.name ?? document.name
    throw unreadableCamt('not-a-statement', document.line, found)
  }
  return { format: 'camt', statements: statements.map(statementOf) }
}

function statementOf(statement: Element): FoundStatement {
  const id = textAt(statement, 'Acct/Id/IBAN') || textAt(statement, 'Acct/Id/Othr/Id')
  const account = id.replaceAll(/\s/g, '')
  const createdAt = textAt(statement, 'CreDtTm')
  const entries = elementsAt(statement, 'Ntry')
  const transactions = entries.flatMap((entry) => transactionsOfEntry(entry, createdAt))
  checkSums(statement)
  const line = elementsAt(statement, 'Acct')[0]?.line ?? statement.line
  return { account, holder: textAt(statement, 'Acct/Ownr/Nm'), line, transactions }
}

type CountedEntry = { readonly cents: Cents; readonly isBooked: boolean }

const isBooked = (entry: CountedEntry) => entry.isBooked

/** A page of a longer statement may give neither balances nor a summary. */
function checkSums(statement: Element): void {
  const entries = elementsAt(statement, 'Ntry').map(countedOf)
  checkBalance(statement, entries)
  const credits = entries.filter(({ cents }) => cents > 0)
  const debits = entries.filter(({ cents }) => cents < 0)
  checkCount(statement, 'TtlNtries', entries)
  checkCount(statement, 'TtlCdtNtries', credits)
  checkCount(statement, 'TtlDbtNtries', debits)
}

function countedOf(entry: Element): CountedEntry {
  return { cents: signedCents(entry), isBooked: entryStatus(entry) !== 'not-booked' }
}

function checkBalance(statement: Element, entries: readonly CountedEntry[]): void {
  const opening = balanceOf(statement, 'OPBD') ?? balanceOf(statement, 'PRCD')
  const closing = balanceOf(statement, 'CLBD')
  if (!opening || !closing) return
  const moved = sum(entries.filter(isBooked), ({ cents }) => cents)
  if (signedCents(opening) + moved === signedCents(closing)) return
  throw unreadableCamt('balance', closing.line)
}

function balanceOf(statement: Element, code: string): Element | undefined {
  return elementsAt(statement, 'Bal').find((each) => textAt(each, 'Tp/CdOrPrtry/Cd') === code)
}

/** Banks differ on whether unbooked entries count. */
function checkCount(statement: Element, name: string, entries: readonly CountedEntry[]): void {
  const summary = elementsAt(statement, `TxsSummry/${name}`)[0]
  if (!summary) return
  const countings = [entries, entries.filter(isBooked)]
  if (countings.some((counted) => agrees(summary, counted))) return
  throw unreadableCamt('entry-count', summary.line)
}

function agrees(summary: Element, counted: readonly CountedEntry[]): boolean {
  const number = textAt(summary, 'NbOfNtries')
  const total = elementsAt(summary, 'Sum')[0]
  if (number !== '' && Number(number) !== counted.length) return false
  // The sum of all adds amounts without their signs.
  return !total || centsOf(total) === sum(counted, ({ cents }) => Math.abs(cents))
}

function signedCents(element: Element): Cents {
  const sign = signOf(element)
  if (!sign) throw missingElement(element, 'CdtDbtInd')
  return sign * euroCents(element)
}
