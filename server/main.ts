import { business } from '#content/business.ts'
import { join } from 'node:path'
import { createLog, describeError, type Log } from './log.ts'
import { readConfig } from './config.ts'
import { sendConsoleToLog } from './console-to-log.ts'
import { readStaticFiles } from './http/static-files.ts'
import { problemLine } from './problem-line.ts'
import { refuseOldSqlite } from './refuse-old-sqlite.ts'
import { type RunningSite, startSite } from './site.ts'
import type * as builtApp from './app.ts'

const build = join(import.meta.dirname, '../build')

try {
  // Names, addresses and letters: what is written is for the owner of the process alone.
  process.umask(0o077)
  refuseOldSqlite()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  sendConsoleToLog(console, log)
  endOnSurprise(log)
  const app = (await import(join(build, 'server/index.js'))) as typeof builtApp
  const files = readStaticFiles(join(build, 'client'))
  const { createApp, createOffice } = app
  const site = await startSite({ config, log, files, createApp, createOffice })
  process.stdout.write(`${business.name} answers at ${site.address}\n`)
  stopOnSignal(site)
} catch (error) {
  process.stderr.write(`${problemLine(error)}
`)
  process.exitCode = 1
}

/** What nobody caught leaves things half done: the process ends as it would, but says so in the log. */
function endOnSurprise(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('crashed', describeError(error))
    process.exit(1)
  })
}

/** The first signal ends the site in good order, a second one at once. */
function stopOnSignal(site: RunningSite): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // What hangs longer than this hangs for good.
      setTimeout(() => process.exit(1), 15_000).unref()
      site.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
