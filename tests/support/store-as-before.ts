import { paidCentsBy } from '#booking/money/balances.ts'
import { idOf, isPayment } from '#booking/money/ledger-account.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { keysOf } from '#language/keys-of.ts'
import type { StoreCopy } from '#store/backup/copy-store.ts'
import type { Store } from '#store/store.ts'
import { listEntries } from './all-of.ts'

/**
 * A store as a program without entries left it: their sums stood in tables of their own, and the
 * outcomes of bookings in the history.
 */
export async function storeAsBefore(store: Store): Promise<StoreCopy> {
  const { migrations, tables } = await store.copy()
  const entries = await listEntries(store)
  const bookings = await store.reservations.list()
  const uses = bookings.flatMap(({ id }) =>
    voucherUses(id, entries).map((use, nth) => {
      return [`${id} ${nth}`, use.voucherId, id, use.kind, use.cents, use.at.toISOString()]
    }),
  )
  const receipts = entries.flatMap(({ kind, from, to, cents, at }) => {
    if (kind !== 'marked' || !isPayment(to)) return []
    const shown = entries.find((one) => one.kind === 'shown' && one.to === from)
    const own = [idOf(from), idOf(to), to.slice(0, to.indexOf(':')), cents, at.toISOString()]
    return [[...own, shown?.line ?? null]]
  })
  const paid = async (id: string, reservationId: string) => {
    const replaced = await store.substitutes.listReplacedGuestsOf(reservationId)
    const { at } = replaced.find((one) => one.id === id)!
    return paidCentsBy(reservationId, entries, at)
  }
  const keptOf = async (id: string) => (await store.reservations.get(id)).keptCents
  const share = async (id: string) => withShare({ id }, entries).paidCents
  const changed = {
    reservation: { column: 'kept_cents', cents: keptOf, instead: undefined },
    companion: { column: 'paid_cents', cents: share, instead: undefined },
    replaced_guest: { column: 'paid_cents', cents: paid, instead: 'had_paid' },
  }
  // The tables keep their order: later ones refer to earlier ones.
  const there = tables.filter(({ name }) => name !== 'entry')
  const asBefore = there.map(async (table) => {
    const name = keysOf(changed).find((one) => one === table.name)
    if (!name) return table
    const { columns, rows } = table
    const { column, cents, instead } = changed[name]
    const at = columns.indexOf(instead ?? '')
    const id = (row: readonly unknown[], of: string) => String(row[columns.indexOf(of)])
    const kept = rows.map(async (row) => {
      const same = row.filter((_, nth) => nth !== at)
      return [...same, await cents(id(row, 'id'), id(row, 'reservation_id'))]
    })
    return {
      name,
      columns: [...columns.filter((own) => own !== instead), column],
      rows: await Promise.all(kept),
    }
  })
  const useColumns = ['id', 'voucher_id', 'reservation_id', 'kind', 'cents', 'at']
  const receiptColumns = ['id', 'reservation_id', 'kind', 'cents', 'at', 'transaction_key']
  return withoutLives({
    migrations,
    tables: [
      ...(await Promise.all(asBefore)),
      { name: 'voucher_use', columns: useColumns, rows: uses },
      { name: 'hand_receipt', columns: receiptColumns, rows: receipts },
    ],
  } as StoreCopy)
}

/** Tables, and columns of others, that say what became of bookings. */
export const lives = ['ending', 'party_change', 'split']
export const columnsOf: Readonly<Record<string, readonly string[]>> = {
  session: ['changed_at'],
  reservation: ['voucher_digest', 'led_to', 'date_taken_at'],
  invoice: ['issued_at', 'workshop_on'],
}

/** Tables and columns that came later, for which a store of before has nothing. */
const laterTables = ['text_draft', 'text_to_check', 'edition', 'picture_file']
const later: typeof columnsOf = {
  account_holder: ['read_at'],
  reservation: ['group_price_cents', 'conditions'],
  session: ['further_days'],
  voucher: ['withdrawn_by'],
}

const earlierNames: Readonly<Record<string, string>> = { substitute: 'newcomer' }

/**
 * The store as a program left it that had no entries, and read in the history how bookings ended.
 */
function withoutLives({ migrations, tables }: StoreCopy): StoreCopy {
  const since = ['entry', ...lives, ...laterTables]
  const there = tables.filter(({ name }) => !since.includes(name)).map(withLineAPayment)
  return {
    migrations: migrations.filter((name) => name < '042'),
    tables: there.map(({ name, columns, rows }) => {
      const added = [...(columnsOf[name] ?? []), ...(later[name] ?? [])]
      const isOfBefore = columns.map((column) => !added.includes(column))
      return {
        name: earlierNames[name] ?? name,
        columns: columns.filter((_, i) => isOfBefore[i]),
        rows: rows.map((row) => row.filter((_, i) => isOfBefore[i])),
      }
    }),
  }
}

type Table = StoreCopy['tables'][number]

/** History had one line for each payment: two where a sum paid deposit and balance. */
function withLineAPayment(table: Table): Table {
  if (table.name !== 'event') return table
  const [id, number, detail] = ['id', 'number', 'detail'].map((one) => table.columns.indexOf(one))
  const rows = table.rows.flatMap((row) => {
    const { balanceCents, ...oldDetail } = JSON.parse(String(row[detail!]))
    const line = (nth: number, own: object) =>
      row.map((cell, at) => {
        if (at === id && nth > 0) return `${String(cell)} ${nth}`
        if (at === number) return Number(cell) * 2 + nth
        return at === detail ? JSON.stringify(own) : cell
      })
    if (balanceCents === undefined) return [line(0, oldDetail)]
    return [line(0, oldDetail), line(1, { ...oldDetail, payment: 'balance', cents: balanceCents })]
  })
  return { ...table, rows }
}
