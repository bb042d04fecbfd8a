import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'
import { backupVerb, restoreVerb } from './backup-verbs.ts'
import { clockVerb } from './clock-verb.ts'
import { deskVerb } from './desk-verb.ts'
import { mailsVerb } from './mails-verb.ts'
import { eraseVerb, exportVerb } from './person-verbs.ts'
import { messageRows, reservationRows, type Row, sessionRows } from './rows.ts'
import { type StatementDesk, statementVerb } from './statement-verb.ts'
import { printTable } from './table.ts'

type Desk = Omit<StatementDesk, 'store'> & {
  readonly config: Config
  readonly clock: Clock
  readonly openStore: () => Promise<Store>
}

type OpenDesk = Desk & { readonly store: Store }

/** What stood on the line beside the verb. */
type Asked = { readonly [Flag in (typeof flags)[number]]: boolean } & {
  readonly words: readonly string[]
}

type Listed =
  | {
      readonly rows: readonly Row[]
      readonly note?: string
      /** To read, where a table says it badly. */
      readonly text?: string
    }
  /** No list: always printed as JSON. */
  | { readonly json: unknown }
  | { readonly refused: string }

type Verb = {
  readonly says: string
  /** The one word that follows it. */
  readonly takes?: 'FILE' | 'EMAIL'
  readonly flags?: readonly (typeof flags)[number][]
  readonly list: (desk: Desk, asked: Asked) => Promise<Listed>
}

const flags = ['json', 'all', 'hold', 'release', 'retry', 'right'] as const

const verbs: Readonly<Record<string, Verb>> = {
  reservations: {
    says: 'every reservation, newest first, with what is to be paid',
    list: onStore(async ({ store }) => ({ rows: reservationRows(await store.listReservations()) })),
  },
  schedule: {
    says: 'the coming dates with their places; --all for past ones too',
    flags: ['all'],
    list: onStore(async ({ store, clock }, { all }) => ({
      rows: sessionRows(await store.listSessions(all ? undefined : clock.now())),
    })),
  },
  mails: {
    says: `the mails that were queued, and what became of them;
                  --retry [ID …] tries those that failed or wait again now,
                  --hold keeps all mails in, --release lets them go`,
    flags: ['hold', 'release', 'retry'],
    list: onStore(mailsVerb),
  },
  messages: {
    says: 'the messages from the contact page',
    list: onStore(async ({ store }) => ({ rows: messageRows(await store.listMessages()) })),
  },
  desk: {
    says: 'one fresh link to your desk, for thirty days; keep it to yourself',
    list: deskVerb,
  },
  statement: {
    says: 'a bank statement: its payments are booked; what is not certain waits on your desk',
    takes: 'FILE',
    list: onStore(statementVerb),
  },
  clock: {
    says: `whether the site believes its clock; one that leapt far forgets nothing for three days,
                  --right says that it is right`,
    flags: ['right'],
    list: onStore(clockVerb),
  },
  backup: {
    says: 'everything there is, into one file; the site may run meanwhile',
    takes: 'FILE',
    list: onStore(backupVerb),
  },
  restore: {
    says: 'a backup, into an empty store; its mails are held until you release them',
    takes: 'FILE',
    list: restoreVerb,
  },
  export: {
    says: 'everything kept about one person, as JSON',
    takes: 'EMAIL',
    list: onStore(exportVerb),
  },
  erase: {
    says: 'takes that away, but for what must stay; says what stays and until when',
    takes: 'EMAIL',
    list: onStore(eraseVerb),
  },
}

export type VerbOutcome =
  /** The note is for whoever types; a program reads the text alone. */
  | { readonly kind: 'printed'; readonly text: string; readonly note: string | undefined }
  | { readonly kind: 'refused'; readonly problem: string }

/** One command of the owner's command line: a table to read, or one JSON array with `--json`. */
export async function runVerb(desk: Desk, name: string, rest: string[]): Promise<VerbOutcome> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) return { kind: 'refused', problem: `Unknown verb "${name}".\n\n${printHelp()}` }
  const asked = readOptions(rest, verb)
  if (!asked) return { kind: 'refused', problem: `${usageOf(name, verb)}\n\n${printHelp()}` }
  const listed = await verb.list(desk, asked)
  if ('json' in listed) {
    return { kind: 'printed', text: JSON.stringify(listed.json, undefined, 2), note: undefined }
  }
  if ('refused' in listed) return { kind: 'refused', problem: listed.refused }
  const { rows, note, text } = listed
  const readable = () => text ?? printTable(rows)
  return { kind: 'printed', text: asked.json ? JSON.stringify(rows) : readable(), note }
}

export function printHelp(): string {
  const lines = Object.entries(verbs).map(
    ([name, { takes = '', says }]) => `  ${`${name} ${takes}`.padEnd(16)}${says}`,
  )
  return `npm run -s farm -- <verb> [--json]\n\n${lines.join('\n')}\n\n  --json        one JSON array, for programs`
}

function usageOf(name: string, { takes }: Verb): string {
  return takes ? `Give one ${takes}: farm ${name} ${takes}.` : 'Unknown option.'
}

/** Opens the store for as long as a verb works on it. */
function onStore(list: (desk: OpenDesk, asked: Asked) => Promise<Listed>): Verb['list'] {
  return async (desk, asked) => {
    const store = await desk.openStore()
    try {
      return await list({ ...desk, store }, asked)
    } finally {
      await store.close()
    }
  }
}

/** Undefined when the verb takes no such option, or not these together. */
function readOptions(rest: string[], { takes, flags: own = [] }: Verb): Asked | undefined {
  const options = Object.fromEntries(
    ['json', ...own].map((flag) => [flag, { type: 'boolean' }]),
  ) satisfies ParseArgsOptionsConfig
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true })
    const isSet = (flag: string) => values[flag] === true
    const wishes = ['hold', 'release', 'retry'].filter(isSet)
    if (wishes.length > 1) return undefined
    if (!isSet('retry') && positionals.length !== (takes ? 1 : 0)) return undefined
    const set = Object.fromEntries(flags.map((flag) => [flag, isSet(flag)]))
    return { ...(set as Record<(typeof flags)[number], boolean>), words: positionals }
  } catch {
    return undefined
  }
}
