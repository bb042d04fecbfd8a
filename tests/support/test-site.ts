import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** The site as it runs for the farm: its own process, its own folder, a real port. */
export type TestSite = {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Everything it has written to standard output and error so far. */
  readonly output: () => string
  /** The owner's command line beside it, on the same store. */
  readonly farm: <Row>(...words: string[]) => Promise<Row[]>
  /** The mails on disk. */
  readonly mailFiles: () => Promise<string[]>
  /** Ends it in good order and waits until it is gone. */
  readonly stop: () => Promise<void>
  /** As a power cut would. */
  readonly kill: () => Promise<void>
}

/** The instant most tests start at: all thirteen dates of autumn 2025 lie ahead. */
export const autumn = '2025-09-15T09:00:00+02:00'

export type TestSiteSettings = {
  /** An earlier site's folder; without one, a new folder. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** A command that starts it in its own way, and ends where it ends. */
  readonly under?: readonly string[]
  /** `npm start` runs this one, which sets up what is missing first. */
  readonly program?: 'server/main.ts' | 'scripts/start.mjs'
  /** Words to Node before the program. */
  readonly nodeOptions?: readonly string[]
}

/** Starts the built site; `npm test` has built it. */
export async function startTestSite(given: TestSiteSettings = {}): Promise<TestSite> {
  const { dataDir, env = {}, under = [], nodeOptions = [] } = given
  const { program = 'server/main.ts' } = given
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'hof-ter-gist-')))
  const settings = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    TZ: 'America/New_York',
    PORT: '0',
    NOW: autumn,
    DATA_DIR: folder,
    ...env,
  }
  const node = [process.execPath, ...nodeOptions, join(root, program)]
  const [command = '', ...rest] = [...under, ...node]
  const child = spawn(command, rest, { env: settings })
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
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    farm: async (...words) => {
      const args = [join(root, 'server/farm.ts'), ...words, '--json']
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: settings })
      return JSON.parse(stdout)
    },
    mailFiles: async () => {
      const mail = join(folder, 'mail')
      const names = await readdir(mail).catch(() => [])
      const whole = names.filter((name) => name.endsWith('.eml'))
      // The site may sweep one away meanwhile.
      const texts = whole.map((name) => readFile(join(mail, name), 'utf8').catch(() => undefined))
      return (await Promise.all(texts)).filter((text) => text !== undefined)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Removes a site's folder once the test is over. */
export async function removeData(site: TestSite): Promise<void> {
  await site.stop()
  await rm(site.dataDir, { recursive: true, force: true })
}
