import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

await command(async () => {
  const { runtime, env } = await setUp('build')
  return runInFront(runtime, ['build/server/farm.js', ...process.argv.slice(2)], env)
})
