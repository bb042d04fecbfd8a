import { printVerdicts } from '../table.ts'
import { countStatements } from './count-statements.ts'

// `npm run bench -- statements` counts what one act asks of the database; `npm run bench` does so among others.

const rows = await countStatements()
process.stdout.write(`${printVerdicts(rows)}\n`)
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1
