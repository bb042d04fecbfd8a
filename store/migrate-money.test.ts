import { dayMs } from '#booking/dates/brussels-time.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listTransactions } from '#tests/support/all-of.ts'
import { addLine, storeBefore } from '#tests/support/store-before.ts'
import { databases } from '#tests/support/stores.ts'

it.each(databases)(
  '$name: after the upgrade each payment that the bank took back has its own amount, also of two in one minute',
  async (on) => {
    await using place = await on.findPlace()
    const db = await storeBefore(
      place,
      '034-voucher-payers',
      { id: 'twice', status: 'confirmed', name: '' },
      { id: 'once', status: 'confirmed', name: '' },
    )
    const takenBack = async (id: string, at: string, number: number) =>
      sql`insert into event (id, reservation_id, at, number, by, what, detail)
        values (${`${id} ${number}`}, ${id}, ${at}, ${number}, 'owner', 'taken-back',
          '{"payment":"deposit","cents":6500}')`.execute(db)
    const reversal = { amount_cents: -6500, outcome: 'review', detail: '{"reason":"reversal"}' }
    const line = (key: string, id: string, at: string | null) =>
      addLine(db, { ...reversal, key, reservation_id: id, settled_at: at })
    await takenBack('twice', '2025-09-24T10:00:00.100Z', 1)
    await line('first', 'twice', '2025-09-24T10:00:00.101Z')
    await takenBack('twice', '2025-09-24T10:00:00.900Z', 2)
    await line('second', 'twice', '2025-09-24T10:00:00.901Z')
    await line('let be', 'twice', '2025-09-24T10:00:01.000Z')
    await line('let be first', 'once', '2025-09-24T10:00:00.000Z')
    await takenBack('once', '2025-09-24T10:00:10.000Z', 1)
    await line('taken', 'once', '2025-09-24T10:00:10.000Z')
    await line('waiting', 'once', null)
    const store = await place.open()
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

it.each(databases)('$name: after the upgrade no message older than a month waits', async (on) => {
  await using place = await on.findPlace()
  const db = await storeBefore(place, '035-taken-back')
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  for (const days of [3, 29, 31]) {
    await sql`insert into message (id, name, email, subject, message, language, created_at)
      values (${`${days} days`}, 'Bram', 'bram@example.org', '', '', 'nl', ${daysAgo(days)})`.execute(
      db,
    )
  }
  const store = await place.open()
  const ids = (await store.messages.toAnswer()).map(({ id }) => id)
  expect(ids).toEqual(['29 days', '3 days'])
  expect(await store.messages.find('31 days')).toMatchObject({ handledAs: 'old' })
})

it.each(databases)('$name: after the upgrade no line names who was forgotten since', async (on) => {
  await using place = await on.findPlace()
  const booking = { id: 'booking', status: 'paid', name: 'Lotte' }
  const db = await storeBefore(place, '036-messages-handled', booking)
  const at = '2025-09-18T10:00:00.000Z'
  for (const [key, day, detail] of [
    ['of who was replaced', '2025-09-17', '{}'],
    ['of the guest', '2025-09-19', '{}'],
    ['of a companion who left', '2025-09-19', '{"isShare":true}'],
  ] as const) {
    const line = { key, payer_name: key, booked_on: day, detail }
    await addLine(db, { ...line, reservation_id: 'booking' })
  }
  await sql`insert into event (id, reservation_id, at, number, by, what, detail)
    values ('e', 'booking', ${at}, 1, 'owner', 'guest-replaced', '{"replacedId":"gone"}')`.execute(
    db,
  )
  const store = await place.open()
  const left = (await listTransactions(store)).map(({ payerName }) => payerName)
  expect(left.filter(Boolean)).toEqual(['of the guest'])
})
