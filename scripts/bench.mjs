import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

// `npm run bench` measures speed; `npm run bench -- reliability` breaks things and counts what is lost;
// `npm run bench -- house` measures the code, `-- years` a farm with years behind it, `-- letters` what
// moves when the site's letters come on machines with other typefaces.
const [first, ...rest] = process.argv.slice(2)
const apart = ['reliability', 'years', 'letters'].find((name) => name === first)

await command(async () => {
  if (first === 'house') {
    const { runtime, env } = await setUp('packages')
    return runInFront(runtime, ['scripts/bench/house.ts'], env)
  }
  // What visitors have: the shell of one fetches pictures further ahead.
  const browser = { reliability: ['browser'], years: [], letters: ['browser'] }[first ?? ''] ?? [
    'whole browser',
  ]
  const { runtime, env } = await setUp('packages', 'build', ...browser)
  return apart
    ? runInFront(runtime, [`scripts/bench/${apart}/main.ts`, ...rest], env)
    : runInFront(runtime, ['scripts/bench/main.ts', ...process.argv.slice(2)], env)
})
