import type { FoundStatement, FoundStatements } from '../movement.ts'
import { Unreadable } from '../problem.ts'
import { movementsOfEntry } from './camt-entry.ts'
import { type Element, elementsAt, textAt, xmlTree } from './xml-tree.ts'

/** Reads CAMT.053 (ISO 20022, "Bank to customer statement") of any version: names are matched, namespaces not. */
export function readCamt(text: string): FoundStatements {
  const document = xmlTree(text)
  const statements = elementsAt(document, 'BkToCstmrStmt/Stmt')
  if (document.name !== 'Document' || statements.length === 0) {
    const found = document.children[0]?.name ?? document.name
    throw new Unreadable('not-a-statement', { format: 'camt', line: document.line, found })
  }
  return { format: 'camt', statements: statements.map(statementOf) }
}

function statementOf(statement: Element): FoundStatement {
  const id = textAt(statement, 'Acct/Id/IBAN') || textAt(statement, 'Acct/Id/Othr/Id')
  const account = id.replaceAll(/\s/g, '')
  const createdAt = textAt(statement, 'CreDtTm')
  const entries = elementsAt(statement, 'Ntry')
  return {
    account,
    movements: entries.flatMap((entry) => movementsOfEntry(entry, { account, createdAt })),
  }
}
