import type { LogLevel } from './config.ts'

/**
 * One JSON line an event. What is logged is about the program: never a name, an address of a person,
 * or anything a visitor typed.
 */
export type Log = {
  readonly debug: (event: string, facts?: Facts) => void
  readonly info: (event: string, facts?: Facts) => void
  readonly warn: (event: string, facts?: Facts) => void
  readonly error: (event: string, facts?: Facts) => void
}

type Facts = Readonly<Record<string, string | number | boolean | undefined>>

const order = ['debug', 'info', 'warn', 'error', 'silent'] as const

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const at =
    (own: LogLevel) =>
    (event: string, facts: Facts = {}) => {
      if (order.indexOf(own) < order.indexOf(level)) return
      write(JSON.stringify({ at: new Date().toISOString(), level: own, event, ...facts }))
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** What can be said of a surprise without repeating what someone typed: its kind and where it came from. */
export function describeError(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error }
  const place = error.stack?.split('\n').find((row) => row.trimStart().startsWith('at '))
  return {
    error: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    // SQLite's own words for its code, never those of a query.
    reason: 'errstr' in error ? String(error.errstr) : undefined,
    place: place?.trim(),
  }
}
