import { parseArgs } from 'node:util'
import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { mailRows, messageRows, reservationRows, type Row, sessionRows } from './rows.ts'
import { printTable } from './table.ts'

type Desk = { readonly store: Store; readonly clock: Clock }

type Verb = {
  readonly says: string
  readonly rows: (desk: Desk, options: { readonly all: boolean }) => Promise<readonly Row[]>
}

const verbs: Readonly<Record<string, Verb>> = {
  reservations: {
    says: 'every reservation, newest first, with what is to be paid',
    rows: async ({ store }) => reservationRows(await store.listReservations()),
  },
  schedule: {
    says: 'the coming dates with their places; --all for past ones too',
    rows: async ({ store, clock }, { all }) =>
      sessionRows(await store.listSessions(all ? undefined : clock.now())),
  },
  mails: {
    says: 'the mails that were queued, and what became of them',
    rows: async ({ store }) => mailRows(await store.listMails()),
  },
  messages: {
    says: 'the messages from the contact page',
    rows: async ({ store }) => messageRows(await store.listMessages()),
  },
}

export type VerbOutcome =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: string }

/** One command of the owner's command line (CONTRACT): a table to read, or one JSON array with `--json`. */
export async function runVerb(desk: Desk, name: string, rest: string[]): Promise<VerbOutcome> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) return { kind: 'refused', problem: `Unknown verb "${name}".\n\n${printHelp()}` }
  const options = readOptions(rest)
  if (!options) return { kind: 'refused', problem: `Unknown option.\n\n${printHelp()}` }
  const rows = await verb.rows(desk, options)
  return { kind: 'printed', text: options.json ? JSON.stringify(rows) : printTable(rows) }
}

export function printHelp(): string {
  const lines = Object.entries(verbs).map(([name, { says }]) => `  ${name.padEnd(14)}${says}`)
  return `npm run -s farm -- <verb> [--json]\n\n${lines.join('\n')}\n\n  --json        one JSON array, for programs`
}

function readOptions(rest: string[]): { json: boolean; all: boolean } | undefined {
  try {
    const { values } = parseArgs({
      args: rest,
      options: {
        json: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    })
    return values
  } catch {
    return undefined
  }
}
