import { printHelp, runVerb } from './desk/command-line.ts'
import { ConfigError, readConfig } from './config.ts'
import { createClock } from './clock.ts'
import { StoreError } from './store/store-error.ts'
import { openStore } from './store/open-store.ts'

const [verb, ...rest] = process.argv.slice(2)

if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
  console.log(printHelp())
} else {
  try {
    const config = readConfig(process.env)
    const store = await openStore(config)
    try {
      const outcome = await runVerb({ store, clock: createClock(config.startsAt) }, verb, rest)
      if (outcome.kind === 'printed') {
        console.log(outcome.text)
        if (outcome.note) console.error(outcome.note)
      } else {
        console.error(outcome.problem)
        process.exitCode = 2
      }
    } finally {
      await store.close()
    }
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof StoreError
    console.error(known ? error.message : error)
    process.exitCode = 1
  }
}
