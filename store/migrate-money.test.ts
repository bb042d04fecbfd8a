import { dayMs } from '#booking/dates/brussels-time.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listTransactions } from '#tests/support/all-of.ts'
import { addBookings, addLine, sharedUpgrade } from '#tests/support/store-before.ts'
import { databases } from '#tests/support/stores.ts'

const { leave, upgradedOn } = sharedUpgrade()

const at = '2025-09-24T10:00:00.000Z'
const span = { from: new Date('2025-09-01'), until: new Date('2025-10-01') }

leave('015-any-size', async (db) => {
  await addBookings(db, { id: 'refunded', status: 'cancelled' })
  for (const id of ['told', 'untold']) {
    await sql`insert into refund (id, reservation_id, amount_cents, iban, created_at, paid_at)
      values (${id}, 'refunded', 6500, '', ${at}, ${at})`.execute(db)
  }
  const detail = '{"refundId":"told"}'
  await addLine(db, { key: 'line', amount_cents: -6500, reservation_id: 'refunded', detail })
})

it.each(databases)('$name: a refund that a bank line confirmed is still confirmed', async (on) => {
  const { store } = await upgradedOn(on)
  expect((await store.refunds.listNotShown(span, [])).map(({ id }) => id)).toEqual(['untold'])
})

leave('031-own-table', async (db) => {
  for (const id of ['repaid', 'not shown']) {
    await sql`insert into voucher (id, created_at, language, amount_cents, left_cents, buyer_name,
      buyer_email, receiver_name, receiver_email, message, reference, valid_until, refund_cents, refunded_at)
      values (${id}, ${at}, 'nl', 10000, 0, '', '', '', '', '', ${id}, '2030-09-24', 4000, ${at})`.execute(
      db,
    )
  }
  const told = { voucher_id: 'repaid', booked_on: '2025-09-23' }
  await addLine(db, { key: 'came', amount_cents: 10_000, ...told })
  await addLine(db, { key: 'went', amount_cents: -4000, ...told })
})

it.each(databases)('$name: what a line told went back for a voucher is told still', async (on) => {
  const { store } = await upgradedOn(on)
  const untold = await store.vouchers.listRefundsNotShown({ span, references: [] })
  expect(untold.map(({ id }) => id)).toEqual(['not shown'])
  const from = '2025-09-23'
  const until = '2025-09-23'
  const { entries } = await store.entries.listMovesIn({ from, until })
  const shown = entries.filter((entry) => entry.line !== undefined)
  expect(shown.map(({ kind, cents, line, day }) => [kind, cents, line, day])).toEqual([
    ['received', 10_000, 'came', from],
    ['shown', 4000, 'went', from],
  ])
})

it.each(databases)('$name: what went back for a voucher had left it', async (on) => {
  const { store } = await upgradedOn(on)
  const entries = await store.entries.listTouching(['voucher:repaid'])
  const owed = entries.filter(({ kind }) => kind === 'owed-back')
  expect(owed).toMatchObject([{ to: 'voucher-refund:repaid', cents: 4000 }])
})

leave('042-entries', async (db) => {
  await addBookings(db, { id: 'stays', status: 'paid' }, { id: 'goes', status: 'paid' })
  for (const [nth, [kind, from, to, cents]] of [
    ['redeemed', 'voucher:repaid', 'deposit:stays', 4000],
    ['redeemed', 'voucher:repaid', 'deposit:goes', 500],
    ['went-along', 'deposit:stays', 'deposit:goes', 3200],
  ].entries()) {
    await sql`insert into entry (id, number, at, day, kind, from_account, to_account, cents)
      values (${`along ${nth}`}, ${900 + nth}, ${at}, '2025-09-24', ${kind}, ${from}, ${to}, ${cents})`.execute(
      db,
    )
  }
  for (const [id, cents] of [
    ['stays', 1000],
    ['goes', 3500],
  ]) {
    await sql`insert into voucher_use (id, voucher_id, reservation_id, kind, cents, at)
      values (${id}, 'repaid', ${id}, 'deposit', ${cents}, ${at})`.execute(db)
  }
})

it.each(databases)(
  '$name: money of a voucher that went along with a split is known',
  async (on) => {
    const { store } = await upgradedOn(on)
    const entries = await store.entries.listTouching(['deposit:goes'])
    const along = entries.flatMap((entry) =>
      entry.kind === 'went-along' ? [[entry.voucher, entry.cents]] : [],
    )
    expect(along).toEqual([
      ['repaid', 3000],
      [undefined, 200],
    ])
  },
)

