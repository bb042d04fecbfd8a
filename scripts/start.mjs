import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

await command(async () => {
  const { runtime, env } = await setUp('packages', 'build')
  // React and the router choose their production code by this variable.
  return runInFront(runtime, ['server/main.ts'], { ...env, NODE_ENV: 'production' })
})
