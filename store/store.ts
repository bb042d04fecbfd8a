// The store: reads of each subject, and changes, which are transactions that may also write.

import { type Kysely, type Logger, sql, type Transaction } from 'kysely'
import type { PlannedSession } from '#booking/dates/season.ts'
import { withOverrides } from '#booking/with-overrides.ts'
import { copyStore } from './backup/copy-store.ts'
import { saveSchedule } from './dates/schedule.ts'
import { createOutbox } from './mail/outbox.ts'
import type { Seals, Secrets } from './seals.ts'
import { type Changes, createChanges, createReads } from './subjects.ts'
import type { InTransaction, Tables } from './tables.ts'

export type Store = ReturnType<typeof createStore>

export type OpenOptions = { readonly secrets: Secrets; readonly heard?: Logger | undefined }

type Database = {
  readonly db: Kysely<Tables>
  readonly transaction: InTransaction
  readonly seals: Seals
  readonly locksRows: boolean
  readonly beginCopy: string
  readonly scheduleRevision: () => Promise<number>
  readonly wipeTraces: () => Promise<boolean>
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

export function createStore(database: Database) {
  const { db, transaction, seals, beginCopy, scheduleRevision, wipeTraces, check, close } = database
  const changesOf = changesEach(seals)
  return withOverrides(
    createReads(db, seals),
    {},
    {
      /** The result is on disk once the promise resolves; when `work` throws, nothing changed. */
      change: <T>(work: (changes: Changes) => Promise<T>) =>
        transaction((changing) => work(changesOf(changing))),
      /** The outcome of work that is taken back before others see it. */
      preview: <T>(work: (changes: Changes) => Promise<T>) =>
        transaction(async (changing) => {
          await sql`savepoint preview`.execute(changing)
          const outcome = await work(changesOf(changing))
          await sql`rollback to savepoint preview`.execute(changing)
          return outcome
        }),
      saveSchedule: (planned: readonly PlannedSession[], from: Date) =>
        transaction((changing) => saveSchedule(changing, planned, from)),
      outbox: createOutbox(database),
      /** A copy of one moment, which holds up no writer. */
      copy: () => copyStore(db, beginCopy),
      /** Rises with every change of the schedule, places or house, by any process. */
      scheduleRevision,
      /** Removes forgotten rows from the files; false while somebody reads, and then works later. */
      wipeTraces,
      check,
      close,
      [Symbol.asyncDispose]: close,
    },
  )
}

/** Changes of one transaction share their queries: most take longer to build than to run. */
function changesEach(seals: Seals) {
  const made = new WeakMap<Transaction<Tables>, Changes>()
  return (changing: Transaction<Tables>) =>
    made.getOrInsertComputed(changing, () => createChanges(changing, seals))
}
