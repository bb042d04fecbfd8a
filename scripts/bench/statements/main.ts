import { printVerdicts } from '../table.ts'
import { countStatements } from './count-statements.ts'

// `npm run bench -- statements` counts what one act asks of the database; `npm run bench` does so among others.
// The option `--files` also names the files that run for each.

const { rows, files } = await countStatements()
if (process.argv.includes('--files'))
  for (const [act, ran] of files) process.stdout.write(`${act}:\n  ${ran.join('\n  ')}\n\n`)
process.stdout.write(`${printVerdicts(rows)}\n`)
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1
