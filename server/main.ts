import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { business } from '#content/business.ts'
import { readConfig } from './config.ts'
import { endProcess } from './end-process.ts'
import { readStaticFiles } from './http/static-files.ts'
import { createLog, describeError, type Log, sendConsoleToLog } from './log.ts'
import { problemLine } from './problem-line.ts'
import { type RunningSite, startSite } from './site.ts'

/** Earlier versions can damage a database in WAL mode, when two processes reset its log at once. */
const oldestSqlite = '3.51.3'

try {
  // Files hold names, addresses and letters, for the owner of the process alone.
  process.umask(0o077)
  refuseOldSqlite()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  sendConsoleToLog(console, log)
  endOnSurprise(log)
  const { createApp, createOffice } = await import('./app.ts')
  // Node would keep a compiler in memory for the source: the path starts at `build/server`.
  const files = readStaticFiles(join(import.meta.dirname, '../client'))
  const site = await startSite({ config, log, files, createApp, createOffice })
  // The reader of the address may stop the site at once, so signals are listened for first.
  stopOnSignal(site)
  process.stdout.write(`${business.name} answers at ${site.address}\n`)
} catch (error) {
  process.stderr.write(`${problemLine(error)}\n`)
  process.exitCode = 1
}

function refuseOldSqlite(): void {
  const database = new DatabaseSync(':memory:')
  const version = String(database.prepare('select sqlite_version() as version').get()?.['version'])
  database.close()
  if (version.localeCompare(oldestSqlite, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} is too old; run the site with the Node of its package.json.`)
  }
}

function endOnSurprise(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('crashed', describeError(error))
    endProcess(1)
  })
}

function stopOnSignal(site: RunningSite): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // A part that hangs for longer hangs for good.
      setTimeout(() => endProcess(1), 20_000).unref()
      site.stop().then(
        () => endProcess(0),
        () => endProcess(1),
      )
    })
  }
}
