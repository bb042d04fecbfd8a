import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endProgram, startProgram } from '#scripts/run-site.ts'
import { behindIts, settingsOf, type TestSite, type TestSiteSettings } from './test-site.ts'

const root = join(import.meta.dirname, '../..')

/** The site as it runs for the farm: in a process of its own. */
export type SiteProcess = Omit<TestSite, 'restart'> & {
  readonly process: ChildProcess
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<SiteProcess>
  /** Ends the process as a power cut would. */
  readonly kill: () => Promise<void>
}

type Manner = TestSiteSettings & {
  /** A command that starts it in its own way, and ends where it ends. */
  readonly under?: readonly string[]
  /** `npm start` runs this one, which sets up what is missing first. */
  readonly program?: 'build/server/main.js' | 'scripts/start.mjs'
  /** Words to Node before the program. */
  readonly nodeOptions?: readonly string[]
}

export async function startSiteProcess(given: Manner = {}): Promise<SiteProcess> {
  const { under = [], nodeOptions = [], program = 'build/server/main.js' } = given
  const { folder, settings } = await settingsOf(given)
  const node = [process.execPath, ...nodeOptions, join(root, program)]
  const [command = '', ...rest] = [...under, ...node]
  const { child, url, output } = await startProgram({
    command,
    words: rest,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      TZ: process.env['TZ'],
      ...settings,
    },
  })
  const end = (signal: NodeJS.Signals) => endProgram(child, signal)
  return {
    url,
    process: child,
    output,
    ...behindIts(folder, settings),
    restart: async (env) => {
      await end('SIGTERM')
      return startSiteProcess({ ...given, dataDir: folder, env: { ...given.env, ...env } })
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: async () => {
      // A folder that is thrown away needs no clean end, but a process that started another has to
      // end it too.
      await end(program !== 'scripts/start.mjs' && under.length === 0 ? 'SIGKILL' : 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
