import { describeError, type Log } from './log.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Makes what libraries print a line of the log, so that every line is JSON. Their words may hold what
 * a visitor typed, so of a text only its first place in the code is kept, and of an error its kind.
 */
export function sendConsoleToLog(target: Pick<Console, keyof typeof levels>, log: Log): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, keyof Log][]) {
    target[method] = (...said: readonly unknown[]) => {
      const error = said.find((part) => part instanceof Error)
      const printed = new Error('printed')
      Error.captureStackTrace(printed, target[method])
      log[level]('printed', describeError(error ?? printed))
    }
  }
}
