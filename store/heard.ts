import type { LogEvent } from 'kysely'

/** Hears each statement as it was asked, those that begin and end a transaction too. */
export type Heard = (sql: string) => void

/** Without anybody who listens, nothing is said. */
export function sayTo(heard: Heard | undefined) {
  return heard && (({ query }: LogEvent) => heard(query.sql))
}
