import { printHelp, runVerb } from './command-line/command-line.ts'
import { commandSite } from './command-line/command-site.ts'
import { problemLine } from './problem-line.ts'

// Files are for the process's owner alone, as in main.ts.
process.umask(0o077)
const [verb, ...rest] = process.argv.slice(2)

if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
  console.log(printHelp())
} else {
  try {
    const outcome = await runVerb(commandSite(process.env), verb, rest)
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
