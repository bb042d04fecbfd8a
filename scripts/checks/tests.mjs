import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInView } from '../setup/child.mjs'
import { tool } from '../setup/tool.mjs'
import { tally } from './tally.mjs'

/** Runs the tests in full view, and counts them from Vitest's own report. */
export async function runTests({ runtime, env, args }) {
  const folder = mkdtempSync(join(tmpdir(), 'hof-ter-gist-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = [tool('vitest'), 'run', ...reporters, ...args]
  try {
    // React would be the production one where NODE_ENV is set for everything.
    const code = await runInView(runtime, command, { ...env, NODE_ENV: 'test' })
    const content = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
    return tally(content, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
