import { answerLine } from './command-line/command-line.ts'

// Files are for the process's owner alone, as in main.ts.
process.umask(0o077)
const { code, out, err } = await answerLine(process.argv.slice(2), process.env)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
