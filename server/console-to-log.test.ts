import { expect, it } from 'vitest'
import { createLog, sendConsoleToLog } from './log.ts'

function createConsole() {
  const lines: string[] = []
  const target = { debug: print, log: print, info: print, warn: print, error: print }
  sendConsoleToLog(
    target,
    createLog('debug', (line) => lines.push(line)),
  )
  return { target, lines, last: () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> }
}

function print(..._said: unknown[]): void {
  throw new Error('printed beside the log')
}

it('the output of a library is a line of the log, and says where it came from', () => {
  const { target, lines, last } = createConsole()
  target.warn('The path "/nl/%C3 of bram@example.org" is malformed')
  expect(last()).toMatchObject({ level: 'warn', event: 'printed' })
  expect(last()['place']).toContain('console-to-log.test.ts')
  target.log('a', { b: 1 })
  expect(last()).toMatchObject({ level: 'info' })
  expect(lines.join('\n')).not.toMatch(/bram|malformed/)
})

it('the kind and place of an error are kept', () => {
  const { target, last } = createConsole()
  target.error('While rendering:', new RangeError('bram@example.org'))
  expect(last()).toMatchObject({ level: 'error', event: 'printed', error: 'RangeError' })
  expect(JSON.stringify(last())).not.toContain('bram')
})
