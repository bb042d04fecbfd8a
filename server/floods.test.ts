import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFloodLog } from './floods.ts'
import { createLog } from './log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A log, and a clock that moves by minutes. */
function createWatch() {
  const lines: string[] = []
  const log = createLog('info', (line) => {
    const { at: _, level: _level, ...entry } = JSON.parse(line)
    lines.push(JSON.stringify(entry))
  })
  return { note: createFloodLog(log), lines, passMinute: () => vi.advanceTimersByTime(60_000) }
}

it('a flood of thousands is two lines: that it began, and how many there were once it is over', () => {
  const { note, lines, passMinute } = createWatch()
  for (let i = 0; i < 5_000; i++) note('pages')
  passMinute()
  note('pages')
  passMinute()
  expect(lines).toEqual(['{"event":"flood-began","of":"pages"}'])
  passMinute()
  expect(lines.slice(1)).toEqual(['{"event":"flood-ended","of":"pages","refused":5001}'])
})

it('floods of two kinds are told apart, and the next one begins anew', () => {
  const { note, lines, passMinute } = createWatch()
  note('robots')
  note('forms')
  passMinute()
  note('robots')
  expect(lines).toEqual([
    '{"event":"flood-began","of":"robots"}',
    '{"event":"flood-began","of":"forms"}',
    '{"event":"flood-ended","of":"robots","refused":1}',
    '{"event":"flood-ended","of":"forms","refused":1}',
    '{"event":"flood-began","of":"robots"}',
  ])
})
