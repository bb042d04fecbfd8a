import { everyTable } from '../every-table.ts'
import { openPool } from './database.ts'

/** A table that others use is left for later. */
const patience = '200ms'

/**
 * Deleted rows stay in a table's file until their room is used again; `vacuum full` writes it anew
 * without them. The server's own log and copies are its keeper's (docs/running.md).
 */
export async function wipeTraces(url: string): Promise<boolean> {
  const pool = openPool(url, { max: 1 })
  try {
    await pool.query(`set lock_timeout = '${patience}'`)
    for (const table of everyTable) await pool.query(`vacuum full ${table}`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false
    throw error
  } finally {
    await pool.end()
  }
}

const lockNotAvailable = '55P03'
