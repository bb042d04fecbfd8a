import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerLine } from '#server/command-line/command-line.ts'
import { migratedFile } from './migrated-file.ts'
import { askHost } from './ask-host.ts'

/** The built site on a folder and a real port of its own. Disposed of, it is stopped and forgotten. */
export type TestSite = AsyncDisposable & {
  readonly url: string
  readonly dataDir: string
  /** Everything it has written to its log so far. */
  readonly output: () => string
  /**
   * The rows that the command line prints for this store; run in this process, which is quicker.
   */
  readonly farm: <Row>(...words: string[]) => Promise<Row[]>
  /** The mails on disk. */
  readonly mailFiles: () => Promise<string[]>
  /** Ends it, and starts it again on the same folder, with other settings. */
  readonly restart: (env?: Settings) => Promise<TestSite>
  /** Ends it in good order and waits until it is gone. */
  readonly stop: () => Promise<void>
}

/** Ends the site before on a folder: two of one process would wait for each other's lock for ever. */
const lastOn = new Map<string, () => Promise<void>>()

type Settings = Readonly<Record<string, string>>

/** The instant most tests start at: all thirteen dates of autumn 2025 lie ahead. */
export const autumn = '2025-09-15T09:00:00+02:00'

export type TestSiteSettings = {
  /** An earlier site's folder, or one with nothing in it; without one, a new folder with an empty store. */
  readonly dataDir?: string
  readonly env?: Settings
}

/**
 * Starts the built site; `npm test` has built it. All sites of a worker run in one process beside it
 * (`site-host.ts`), which takes a tenth of the work: who kills one, asks what a process alone has, or starts
 * two on one folder takes `startSiteProcess`.
 */
export async function startTestSite(given: TestSiteSettings = {}): Promise<TestSite> {
  const { folder, settings } = await settingsOf(given)
  await lastOn.get(folder)?.()
  const site = await askHost({ start: settings })
  lastOn.set(folder, () => site.stop())
  return {
    url: site.url,
    output: site.output,
    stop: () => site.stop(),
    ...behindIts(folder, settings),
    restart: async (env) => {
      await site.stop()
      return startTestSite({ dataDir: folder, env: { ...given.env, ...env } })
    },
    [Symbol.asyncDispose]: async () => {
      const gone = site.stop(folder)
      // A folder that is thrown away needs no clean end, but a folder that the test gave may be
      // used next.
      if (given.dataDir) await gone
    },
  }
}

/**
 * The lists of all sites run one after another: this thread would wait for a lock of one store while it
 * holds another's, and the thread of the sites the other way round.
 */
let lists: Promise<unknown> = Promise.resolve()

/** The settings of a test site, and its folder. */
export async function settingsOf({ dataDir, env = {} }: TestSiteSettings) {
  const folder = dataDir ?? (await newFolder(env))
  const settings = {
    PORT: '0',
    NOW: autumn,
    DATA_DIR: folder,
    // A test presses a button and reads its mail; those about taking back say how long it waits.
    UNDO_SECONDS: '0',
    ...env,
  }
  return { folder, settings }
}

/** The folder of a site, the command line's lists and the mails. */
export function behindIts(folder: string, settings: Settings) {
  const farm: TestSite['farm'] = (verb = '', ...words) => {
    const list = lists.then(() => listOf(settings, verb, words))
    lists = list.catch(() => undefined)
    return list
  }
  const mailFiles = async () => {
    const mail = join(folder, 'mail')
    const names = await readdir(mail).catch(() => [])
    const whole = names.filter((name) => name.endsWith('.eml'))
    // The site may sweep one away meanwhile.
    const texts = whole.map((name) => readFile(join(mail, name), 'utf8').catch(() => undefined))
    return (await Promise.all(texts)).filter((text) => text !== undefined)
  }
  return { dataDir: folder, farm, mailFiles }
}

async function newFolder({ DATABASE_URL }: Settings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-'))
  if (!DATABASE_URL) await writeFile(join(folder, 'hof-ter-gist.sqlite'), await migratedFile())
  return folder
}

/** The rows of a list of the command line. */
async function listOf(env: Settings, verb: string, words: string[]) {
  const { code, out, err } = await answerLine([verb, ...words, '--json'], env)
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}
