import { expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

function linesAt(level: 'debug' | 'info' | 'warn' | 'error' | 'silent'): unknown[] {
  const lines: string[] = []
  const log = createLog(level, (line) => lines.push(line))
  log.debug('a')
  log.info('b', { n: 1 })
  log.warn('c')
  log.error('d')
  return lines.map((line) => (JSON.parse(line) as { event: string }).event)
}

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

it('events below the level are left out', () => {
  expect(linesAt('debug')).toEqual(['a', 'b', 'c', 'd'])
  expect(linesAt('info')).toEqual(['b', 'c', 'd'])
  expect(linesAt('error')).toEqual(['d'])
  expect(linesAt('silent')).toEqual([])
})

it('a surprise is told without repeating what someone typed', () => {
  const error = Object.assign(new TypeError('bad address bram@example.org'), { code: 'EENVELOPE' })
  const told = describeError(error)
  expect(told).toMatchObject({ error: 'TypeError', code: 'EENVELOPE' })
  expect(told['place']).toContain('log.test.ts')
  expect(JSON.stringify(told)).not.toContain('bram')
  expect(JSON.stringify(describeError('bram@example.org'))).not.toContain('bram')
})
