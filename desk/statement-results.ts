import { randomUUID } from 'node:crypto'
import { addHours } from '#booking/dates/brussels-time.ts'
import type { StatementImport } from '#office/money/import-statement.ts'

export type StatementResult =
  | Extract<StatementImport, { readonly kind: 'booked' }>
  | { readonly kind: 'problem'; readonly text: string }

const shownHours = 1
const mostKept = 20

/** In memory alone: most of a statement is no guest's, and is written nowhere. */
export function keepStatementResults() {
  const kept = new Map<string, { readonly result: StatementResult; readonly until: Date }>()
  return {
    /** Returns what it is found by. */
    keep(result: StatementResult, now: Date): string {
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
      const id = randomUUID()
      kept.set(id, { result, until: addHours(now, shownHours) })
      return id
    },
    /** Undefined for what is past, or was read by another process or before a restart. */
    find(id: string, now: Date): StatementResult | undefined {
      const found = kept.get(id)
      return found && now < found.until ? found.result : undefined
    },
  }
}

export type StatementResults = ReturnType<typeof keepStatementResults>