leave('034-voucher-payers', async (db) => {
  await addBookings(db, { id: 'twice', status: 'confirmed' }, { id: 'once', status: 'confirmed' })
  const takenBack = async (id: string, when: string, number: number) =>
    sql`insert into event (id, reservation_id, at, number, by, what, detail)
      values (${`${id} ${number}`}, ${id}, ${when}, ${number}, 'owner', 'taken-back',
        '{"payment":"deposit","cents":6500}')`.execute(db)
  const reversal = { amount_cents: -6500, outcome: 'review', detail: '{"reason":"reversal"}' }
  const line = (key: string, id: string, when: string | null) =>
    addLine(db, { ...reversal, key, reservation_id: id, settled_at: when })
  await takenBack('twice', '2025-09-24T10:00:00.100Z', 1)
  await line('first', 'twice', '2025-09-24T10:00:00.101Z')
  await takenBack('twice', '2025-09-24T10:00:00.900Z', 2)
  await line('second', 'twice', '2025-09-24T10:00:00.901Z')
  await line('let be', 'twice', '2025-09-24T10:00:01.000Z')
  await line('let be first', 'once', '2025-09-24T10:00:00.000Z')
  await takenBack('once', '2025-09-24T10:00:10.000Z', 1)
  await line('taken', 'once', '2025-09-24T10:00:10.000Z')
  await line('waiting', 'once', null)
})

it.each(databases)(
  '$name: after the upgrade each payment that the bank took back has its own amount, also of two in one minute',
  async (on) => {
    const { store } = await upgradedOn(on)
    const found = await Promise.all(
      ['let be first', 'first', 'second', 'let be', 'taken'].map((of) =>
        store.transactions.find(of),
      ),
    )
    expect(found.map((one) => [one?.key, one?.detail.takenBackCents])).toEqual([
      ['let be first', 0],
      ['first', 6500],
      ['second', 6500],
      ['let be', 0],
      ['taken', 6500],
    ])
    expect((await store.transactions.find('waiting'))?.detail).toEqual({ reason: 'reversal' })
  },
)

leave('035-taken-back', async (db) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  for (const days of [3, 29, 31]) {
    await sql`insert into message (id, name, email, subject, message, language, created_at)
      values (${`${days} days`}, 'Bram', 'bram@example.org', '', '', 'nl', ${daysAgo(days)})`.execute(
      db,
    )
  }
})

it.each(databases)('$name: after the upgrade no message older than a month waits', async (on) => {
  const { store } = await upgradedOn(on)
  const ids = (await store.messages.listToAnswer()).map(({ id }) => id)
  expect(ids).toEqual(['29 days', '3 days'])
  expect(await store.messages.find('31 days')).toMatchObject({ handledAs: 'old' })
})

leave('036-messages-handled', async (db) => {
  await addBookings(db, { id: 'replaced', status: 'paid', name: 'Lotte' })
  for (const [key, day, detail] of [
    ['of who was replaced', '2025-09-17', '{}'],
    ['of the guest', '2025-09-19', '{}'],
    ['of a companion who left', '2025-09-19', '{"isShare":true}'],
  ] as const) {
    const line = { key, payer_name: key, booked_on: day, detail }
    await addLine(db, { ...line, reservation_id: 'replaced' })
  }
  await sql`insert into event (id, reservation_id, at, number, by, what, detail)
    values ('e', 'replaced', '2025-09-18T10:00:00.000Z', 1, 'owner', 'guest-replaced',
      '{"replacedId":"gone"}')`.execute(db)
})

it.each(databases)('$name: after the upgrade no line names who was forgotten since', async (on) => {
  const { store } = await upgradedOn(on)
  const left = (await listTransactions(store)).map(({ payerName }) => payerName)
  expect(left.filter(Boolean)).toEqual(['of the guest'])
})

leave('064-mail-turn', async (db) => {
  await addBookings(db, { id: 'of a buyer', status: 'cancelled' })
  await addBookings(db, { id: 'of the buyer as guest', status: 'cancelled' })
  await sql`update voucher set withdrawn_at = ${at}, refund_iban = 'BE71' where id = 'not shown'`.execute(
    db,
  )
  await addLine(db, {
    key: 'own',
    payer_iban: 'BE71',
    reservation_id: 'of the buyer as guest',
  })
  for (const [nth, id] of ['of a buyer', 'of the buyer as guest'].entries()) {
    await sql`insert into entry (id, number, at, day, kind, from_account, to_account, cents)
      values (${`gift ${nth}`}, ${950 + nth}, ${at}, '2025-09-24', 'redeemed', 'voucher:not shown', ${`deposit:${id}`}, 6500)`.execute(
      db,
    )
    for (const [iban, isBuyers] of [
      ['BE71', 0],
      ['BE62', 0],
      ['', 1],
    ])
      await sql`insert into refund (id, reservation_id, amount_cents, iban, is_buyers, created_at, paid_at, first_part)
        values (${`${id} ${iban}`}, ${id}, 6500, ${iban}, ${isBuyers}, ${at}, '2026-01-01T10:00:00.000Z', '')`.execute(
        db,
      )
  }
})

it.each(databases)('$name: after the upgrade a refund has the voucher of its buyer', async (on) => {
  const { store } = await upgradedOn(on)
  const buyersOf = async (id: string) =>
    Object.fromEntries((await store.refunds.listOf(id)).map((one) => [one.iban, one.voucherId]))
  const voucher = 'not shown'
  expect(await buyersOf('of a buyer')).toEqual({ BE71: voucher, BE62: undefined, '': voucher })
  // The guest of the other had paid from the account of the buyer: nobody knows whose the money was.
  const guest = await buyersOf('of the buyer as guest')
  expect(guest).toEqual({ BE71: undefined, BE62: undefined, '': voucher })
})
