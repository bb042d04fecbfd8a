import { runUnseen } from '../setup/child.mjs'
import { seconds } from '../setup/say.mjs'
import { tool } from '../setup/tool.mjs'

const checks = [
  { name: 'format', runs: [['oxfmt', '--check', '.', '!drawings/**']] },
  { name: 'lint', runs: [['oxlint', '--deny-warnings', '--report-unused-disable-directives']] },
  {
    name: 'types',
    runs: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'unused', runs: [['knip', '--no-progress']] },
]

const packages = { 'react-router': '@react-router/dev', tsc: 'typescript' }

/** Runs each check and says how it went; a check's own words are shown only when it fails. */
export async function runChecks({ runtime, env }) {
  const results = []
  for (const { name, runs } of checks) {
    const started = Date.now()
    const failure = await firstFailure(runs, { runtime, env })
    process.stdout.write(`${name} ${failure ? 'failed' : 'passed'} (${seconds(started)})\n`)
    if (failure) process.stdout.write(`${failure.output.trimEnd()}\n\n`)
    results.push(failure === undefined)
  }
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

async function firstFailure(runs, { runtime, env }) {
  for (const [command, ...args] of runs) {
    const script = tool(packages[command] ?? command, command)
    const result = await runUnseen(runtime, [script, ...args], { env })
    if (!result.passed) return result
  }
}
