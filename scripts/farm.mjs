import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

// Money that came is told to guests, and the letters are part of what is built.
const needsBuild = ['statement']

await command(async () => {
  const words = process.argv.slice(2)
  const { runtime, env } = await setUp(needsBuild.includes(words[0]) ? 'build' : 'packages')
  return runInFront(runtime, ['server/farm.ts', ...words], env)
})
