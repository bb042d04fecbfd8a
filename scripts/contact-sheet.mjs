import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

await command(async () => {
  const { runtime, env } = await setUp('packages', 'build', 'browser')
  return runInFront(runtime, ['scripts/looks/main.ts', ...process.argv.slice(2)], env)
})
