import { expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

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
  const told = describeError(error)
  expect(told).toMatchObject({ error: 'TypeError', code: 'EENVELOPE' })
  expect(told['place']).toContain('log.test.ts')
  expect(JSON.stringify(told)).not.toContain('bram')
  expect(JSON.stringify(describeError('bram@example.org'))).not.toContain('bram')
})
