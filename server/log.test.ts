import { expect, it } from 'vitest'
import { createLog, describeError, sendConsoleToLog } from './log.ts'

it('an event is one line of JSON', () => {
  const lines: string[] = []
  createLog('info', (line) => lines.push(line)).info('mail-sent', { kind: 'a\nb', attempts: 1 })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    event: 'mail-sent',
    kind: 'a\nb',
    attempts: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
})

it.each([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['error', ['error']],
  ['silent', []],
] as const)('the level %s writes only %j', (level, written) => {
  const lines: string[] = []
  const log = createLog(level, (line) => lines.push(line))
  for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each]('happened')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(written)
})

it('a surprise is told without repeating what someone typed', () => {
  const error = Object.assign(new TypeError('bad address bram@example.org'), { code: 'EENVELOPE' })
  const described = describeError(error)
  expect(described).toMatchObject({ error: 'TypeError', code: 'EENVELOPE' })
  expect(described['place']).toContain('log.test.ts')
  expect(JSON.stringify(described)).not.toContain('bram')
  expect(JSON.stringify(describeError('bram@example.org'))).not.toContain('bram')
})

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
  expect(last()['place']).toContain('log.test.ts')
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
