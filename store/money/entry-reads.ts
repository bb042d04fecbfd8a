import { type Kysely, sql } from 'kysely'
import { onceBy } from '#language/keys-of.ts'
import type { Days } from '#booking/dates/brussels-time.ts'
import { movingKinds } from '#booking/money/journal-moves.ts'
import { debtKinds, type PostedEntry } from '#booking/money/entry.ts'
import {
  idOf,
  idsIn,
  isNoted,
  isPayment,
  isRest,
  type LedgerAccount,
  paymentsOf,
} from '#booking/money/ledger-account.ts'
import type { Day } from '#language/dates.ts'
import type { Cents } from '#booking/units.ts'
import { fromRow, inBatches, readerOf, idsOrBlank } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export function entryReads(db: Kysely<Tables>) {
  const read = readerOf(entryFrom)
  const entries = db.selectFrom('entry').selectAll().orderBy('number')
  const listTouching = (accounts: readonly LedgerAccount[]) =>
    read(entries.where(touches(accounts)))
  return {
    listTouching,
    listOfPayments: (id: string) => listTouching(paymentsOf(id)),
    /** Entries of a booking's payments and refunds, and those of statements that show its noted receipts. */
    async listOf(id: string): Promise<readonly PostedEntry[]> {
      const refunds = db.selectFrom('refund').select('first_part').distinct()
      const owed = await refunds.where('reservation_id', '=', id).execute()
      const accounts = [
        ...paymentsOf(id),
        ...owed.map((row) => `refund:${row.first_part}` as const),
      ]
      const hands = db.selectFrom('entry').select('from_account').where('kind', '=', 'marked')
      const marked = hands.where('to_account', 'in', paymentsOf(id))
      const all = entries.clearOrderBy()
      const shown = all.where('kind', '=', 'shown').where('to_account', 'in', marked)
      return inOrder(await read(all.where(touches(accounts)).unionAll(shown)))
    },
    /** Money that came or left since an instant, and all that a bank took back. */
    async listMovesSince(since: Date): Promise<readonly PostedEntry[]> {
      // The rows stay unsorted, as SQLite would read all entries to sort them.
      const some = entries.clearOrderBy()
      const lately = some.where('at', '>=', since.toISOString()).where('kind', 'in', movingKinds)
      // The condition is literal, so that both databases use their index.
      const takenBack = some.where(sql<boolean>`kind = 'taken-back'`).where('at', '>', '')
      const found = [...(await read(lately)), ...(await read(takenBack))]
      return inOrder(found)
    },
    /** Keys of bank lines since a day that paid a booking exactly this sum. */
    async listLinesSharing(cents: Cents, since: Day): Promise<readonly string[]> {
      const lately = db.selectFrom('entry').select('line').where('day', '>=', since)
      const paid = lately.where('line', 'is not', null).where(paysBooking)
      const shares = paid.groupBy(['line', paidBooking])
      const found = shares.having(({ fn }) => fn.sum<number>('cents'), '=', cents)
      return (await found.execute()).flatMap(({ line }) => line ?? [])
    },
    /** Cents that each line brought to bookings, by its key, less those put back. */
    async sumSharesOf(keys: readonly string[]) {
      const moved = await inBatches(keys, (some) => read(entries.where('line', 'in', some)))
      const shares = new Map<string, Map<string, Cents>>()
      for (const { line = '', from, to, cents } of moved) {
        const ofLine = shares.getOrInsertComputed(line, () => new Map())
        const add = (account: LedgerAccount, more: Cents) => {
          const id = idOf(account)
          if (isPayment(account)) ofLine.set(id, (ofLine.get(id) ?? 0) + more)
        }
        add(to, cents)
        add(from, -cents)
      }
      return shares
    },
    /** A noted receipt and a line's rest count on the day of the line that shows them (in Brussels). */
    async listMovesIn({ from, until }: Days) {
      const moved = entries.where('kind', 'not in', debtKinds)
      const inDays = await read(moved.where('day', '>=', from).where('day', '<=', until))
      const passed = accountsIn(inDays).filter((account) => isNoted(account) || isRest(account))
      const all = inOrder([...inDays, ...(await inBatches(passed, listTouching))])
      return { entries: all, bookings: await bookingsOf(db, accountsIn(all)) }
    },
  }
}

/** The booking's id follows the kind in a payment's account, and in no other account. */
export const paidBooking = sql<string>`substr(to_account, 9)`
const paysBooking = sql<boolean>`(to_account like 'deposit:%' or to_account like 'balance:%')`

function accountsIn(entries: readonly PostedEntry[]): readonly LedgerAccount[] {
  return entries.flatMap(({ from, to }) => [from, to])
}

async function bookingsOf(db: Kysely<Tables>, accounts: readonly string[]) {
  const refund = db.selectFrom('refund').select(['first_part', 'reservation_id']).distinct()
  const line = db.selectFrom('bank_transaction').select(['key', 'reservation_id'])
  const refunds = await inBatches(idsIn(accounts, ['refund']), (some) =>
    refund.where('first_part', 'in', some).execute(),
  )
  const lines = await inBatches(idsIn(accounts, ['rest']), (some) =>
    line.where('key', 'in', some).execute(),
  )
  return new Map([
    ...refunds.map((row) => [`refund:${row.first_part}`, row.reservation_id] as const),
    ...lines.flatMap(({ key, reservation_id: id }) =>
      id === null ? [] : [[`rest:${key}`, id] as const],
    ),
  ])
}

export function touches(accounts: readonly string[]) {
  const some = sql.join(idsOrBlank(accounts))
  return sql<boolean>`(from_account in (${some}) or to_account in (${some}))`
}

type EntryOnFile = PostedEntry & { readonly id: string; readonly number: number }

function inOrder(entries: readonly EntryOnFile[]): readonly EntryOnFile[] {
  return onceBy(entries, ({ number }) => number).toSorted((a, b) => a.number - b.number)
}

function entryFrom(row: Row<'entry'>): EntryOnFile {
  const { fromAccount: from, toAccount: to, ...same } = fromRow(row)
  // Only `post` writes rows, so each is an entry.
  return { ...same, from, to } as EntryOnFile
}
