import { Stopped } from './ends.mjs'

// Everything set-up says goes to stderr: stdout belongs to the command itself.

/** Says what is being done, then how long it took. */
export async function step(title, work) {
  const started = Date.now()
  process.stderr.write(`${title}…`)
  try {
    const result = await work()
    process.stderr.write(` ${seconds(started)}\n`)
    return result
  } catch (error) {
    process.stderr.write(error instanceof Stopped ? ' stopped\n' : ' failed\n')
    throw error
  }
}

export function seconds(started) {
  const passed = (Date.now() - started) / 1000
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`
}
