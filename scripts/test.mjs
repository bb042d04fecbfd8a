import { runChecks } from './checks/checks.mjs'
import { added, lastLine } from './checks/tally.mjs'
import { runTests } from './checks/tests.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

// Arguments after `--` are Vitest's, as in `npm test -- booking`; the checks are then left out.
const args = process.argv.slice(2)

await command(async () => {
  const place = await setUp('packages')
  // The build leaves half of two cores idle, and the checks read nothing of it.
  const ready = setUp('build', 'browser')
  const checks = args.length > 0 ? [] : [runChecks({ ...place, ready })]
  const [{ runtime, env }, ...checked] = await Promise.all([ready, ...checks])
  const tests = await runTests({ runtime, env, args })
  const all = added(...checked, tests)
  process.stdout.write(`${lastLine(all)}\n`)
  return all.failed === 0 ? 0 : 1
})
