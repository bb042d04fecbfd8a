import { createClock } from '#booking/dates/clock.ts'
import { sayStatementProblem } from '#content/words/nl/statement.ts'
import { openStore } from '#store/open-store.ts'
import type { Store } from '#store/store.ts'
import { printHelp, runVerb } from './command-line/command-line.ts'
import { readConfig } from './config.ts'
import { openOffice } from './open-office.ts'
import { problemLine } from './problem-line.ts'

// As in main.ts: what is written is for the owner of the process alone.
process.umask(0o077)
const [verb, ...rest] = process.argv.slice(2)

if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
  console.log(printHelp())
} else {
  try {
    const config = readConfig(process.env)
    const clock = createClock(config.startsAt)
    const desk = {
      config,
      clock,
      openStore: () => openStore(config),
      openOffice: (store: Store) => openOffice({ config, clock, store }),
      sayProblem: sayStatementProblem,
    }
    const outcome = await runVerb(desk, verb, rest)
    if (outcome.kind === 'printed') {
      console.log(outcome.text)
      if (outcome.note) console.error(outcome.note)
    } else {
      console.error(outcome.problem)
      process.exitCode = outcome.exitCode ?? 2
    }
  } catch (error) {
    console.error(problemLine(error))
    process.exitCode = 1
  }
}
