import type { Kysely, Transaction } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** An open database whose tables are up to date, with what SQLite and PostgreSQL do each their own way. */
export type Database = {
  readonly db: Kysely<Tables>
  /**
   * One change at a time, over all processes: what a change has read stays as it is until that
   * change has ended, so it may read first and write then.
   */
  readonly transaction: <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>
  /** Begins a transaction that sees one moment and holds up nobody. */
  readonly beginCopy: string
  readonly scheduleRevision: Store['scheduleRevision']
  /** Whether rows that somebody else is taking must be passed over by hand. */
  readonly locksRows: boolean
  readonly wipeTraces: Store['wipeTraces']
  readonly check: Store['check']
  readonly close: Store['close']
}
