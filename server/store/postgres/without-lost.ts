import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, type Pool } from 'pg'

/**
 * The pool as Kysely takes it, less the connections that went quiet: where an answer did not come in
 * time, the next query would wait behind it until the network gives up, and that takes a quarter of
 * an hour. What the database itself refused is an answer.
 */
export function withoutLost(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      let lost: unknown
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (lost) throw lost
        try {
          return await client.query(sql, [...parameters])
        } catch (error) {
          if (!(error instanceof DatabaseError)) lost = error
          throw error
        }
      }
      const release = () => client.release(lost !== undefined)
      // Kysely would take cursors as well, which nothing here asks for.
      return { query, release } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}
