import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { timeLimits } from '#post/retry.ts'
import type { OutboxSettings } from './outbox-process.ts'
import { start } from './records.ts'

/** Starts a process that sends the mails of a store, until a signal or the end of this process ends it. */
export function startOutboxProcess({
  manner = 'right',
  limits = timeLimits,
  now = start.getTime(),
  since = Date.now(),
  speed = 1,
  ...where
}: Pick<OutboxSettings, 'dataDir' | 'url'> & Partial<OutboxSettings>) {
  const settings: OutboxSettings = { ...where, manner, limits, now, since, speed }
  const script = join(import.meta.dirname, 'outbox-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const gone = once(child, 'exit')
  const ready = once(child.stdout, 'data')
  return {
    ready,
    output: () => output,
    gone,
    /** Ends the process as a power cut would. */
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
