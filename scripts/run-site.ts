import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

export type ScriptSite = {
  readonly url: string
  /** The time from the command to the first answer, which somebody at a terminal waits for. */
  readonly startMs: number
  readonly stop: () => Promise<void>
}

/** Starts the site as `npm start` does, over a folder of its own; 15 September 2025 is full of dates. */
export async function startSiteForScript(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ScriptSite> {
  const start = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      NOW: '2025-09-15T09:00:00+02:00',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ...env,
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /answers at (http\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)))
  })
  await fetch(`${url}/nl`).then((response) => response.text())
  const startMs = performance.now() - start
  return {
    url,
    startMs,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
