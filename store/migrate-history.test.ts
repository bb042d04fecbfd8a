import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { invoice } from '#tests/support/invoices.ts'
import { storeBefore } from '#tests/support/store-before.ts'
import { databases } from '#tests/support/stores.ts'

const bookings = ['called off', 'cancelled', 'goes on', 'party', 'left it', 'asked', 'let be']
const statusOf = (id: string) => {
  if (id === 'let be') return 'completed'
  return ['called off', 'cancelled', 'asked'].includes(id) ? 'cancelled' : 'confirmed'
}

it.each(databases)('$name: what the office asked of the history stands in rows', async (on) => {
  await using place = await on.findPlace()
  const all = bookings.map((id) => ({ id, status: statusOf(id), name: '' }))
  const db = await storeBefore(place, '042-entries', ...all)
  let number = 0
  const at = () => `2025-09-21T10:00:${String(number).padStart(2, '0')}.000Z`
  const tell = async (id: string, what: string, detail: object = {}) => {
    number += 1
    const [booking, session] = id === 'date' ? [null, id] : [id, null]
    await sql`insert into event (id, reservation_id, session_id, at, number, by, what, detail)
      values (${`e${number}`}, ${booking}, ${session}, ${at()}, ${number}, 'owner', ${what},
        ${JSON.stringify(detail)})`.execute(db)
    return new Date(at())
  }
  const dates = { from: '2025-09-30', to: '2025-10-07' }
  const bill = async (id: string, nth: number, workshopOn: string) => {
    const { number: _, reservationId: _id, issuedOn: _on, ...facts } = invoice()
    await sql`insert into invoice (year, number, reservation_id, issued_on, facts)
      values (2025, ${nth}, ${id}, '2025-09-21', ${JSON.stringify({ ...facts, workshopOn })})`.execute(
      db,
    )
    return tell(id, 'invoiced', { number: `2025-000${nth}` })
  }

  const off = { was: 'paid', refundId: 'r', refundCents: 8000 }
  await tell('called off', 'back-on-voucher', { cents: 100 })
  await tell('called off', 'called-off', { was: 'confirmed' })
  await tell('called off', 'rebooked', dates)
  await tell('called off', 'back-on-voucher', { cents: 500 })
  const calledOffAt = await tell('called off', 'called-off', off)
  const cancelledAt = await tell('cancelled', 'cancelled')
  await bill('cancelled', 1, '2025-09-30')
  await tell('cancelled', 'place-taken', { cents: 1000, places: 1, successorId: 'party' })
  await tell('goes on', 'called-off', off)
  await tell('goes on', 'rebooked', dates)
  await bill('goes on', 2, '2025-10-07')
  await tell('party', 'party-changed', { before: 2, after: 3 })
  const given = { givenUpCents: 6500, keptGivenUpCents: 500, refundId: 'given' }
  await tell('party', 'party-changed', { before: 3, after: 2, ...given })
  await tell('party', 'party-changed', { before: 2, after: 3, retakenCents: 6000 })
  const split = { ...dates, participants: 1, cents: 0 }
  await tell('party', 'split', { ...split, otherId: 'left it' })
  const splitAt = await tell('left it', 'split-off', {
    ...split,
    otherId: 'party',
    succeeded: true,
  })
  await tell('asked', 'voucher-named', { codeDigest: 'digest' })
  await tell('asked', 'led-to', { otherId: 'party' })
  await tell('let be', 'written-off', { cents: 6500 })
  await tell('date', 'opened')
  const changedAt = await tell('date', 'changed')
  await tell('date', 'written-to')

  const store = await place.open()
  const [calledOff, cancelled, goesOn, , , request] = await store.reservations.findEach(bookings)
  expect(calledOff!.ending).toEqual({
    what: 'called-off',
    by: 'owner',
    at: calledOffAt,
    was: 'paid',
    refundId: 'r',
    refundCents: 8000,
    voucherCents: 500,
  })
  expect(cancelled!.ending).toMatchObject({ at: cancelledAt, refundCents: 0, voucherCents: 0 })
  expect(goesOn!.ending).toBeUndefined()
  const nothing = { givenUpCents: 0, keptGivenUpCents: 0, retakenCents: 0, refundId: undefined }
  expect(await store.party.changesOf('party')).toMatchObject([
    { ...nothing, places: 1 },
    { ...given, places: -1, retakenCents: 0 },
    { ...nothing, places: 1, retakenCents: 6000 },
    { ...nothing, places: -1 },
  ])
  const left = { reservationId: 'left it', leftId: 'party', at: splitAt, participants: 1 }
  expect(await store.party.lastSplitFrom('party')).toEqual({ ...left, succeeded: true })
  expect(request).toMatchObject({ voucherDigest: 'digest', ledTo: 'party' })
  expect(await store.history.noticesOf(['let be'])).toMatchObject([
    { kind: 'written-off', day: '' },
  ])
  expect((await store.sessions.changedAt(['date'])).get('date')).toEqual(changedAt)
  // The booking that ended before its invoice is as it was invoiced; the other has moved to another
  // day.
  expect(await store.invoices.changedSinceInvoiced('2025-09-01')).toEqual(['goes on'])
  const refused = sql`update invoice set facts = ''`.execute(db)
  await expect(refused).rejects.toThrow('what was invoiced is not changed')
})

it.each(databases)('$name: a date keeps its teacher, by the name of their part', async (on) => {
  await using place = await on.findPlace()
  const db = await storeBefore(place, '054-further-days')
  await sql`update session set teacher = 'other-half'`.execute(db)
  const store = await place.open()
  expect((await store.sessions.find('date'))?.teacher).toBe('cook')
})
