import { join } from 'node:path'
import { type Clock, createClock } from '#booking/dates/clock.ts'
import type { Office } from '#office/office.ts'
import { openDatabase } from '#store/open-database.ts'
import type { Store } from '#store/store.ts'
import type * as builtApp from '../app.ts'
import { problemLine } from '../problem-line.ts'
import { printTable } from './rows.ts'
import { type AskedLine, readLine, type Site } from './verb.ts'
import { type Verb, verbs } from './verbs.ts'
import { type Config, readConfig } from '../config.ts'
import { readSigningSecrets, createSiteLinks } from '../signing-keys.ts'
import { siteAddress } from '../site-address.ts'

/** Output for a program, messages for a person, and the code of the command. */
export type Answered = { readonly code: number; readonly out: string; readonly err: string }

export async function answerLine(
  [verb, ...rest]: readonly string[],
  env: Parameters<typeof createCommandSite>[0],
): Promise<Answered> {
  if (verb === undefined || ['--help', '-h', 'help'].includes(verb)) {
    return printed(printHelp())
  }
  try {
    return await runVerb(createCommandSite(env), verb, rest)
  } catch (error) {
    return refused(problemLine(error), 1)
  }
}

/** The note is for a person; a program reads the text alone. */
function printed(text: string, note?: string): Answered {
  return { code: 0, out: `${text}\n`, err: note ? `${note}\n` : '' }
}

function refused(problem: string, code = 2): Answered {
  return { code, out: '', err: `${problem}\n` }
}

export async function runVerb(site: Site, name: string, rest: string[]): Promise<Answered> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) return refused(`Unknown verb "${name}".\n\n${printHelp()}`)
  const options = readOptions(rest, verb)
  if (!options) {
    const { takes } = verb
    const usage = takes
      ? `Give one ${takes}: farm ${name} ${takes}.`
      : `"${name}" does not take "${rest.join(' ')}".`
    return refused(`${usage}\n\n${printHelp()}`)
  }
  const listed = await verb.list(site, options)
  if ('json' in listed) return printed(JSON.stringify(listed.json, undefined, 2))
  if ('refused' in listed) return refused(listed.refused, listed.exitCode)
  const { rows, note, text } = listed
  return printed(options.json ? JSON.stringify(rows) : (text ?? printTable(rows)), note)
}

function printHelp(): string {
  const lines = Object.entries(verbs).map(([name, { takes = '', says }]) => {
    const use = `${name} ${takes}`
    // A long use has its own line, so that all sentences begin in one column.
    return `  ${use.length < 16 ? use.padEnd(16) : `${use}\n${' '.repeat(18)}`}${says}`
  })
  return `npm run -s farm -- <verb> [--json]\n\n${lines.join('\n')}\n\n  --json        one JSON array, for programs`
}

/** Undefined when the verb does not take these options, or not together. */
function readOptions(line: string[], { takes, most, options = [] }: Verb): AskedLine | undefined {
  try {
    const read = readLine(line)
    const optionNames: readonly string[] = ['words', 'json', ...options]
    const isKnown = Object.keys(read).every((name) => optionNames.includes(name))
    const wishes = [read.hold, read.release, read.retry].filter(Boolean)
    const count = read.words.length
    const isCounted = read.retry || (most ? count <= most : count === (takes ? 1 : 0))
    return isKnown && wishes.length <= 1 && isCounted ? read : undefined
  } catch {
    return undefined
  }
}

function createCommandSite(env: Parameters<typeof readConfig>[0]): Site {
  const config = readConfig(env)
  const clock = createClock(config.startsAt)
  return {
    config,
    clock,
    openStore: () => openDatabase({ ...config, secrets: readSigningSecrets(config) }),
    openOffice: (store) => openOffice({ config, clock, store }),
  }
}

type Parts = { readonly config: Config; readonly clock: Clock; readonly store: Store }

/** The office of the built site, whose letters need React; a running site, or the next start, sends its mails. */
async function openOffice({ config, clock, store }: Parts): Promise<Office> {
  const built = join(import.meta.dirname, '../../build/server/index.js')
  const { createOffice }: typeof builtApp = await import(built)
  const siteUrl = siteAddress(config)
  const links = await createSiteLinks(config, store)
  const left = { mailQueued: () => {}, dataForgotten: () => {} }
  return createOffice({ config, siteUrl: () => siteUrl, store, clock, links, ...left })
}
