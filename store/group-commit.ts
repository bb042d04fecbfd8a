import { setImmediate } from 'node:timers/promises'
import type { ControlledTransaction, Transaction } from 'kysely'
import type { InTransaction, Tables } from './tables.ts'

type WaitingChange = {
  /** Runs the change's steps; resolves with a function that gives its answer. */
  readonly run: (db: Transaction<Tables>) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

/** PostgreSQL keeps 64 savepoints in memory; more of them slow down all readers. */
const maxTogether = 50

type Transactions = { readonly execute: () => Promise<ControlledTransaction<Tables>> }

/**
 * Changes that wait at the same time share one transaction, and so one wait for the disk. They run
 * one after another, each but the first in a savepoint, so that one that throws undoes none of the
 * others. None is answered before the commit, because each has seen the writes of those before it
 * (decision 27). `checkPlace` throws where the store can no longer be written to.
 */
export function groupCommit(transactions: Transactions, checkPlace = () => {}): InTransaction {
  const waiting: WaitingChange[] = []
  let isAtWork = false

  async function work(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) {
      try {
        checkPlace()
        await commitTogether(await transactions.execute(), waiting)
      } catch (error) {
        failAll(waiting.splice(0), error)
      }
    }
    isAtWork = false
  }

  return (steps) =>
    new Promise((resolve, reject) => {
      const run = async (db: Transaction<Tables>) => {
        const outcome = await steps(db)
        return () => resolve(outcome)
      }
      waiting.push({ run, fail: reject })
      if (!isAtWork) void work()
    })
}

/** Changes off the queue are committed together; after an early end, the next commit goes on. */
async function commitTogether(
  transaction: ControlledTransaction<Tables>,
  waiting: WaitingChange[],
): Promise<void> {
  const group: WaitingChange[] = []
  try {
    const answers: (() => void)[] = []
    while (group.length < maxTogether && waiting.length > 0) {
      const change = waiting.shift()!
      group.push(change)
      // The first change needs no savepoint, as it undoes no other.
      const isFirst = group.length === 1
      answers.push(isFirst ? await change.run(transaction) : await runApart(transaction, change))
      // Requests that have arrived are read now, and their changes join; a rush does not hold up pages.
      await setImmediate()
    }
    await transaction.commit().execute()
    for (const answer of answers) answer()
  } catch (error) {
    // A lost connection leaves nothing to undo.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined)
    failAll(group, error)
  }
}

/** Throws only what has ended the transaction for all. */
async function runApart(
  transaction: ControlledTransaction<Tables>,
  { run, fail }: WaitingChange,
): Promise<() => void> {
  const apart = await transaction.savepoint('change').execute()
  try {
    const answer = await run(transaction)
    await apart.releaseSavepoint('change').execute()
    return answer
  } catch (error) {
    try {
      await apart.rollbackToSavepoint('change').execute()
      await apart.releaseSavepoint('change').execute()
    } catch {
      throw error
    }
    return () => fail(error)
  }
}

function failAll(changes: readonly WaitingChange[], error: unknown): void {
  for (const { fail } of changes) fail(error)
}
