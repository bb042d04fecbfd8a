import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

// `npm run bench` measures speed; `npm run bench -- reliability` breaks things and counts what is lost.
const [first, ...rest] = process.argv.slice(2)
const reliability = first === 'reliability'

await command(async () => {
  const { runtime, env } = await setUp('packages', 'build', ...(reliability ? [] : ['browser']))
  return reliability
    ? runInFront(runtime, ['scripts/bench/reliability/main.ts', ...rest], env)
    : runInFront(runtime, ['scripts/bench/main.ts', ...process.argv.slice(2)], env)
})
