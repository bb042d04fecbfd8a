import { type LedgerAccount, paymentsOf } from '#booking/money/ledger-account.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { inBatches } from '#store/rows.ts'
import type { Store } from '#store/store.ts'

// No page asks for all of these, so the store does not list them.

export const listRefunds = (store: Store) => allOf(store, 'refund', (id) => store.refunds.find(id))

export const listWaiting = (store: Store) => allOf(store, 'waiting', (id) => store.waiting.find(id))

export const listUnproven = (store: Store) =>
  allOf(store, 'unproven', (id) => store.unproven.find(id))

export const listDiets = (store: Store) => allOf(store, 'diet', (id) => store.diets.find(id))

export const listTransactions = (store: Store) =>
  allOf(store, 'bank_transaction', (key) => store.transactions.find(key))

/** The cents that vouchers paid for a booking, or got back. */
export async function usesOf(store: Store, id: string) {
  return voucherUses(id, await store.entries.listTouching(paymentsOf(id)))
}

export async function listEntries(store: Store) {
  const { tables } = await store.copy()
  const { columns: names, rows } = tables.find(({ name }) => name === 'entry')!
  const of = (row: readonly unknown[], column: string) => row[names.indexOf(column)]
  const accounts = rows.flatMap((row) => [of(row, 'from_account'), of(row, 'to_account')])
  const found = await inBatches(new Set(accounts.map(String)), (some) =>
    store.entries.listTouching(some as LedgerAccount[]),
  )
  return [...new Map(found.map((entry) => [entry.id, entry])).values()]
}

const columns = {
  refund: { id: 'id', inOrder: ['created_at'] },
  waiting: { id: 'id', inOrder: ['created_at', 'id'] },
  unproven: { id: 'reservation_id', inOrder: ['made_at', 'reservation_id'] },
  diet: { id: 'reservation_id', inOrder: [] },
  bank_transaction: { id: 'key', inOrder: ['booked_on', 'key'] },
} as const

async function allOf<One>(
  store: Store,
  name: keyof typeof columns,
  find: (id: string) => Promise<One | undefined>,
): Promise<readonly One[]> {
  const { tables } = await store.copy()
  const table = tables.find((each) => each.name === name)
  const { id, inOrder } = columns[name]
  const of = (row: readonly unknown[], column: string) =>
    String(row[table?.columns.indexOf(column) ?? -1])
  const placeOf = (row: readonly unknown[]) => inOrder.map((column) => of(row, column)).join(' ')
  const rows = (table?.rows ?? []).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  const found: One[] = []
  for (const row of rows) found.push((await find(of(row, id)))!)
  return found
}

/** The rows of every table, except those that tell that something was taken back. */
export async function everyRow(store: Store) {
  const { tables } = await store.copy()
  const ignored = ['event', 'desk_step', 'schedule_revision']
  return tables
    .filter(({ name }) => !ignored.includes(name))
    .map(({ name, rows }) => ({ name, rows: rows.map((row) => row.join('|')).toSorted() }))
}
