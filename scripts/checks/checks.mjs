import { runUnseen } from '../setup/child.mjs'
import { seconds } from '../setup/say.mjs'
import { tool } from '../setup/tool.mjs'

/** Makes what two of the checks read. */
const first = { name: 'routes', command: 'react-router', args: ['typegen'] }

/** Further checkers of types would each work out the same ones: four use twice the processor time of one. */
const checks = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.', '!drawings/**'] },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'types', command: 'tsc', args: ['--noEmit', '--singleThreaded'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
]

const packages = { 'react-router': '@react-router/dev', tsc: 'typescript' }

/**
 * Runs the checks beside one another and says how each went, once what it is given is ready; its own words are
 * shown only when it fails.
 */
export async function runChecks({ runtime, env, ready }) {
  const check = async ({ name, command, args }) => {
    const started = Date.now()
    const script = tool(packages[command] ?? command, command)
    const { passed, output } = await runUnseen(runtime, [script, ...args], { env })
    const line = `${name} ${passed ? 'passed' : 'failed'} (${seconds(started)})\n`
    await ready
    process.stdout.write(line)
    if (!passed) process.stdout.write(`${output.trimEnd()}\n\n`)
    return passed
  }
  const results = [await check(first), ...(await Promise.all(checks.map(check)))]
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}
