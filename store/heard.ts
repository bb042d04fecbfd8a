import type { CompiledQuery, LogEvent } from 'kysely'

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Hears each statement, those that begin and end a transaction too. */
export type Heard = (statement: Statement) => void

/** No statement is told where nobody listens. */
export function reportTo(heard: Heard | undefined) {
  return heard && (({ query }: LogEvent) => heard(query))
}
