import { exitCodeOf } from './child.mjs'
import { SetUpRefusal, Stopped } from './ends.mjs'

/** Runs one of the project's commands and ends with the code it gives. */
export async function command(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.exitCode = codeAfter(error)
  }
}

function codeAfter(error) {
  if (error instanceof Stopped) return exitCodeOf(error.signal)
  process.stderr.write(`${error instanceof SetUpRefusal ? error.message : error.stack}\n`)
  return 1
}
