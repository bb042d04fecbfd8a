import { expect, it } from 'vitest'
import type { CashLine } from '#booking/figures/cash-book.ts'
import {
  balanceOf,
  idOf,
  isPayment,
  paidUntil,
  paymentOf,
  voucherOf,
} from '#booking/money/entry.ts'
import { journalMoves } from '#booking/money/journal-moves.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { sum } from '#booking/sum.ts'
import { standingUses, voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { keysOf } from '#language/keys-of.ts'
import { readCashLines } from '#office/money/cash-book.ts'
import { listEntries } from '#tests/support/all-of.ts'
import { liveLives } from '#tests/support/lives.ts'
import { start } from '#tests/support/records.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { databases } from '#tests/support/stores.ts'
import { fillStore } from './fill-store.ts'
import type { StoreCopy } from './copy-store.ts'
import type { Store } from './store.ts'

const always = { from: '2000-01-01', until: '2100-01-01' } as const

/** What the farm's books say, whichever way they came to it. */
async function booksOf(store: Store) {
  const entries = await listEntries(store)
  const moves = journalMoves(await store.movesSince(new Date(0)))
  const payments = (await store.listReservations()).flatMap(({ id, payments: own }) =>
    own.map(({ kind, amountCents, paidCents }) => {
      const account = `${kind}:${id}` as const
      expect([
        account,
        paymentOf(
          account,
          entries.filter(({ from, to }) => from === account || to === account),
        ),
      ]).toEqual([account, { amountCents, paidCents }])
      return [account, amountCents, paidCents]
    }),
  )
  const vouchers = (await store.listVouchers()).map(({ id, amountCents }) => {
    const account = `voucher:${id}` as const
    return [account, voucherOf(account, amountCents, entries)]
  })
  const cash = await readCashLines(store, always)
  const accounts = new Set(entries.flatMap(({ from, to }) => [from, to]))
  const open = [...accounts]
    .filter((account) => /^(bank|hand|rest|refund|voucher-refund)/.test(account))
    .map((account) => [account, balanceOf(account, entries)])
    .filter(([, cents]) => cents !== 0)
    .toSorted()
  const shares = entries.flatMap((entry) =>
    'share' in entry && entry.share ? [[entry.share, entry.line, entry.cents]] : [],
  )
  const bookings = (await store.listReservations()).map(({ id }) => id)
  const uses = bookings.map((id) => [
    id,
    standingUses(voucherUses(id, entries)).map(({ voucherId, cents }) => [voucherId, cents]),
  ])
  return {
    shares: shares.toSorted(),
    uses: uses.toSorted(),
    payments: payments.toSorted(),
    vouchers,
    open,
    moves: moves
      .map(({ source, kind, cents, receivedOn }) => [source, kind, cents, receivedOn].join(' '))
      .toSorted(),
    cash: [...byDay(cash)].toSorted(),
  }
}

/** A voucher that gets its money back from both payments has a line for each. */
function byDay(lines: readonly CashLine[]): ReadonlyMap<string, readonly number[]> {
  const groups = Map.groupBy(lines, (line) => `${line.day} ${line.reservationId ?? line.voucherId}`)
  return new Map(
    [...groups].map(([of, own]) => [
      of,
      [
        sum(own, (line) => line.receivedCents),
        sum(own, (line) => line.refundedCents),
        sum(own, (line) => line.redeemedCents),
      ],
    ]),
  )
}

/** As the program left it that had no entries, and what they say now in tables of its own. */
async function asBefore(store: Store): Promise<StoreCopy> {
  const { migrations, tables } = await store.copy()
  const entries = await listEntries(store)
  const bookings = await store.listReservations()
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
    const replaced = await store.replacedGuestsOf(reservationId)
    const { at } = replaced.find((one) => one.id === id)!
    return paidUntil(reservationId, entries, at)
  }
  const share = async (id: string) => withShare({ id }, entries).paidCents
  const changed = {
    companion: { column: 'paid_cents', cents: share, instead: undefined },
    replaced_guest: { column: 'paid_cents', cents: paid, instead: 'had_paid' },
  }
  const same = tables.filter(({ name }) => name !== 'entry' && !(name in changed))
  const others = keysOf(changed).map(async (name) => {
    const { columns, rows } = tables.find((table) => table.name === name)!
    const { column, cents, instead } = changed[name]
    const at = columns.indexOf(instead ?? '')
    const id = (row: readonly unknown[], of: string) => String(row[columns.indexOf(of)])
    const without = (row: readonly unknown[]) => row.filter((_, nth) => nth !== at)
    const kept = rows.map(async (row) => {
      return [...without(row), await cents(id(row, 'id'), id(row, 'reservation_id'))]
    })
    return {
      name,
      columns: [...columns.filter((own) => own !== instead), column],
      rows: await Promise.all(kept),
    }
  })
  const useColumns = ['id', 'voucher_id', 'reservation_id', 'kind', 'cents', 'at']
  const receiptColumns = ['id', 'reservation_id', 'kind', 'cents', 'at', 'transaction_key']
  return {
    migrations: migrations.filter((name) => name < '042'),
    tables: [
      ...same,
      ...(await Promise.all(others)),
      { name: 'voucher_use', columns: useColumns, rows: uses },
      { name: 'hand_receipt', columns: receiptColumns, rows: receipts },
    ],
  } as StoreCopy
}

it('the entries that are made of a store of before say what those say that were written', async () => {
  let copy: StoreCopy | undefined
  let before: Awaited<ReturnType<typeof booksOf>> | undefined
  await liveLives({
    lives: 90,
    seed: 7,
    look: async ({ store }) => {
      copy = await asBefore(store)
      before = await booksOf(store)
    },
  })
  for (const on of databases) {
    await using place = await on.findPlace()
    const { dataDir, env } = place
    const address = { dataDir, databaseUrl: env['DATABASE_URL'], secrets: testSecrets }
    const filling = { heldSince: start, beforeCommit: async () => undefined }
    await fillStore(address, { ...filling, copy: copy! })
    expect(await booksOf(await place.open()), on.name).toEqual(before)
  }
})
