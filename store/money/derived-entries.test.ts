import { expect, it } from 'vitest'
import type { CashLine } from '#booking/figures/cash-book.ts'
import { balanceOf, paymentOf, voucherOf } from '#booking/money/balances.ts'
import { journalMoves } from '#booking/money/journal-moves.ts'
import { sum } from '#booking/sum.ts'
import { netUses, voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { readCashLines } from '#office/money/accountant.ts'
import { listEntries } from '#tests/support/all-of.ts'
import { runRandomLives } from '#tests/support/lives/random-lives.ts'
import { start } from '#tests/support/records.ts'
import { columnsOf, lives, storeAsBefore } from '#tests/support/store-as-before.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { databases } from '#tests/support/stores.ts'
import { fillStore } from '../backup/fill-store.ts'
import type { StoreCopy } from '../backup/copy-store.ts'
import type { Store } from '../store.ts'

const always = { from: '2000-01-01', until: '2100-01-01' } as const

/** The farm's books, however they came about. */
async function booksOf(store: Store) {
  const entries = await listEntries(store)
  const moves = journalMoves(await store.entries.listMovesSince(new Date(0)))
  const payments = (await store.reservations.list()).flatMap(({ id, payments: own }) =>
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
  const vouchers = (await store.vouchers.list()).map(({ id, amountCents }) => {
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
  const all = await store.reservations.list()
  const bookings = all.map(({ id }) => id)
  const uses = bookings.map((id) => [
    id,
    netUses(voucherUses(id, entries)).map(({ voucherId, cents }) => [voucherId, cents]),
  ])
  return {
    kept: all.map(({ id, keptCents }) => [id, keptCents]).toSorted(),
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

/** The rows that the migrations make of the history, entries left out. */
function becameOf({ tables }: StoreCopy): readonly string[] {
  return tables
    .flatMap(({ name, columns, rows }) => {
      const added = columnsOf[name]
      // All that the terms keep stands with the last change.
      const isTold = (column: string) =>
        column === 'id' || (added ? added.includes(column) : column !== 'kept_cents')
      if (!added && !lives.includes(name)) return []
      return rows.map((row) => {
        const cells = columns.map((column, i) => [column, row[i]] as const)
        return `${name} ${JSON.stringify(cells.filter(([column]) => isTold(column)).toSorted())}`
      })
    })
    .toSorted()
}

it('the books of an earlier version are the same to the cent after the upgrade, on both databases', async () => {
  let copy: StoreCopy | undefined
  let became: readonly string[] | undefined
  let before: Awaited<ReturnType<typeof booksOf>> | undefined
  await runRandomLives({
    lives: 45,
    seed: 7,
    withoutRests: true,
    look: async ({ store }) => {
      copy = await storeAsBefore(store)
      became = becameOf(await store.copy())
      before = await booksOf(store)
    },
  })
  for (const on of databases) {
    await using place = await on.findPlace()
    const { dataDir, env } = place
    const address = { dataDir, databaseUrl: env['DATABASE_URL'], secrets: testSecrets }
    const filling = { heldSince: start, beforeCommit: async () => undefined }
    await fillStore(address, { ...filling, copy: copy! })
    const store = await place.open()
    expect(await booksOf(store), on.name).toEqual(before)
    expect(becameOf(await store.copy()), on.name).toEqual(became)
  }
})
