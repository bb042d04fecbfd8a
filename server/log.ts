import { keysOf } from '#language/keys-of.ts'

/** The log is about the program: no name, no person's address, nothing a visitor typed. */
export type Log = Readonly<
  Record<Exclude<LogLevel, 'silent'>, (event: string, facts?: Facts) => void>
>

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

type LogLevel = (typeof logLevels)[number]

type Facts = Readonly<Record<string, string | number | boolean | undefined>>

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const at =
    (each: LogLevel) =>
    (event: string, facts: Facts = {}) => {
      if (logLevels.indexOf(each) < logLevels.indexOf(level)) return
      write(JSON.stringify({ at: new Date().toISOString(), level: each, event, ...facts }))
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Describes an error by its kind and place, without typed words. */
export function describeError(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error }
  const place = error.stack?.split('\n').find((row) => row.trimStart().startsWith('at '))
  return {
    error: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    // SQLite's own words for the code, never those of a query.
    reason: 'errstr' in error ? String(error.errstr) : undefined,
    place: place?.trim(),
  }
}

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** A library's words may hold a visitor's, so only their place in the code is kept. */
export function sendConsoleToLog(target: Pick<Console, keyof typeof levels>, log: Log): void {
  for (const method of keysOf(levels)) {
    const level = levels[method]
    target[method] = (...parts: readonly unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      const printed = new Error('printed')
      Error.captureStackTrace(printed, target[method])
      log[level]('printed', describeError(error ?? printed))
    }
  }
}
