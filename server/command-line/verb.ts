import { parseArgs } from 'node:util'
import type { Clock } from '#booking/dates/clock.ts'
import type { Office } from '#office/office.ts'
import type { Store } from '#store/store.ts'
import type { Config } from '../config.ts'
import type { PrintedRow } from './rows.ts'

export type Site = {
  readonly config: Config
  readonly clock: Clock
  readonly openStore: () => Promise<Store>
  /** The office is made when a verb needs it, from the built site. */
  readonly openOffice: (store: Store) => Promise<Office>
}

export type OpenSite = Site & { readonly store: Store }

const flag = { type: 'boolean' } as const

const options = {
  json: flag,
  all: flag,
  hold: flag,
  release: flag,
  retry: flag,
  right: flag,
  check: flag,
  'older-than-promised': flag,
  keep: { type: 'string' },
  /** A later backup, whose list of erasures is used. */
  erasures: { type: 'string' },
} as const

export type Option = keyof typeof options

export function readLine(line: string[]) {
  const { values, positionals } = parseArgs({ args: line, options, allowPositionals: true })
  return { ...values, words: positionals }
}

export type AskedLine = ReturnType<typeof readLine>

export type Listed =
  | {
      readonly rows: readonly PrintedRow[]
      readonly note?: string | undefined
      /** Text for a person, where a table is hard to read. */
      readonly text?: string
    }
  | { readonly json: unknown }
  /** The code is 2 unless another is given: the command cannot be done. */
  | { readonly refused: string; readonly exitCode?: 1 }
