import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addLine, storeBefore } from '#tests/support/store-before.ts'
import { databases } from '#tests/support/stores.ts'

it.each(databases)('$name: what a line told went back for a voucher is told still', async (on) => {
  await using place = await on.findPlace()
  const db = await storeBefore(place, '031-own-table')
  const at = '2025-09-24T10:00:00.000Z'
  for (const id of ['told', 'untold']) {
    await sql`insert into voucher (id, created_at, language, amount_cents, left_cents, buyer_name,
      buyer_email, receiver_name, receiver_email, message, reference, valid_until, refund_cents, refunded_at)
      values (${id}, ${at}, 'nl', 10000, 0, '', '', '', '', '', ${id}, '2030-09-24', 4000, ${at})`.execute(
      db,
    )
  }
  await addLine(db, { key: 'came', amount_cents: 10_000, voucher_id: 'told' })
  await addLine(db, { key: 'went', amount_cents: -4000, voucher_id: 'told' })
  const store = await place.open()
  const [from, until] = ['2025-09-24', '2025-09-24'] as const
  const span = { from: new Date('2025-09-01'), until: new Date('2025-10-01') }
  const untold = await store.vouchers.refundsNotShown({ span, references: [] })
  expect(untold.map(({ id }) => id)).toEqual(['untold'])
  const { entries } = await store.entries.movesOn({ from, until })
  const shown = entries.filter((entry) => entry.line !== undefined)
  expect(shown.map(({ kind, cents, line, day }) => [kind, cents, line, day])).toEqual([
    ['received', 10_000, 'came', from],
    ['shown', 4000, 'went', from],
  ])
})
