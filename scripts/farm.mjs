import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

await command(async () => {
  const { runtime, env } = await setUp('packages')
  return runInFront(runtime, ['server/farm.ts', ...process.argv.slice(2)], env)
})
