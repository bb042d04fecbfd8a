import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type * as builtApp from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { readStaticFiles } from '#server/http/static-files.ts'
import { createLog, sendConsoleToLog } from '#server/log.ts'
import { problemLine } from '#server/problem-line.ts'
import { type RunningSite, startSite } from '#server/site.ts'

export type Asked = { readonly id: number } & (
  | { readonly start: Readonly<Record<string, string>> }
  | { readonly stop: true; readonly remove?: string }
)

export type Said = { readonly id: number } & (
  | { readonly line: string }
  | { readonly url: string }
  | { readonly problem: string }
  | { readonly stopped: true }
)

// A process in which several sites run for the tests, each started like `server/main.ts`. The
// program is loaded once, and stays warm. The process ends with the worker that forked it.

const build = join(import.meta.dirname, '../../build')
const { createApp, createOffice }: typeof builtApp = await import(join(build, 'server/index.js'))
const files = readStaticFiles(join(build, 'client'))
const sites = new Map<number, RunningSite>()
const ends: Promise<void>[] = []

process.umask(0o077)
// A library's words are no site's own.
const toAll = createLog('info', (line) => [...sites.keys()].forEach((id) => say({ id, line })))
sendConsoleToLog(console, toAll)
process.on('message', (message: Asked) => {
  if ('start' in message) void start(message.id, message.start)
  else ends.push(stop(message.id, message.remove))
})
process.once('disconnect', async () => {
  // A site that hangs for longer hangs for good, and the run would wait for what this process writes.
  setTimeout(() => process.exit(1), 20_000).unref()
  await Promise.all(ends)
  process.exit()
})

function say(said: Said): void {
  // A worker that has ended hears no more, also of what was said just before.
  if (process.connected) process.send?.(said, () => undefined)
}

async function stop(id: number, remove?: string): Promise<void> {
  const site = sites.get(id)
  sites.delete(id)
  await site?.stop().catch((error: unknown) => console.error(error))
  if (remove) await rm(remove, { recursive: true, force: true })
  say({ id, stopped: true })
}

async function start(id: number, env: Readonly<Record<string, string>>): Promise<void> {
  try {
    const config = readConfig(env)
    const log = createLog(config.logLevel, (line) => say({ id, line }))
    const site = await startSite({ config, log, files, createApp, createOffice })
    sites.set(id, site)
    say({ id, url: site.address })
  } catch (error) {
    say({ id, problem: problemLine(error) })
  }
}
