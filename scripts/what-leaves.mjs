import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

await command(async () => {
  const { runtime, env } = await setUp('packages')
  const own = { ...env, NODE_ENV: 'production' }
  return runInFront(runtime, ['tests/what-leaves/main.ts', ...process.argv.slice(2)], own)
})
