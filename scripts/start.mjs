import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

await command(async () => {
  const { runtime, env } = await setUp('packages', 'build')
  // One user may write the code and another run it (docs/running.md).
  if (process.argv.includes('--build')) return 0
  console.log('npm run -s farm -- desk prints the link that opens your desk.')
  // Letters and pages leave much behind at once: a small nursery, and a heap kept small, cost hardly
  // any time and far less memory (docs/decisions/0033-what-a-first-paint-costs.md).
  const args = ['--max-semi-space-size=4', '--optimize-for-size', 'build/server/main.js']
  // Threads that pack pages keep what they freed on Linux, each for itself, unless they share a
  // heap.
  return runInFront(runtime, args, { MALLOC_ARENA_MAX: '2', ...env })
})
