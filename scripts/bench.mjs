import { runInFront } from './setup/child.mjs'
import { command } from './setup/command.mjs'
import { setUp } from './setup/set-up.mjs'

// `npm run bench` measures speed; `npm run bench -- reliability` breaks things and counts what is lost;
// `npm run bench -- house` measures the code, `-- years` a farm with years behind it, `-- statements` what
// one act asks of the database, `-- faces` what moves when the site's faces come on machines with
// other typefaces.
const [first, ...rest] = process.argv.slice(2)
const apart = ['reliability', 'years', 'statements', 'faces'].find((name) => name === first)

await command(async () => {
  if (first === 'house') {
    const { runtime, env } = await setUp('packages')
    return runInFront(runtime, ['scripts/bench/code-size.ts'], env)
  }
  // Pages are measured in a whole browser, as visitors have: the shell of one fetches pictures
  // further ahead.
  const needs = { reliability: ['browser'], years: [], statements: [], faces: ['browser'] }
  const browser = needs[first ?? ''] ?? ['whole browser']
  const { runtime, env } = await setUp('packages', 'build', ...browser)
  return apart
    ? runInFront(runtime, [`scripts/bench/${apart}/main.ts`, ...rest], env)
    : runInFront(runtime, ['scripts/bench/main.ts', ...process.argv.slice(2)], env)
})
