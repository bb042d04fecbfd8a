/**
 * Counts Vitest's JSON report. Nothing that went wrong may be missing from the count: a file that
 * did not load, and an error outside every test, are one failure each.
 */
export function tally(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const passed = report.numPassedTests
  const failed = report.numFailedTests + report.testResults.filter(didNotLoad).length
  const skipped = report.numPendingTests + report.numTodoTests
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed, skipped }
}

export function added(...counts) {
  const total = (key) => counts.reduce((sofar, count) => sofar + count[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function didNotLoad({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((result) => result.status === 'failed')
}
