import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

type Program = {
  readonly command: string
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** Starts a program that serves the site; gives its address once it answers. */
export async function startProgram({ command, words, env }: Program) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`
      const address = /answers at (http\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${output}`)))
  })
  return { child, url, output: () => output }
}

/** Ends a program, and waits until it is gone. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

export type ScriptSite = AsyncDisposable & {
  readonly url: string
  /** The time from the command to the first answer, which somebody at a terminal waits for. */
  readonly startMs: number
  readonly stop: () => Promise<void>
}

/** Starts the site as `npm start` does, over a folder of its own; 15 September 2025 is full of dates. */
export async function startSiteForScript(
  dataDir: string,
  different: Readonly<Record<string, string>> = {},
): Promise<ScriptSite> {
  const start = performance.now()
  const settings = { PORT: '0', NOW: '2025-09-15T09:00:00+02:00', DATA_DIR: dataDir }
  const { child, url } = await startProgram({
    command: process.execPath,
    words: [join(root, 'scripts/start.mjs')],
    env: { ...process.env, ...settings, LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...different },
  })
  await fetch(`${url}/nl`).then((response) => response.text())
  const stop = () => endProgram(child, 'SIGTERM')
  return { url, startMs: performance.now() - start, stop, [Symbol.asyncDispose]: stop }
}
