import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runVerb } from '#server/command-line/command-line.ts'
import { openDesk } from '#server/command-line/open-desk.ts'
import { migratedFile } from './migrated-file.ts'

const root = join(import.meta.dirname, '../..')

/** The site as it runs for the farm: its own process, its own folder, a real port. Disposed of, it is stopped and forgotten. */
export type TestSite = AsyncDisposable & {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Everything it has written to standard output and error so far. */
  readonly output: () => string
  /** What the owner's command line prints of the same store; run here, as a process of its own takes its time. */
  readonly farm: <Row>(...words: string[]) => Promise<Row[]>
  /** The mails on disk. */
  readonly mailFiles: () => Promise<string[]>
  /** Ends it, and starts it again on the same folder, with other settings. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<TestSite>
  /** Ends it in good order and waits until it is gone. */
  readonly stop: () => Promise<void>
  /** As a power cut would. */
  readonly kill: () => Promise<void>
}

/** The instant most tests start at: all thirteen dates of autumn 2025 lie ahead. */
export const autumn = '2025-09-15T09:00:00+02:00'

export type TestSiteSettings = {
  /** An earlier site's folder, or one with nothing in it; without one, a new folder with an empty store. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** A command that starts it in its own way, and ends where it ends. */
  readonly under?: readonly string[]
  /** `npm start` runs this one, which sets up what is missing first. */
  readonly program?: 'build/server/main.js' | 'scripts/start.mjs'
  /** Words to Node before the program. */
  readonly nodeOptions?: readonly string[]
}

/** Starts the built site; `npm test` has built it. */
export async function startTestSite(given: TestSiteSettings = {}): Promise<TestSite> {
  const { dataDir, env = {}, under = [], nodeOptions = [] } = given
  const { program = 'build/server/main.js' } = given
  const folder = dataDir ?? (await newFolder(env))
  const settings = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    TZ: 'America/New_York',
    PORT: '0',
    NOW: autumn,
    DATA_DIR: folder,
    // A test presses a button and reads its mail; those about taking back say how long it waits.
    UNDO_SECONDS: '0',
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
  // One after another: two stores in one thread would wait for each other's lock for ever.
  let lists: Promise<unknown> = Promise.resolve()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const site: TestSite = {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    farm: (verb = '', ...words) => {
      const list = lists.then(() => listOf(settings, verb, words))
      lists = list.catch(() => undefined)
      return list
    },
    mailFiles: async () => {
      const mail = join(folder, 'mail')
      const names = await readdir(mail).catch(() => [])
      const whole = names.filter((name) => name.endsWith('.eml'))
      // The site may sweep one away meanwhile.
      const texts = whole.map((name) => readFile(join(mail, name), 'utf8').catch(() => undefined))
      return (await Promise.all(texts)).filter((text) => text !== undefined)
    },
    restart: async (different) => {
      await end('SIGTERM')
      return startTestSite({ ...given, dataDir: folder, env: { ...env, ...different } })
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: async () => {
      // Nobody waits for the good order of what is thrown away; but who was started by another ends with it.
      await end(program !== 'scripts/start.mjs' && under.length === 0 ? 'SIGKILL' : 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
  return site
}

async function newFolder({ DATABASE_URL }: NonNullable<TestSiteSettings['env']>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-'))
  if (!DATABASE_URL) await writeFile(join(folder, 'hof-ter-gist.sqlite'), await migratedFile())
  return folder
}

/** The rows of a list of the command line. */
async function listOf(
  env: Readonly<Record<string, string | undefined>>,
  verb: string,
  words: string[],
) {
  const outcome = await runVerb(openDesk(env), verb, [...words, '--json'])
  if (outcome.kind === 'refused') throw new Error(outcome.problem)
  return JSON.parse(outcome.text)
}

/** Ends a site and removes its folder once the test is over. */
export async function removeData(site: TestSite): Promise<void> {
  await site[Symbol.asyncDispose]()
}
