import { expect, test } from 'vitest'
import { added, lastLine, tally } from './tally.mjs'

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

test('passed tests are counted', () => {
  expect(tally(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
})

test('a file that does not load is a failure', () => {
  const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }]
  expect(tally({ ...report, testResults }, 1).failed).toBe(1)
})

test('a failed test is counted once, not again for its file', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(tally({ ...report, numFailedTests: 1, testResults: [file] }, 1).failed).toBe(1)
})

test('an error outside every test is a failure', () => {
  expect(tally(report, 1).failed).toBe(1)
})

test('a run without a report is a failure', () => {
  expect(tally(undefined, 0).failed).toBe(1)
})

test('a run without a passed test is a failure', () => {
  expect(tally({ ...report, numPassedTests: 0, testResults: [] }, 0).failed).toBe(1)
})

test('the last line says what was skipped, if anything was', () => {
  const checks = { passed: 4, failed: 1, skipped: 0 }
  expect(lastLine(added(checks, { passed: 3, failed: 0, skipped: 0 }))).toBe('7 passed, 1 failed')
  expect(lastLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped')
})
