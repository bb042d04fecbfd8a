import type { FoundStatement, FoundStatements } from '../transaction.ts'
import { transactionsOfEntry } from './camt-entry.ts'
import { checkSums } from './camt-sums.ts'
import { type Element, elementsAt, textAt, unreadable, xmlTree } from './xml-tree.ts'

/** Reads CAMT.053 (ISO 20022, "Bank to customer statement") of any version: names are matched, namespaces not. */
export function readCamt(text: string): FoundStatements {
  const document = xmlTree(text)
  const statements = elementsAt(document, 'BkToCstmrStmt/Stmt')
  if (document.name !== 'Document' || statements.length === 0) {
    const found = document.children[0]?.name ?? document.name
    throw unreadable('not-a-statement', document.line, found)
  }
  return { format: 'camt', statements: statements.map(statementOf) }
}

function statementOf(statement: Element): FoundStatement {
  const id = textAt(statement, 'Acct/Id/IBAN') || textAt(statement, 'Acct/Id/Othr/Id')
  const account = id.replaceAll(/\s/g, '')
  const own = { account, createdAt: textAt(statement, 'CreDtTm') }
  const entries = elementsAt(statement, 'Ntry')
  const transactions = entries.flatMap((entry) => transactionsOfEntry(entry, own))
  checkSums(statement)
  const line = elementsAt(statement, 'Acct')[0]?.line ?? statement.line
  const holder = textAt(statement, 'Acct/Ownr/Nm')
  return { account, holder, line, transactions }
}
