import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { statuses } from '#booking/reservations/status.ts'
import { addPaid, carry, charge } from '#tests/support/posted.ts'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'

describe.each(databases)('entries, in $name', (on) => {
  const fresh = freshStore(on)

  async function booked(reference: string) {
    const booking = reservation(await addSession(fresh.store), { status: 'declined' })
    const payment = { reservationId: booking.id, kind: 'deposit', dueOn: '2025-09-22' } as const
    const cents = { amountCents: 6500, paidCents: 0 }
    await fresh.store.change(async (changes) => {
      await changes.reservations.add(booking)
      await addPaid(changes, { ...payment, ...cents, reference })
    })
    return payment
  }
  const paymentOf = async (id: string) =>
    (await fresh.store.reservations.find(id))?.payments.map((each) => [
      each.amountCents,
      each.paidCents,
    ])

  it('are added up for the payment that they touch, and for no other', async () => {
    const one = await booked('090933755493')
    const other = await booked('010806817183')
    await fresh.store.change(async (changes) => {
      await carry(changes, one, 5000)
      await carry(changes, one, -1000)
      await charge(changes, one, 500)
    })
    expect(await paymentOf(one.reservationId)).toEqual([[7000, 4000]])
    expect(await paymentOf(other.reservationId)).toEqual([[6500, 0]])
    const owing = async () => (await fresh.store.reservations.listOwing(statuses)).length
    expect(await owing()).toBe(2)
    await fresh.store.change((changes) => carry(changes, one, 3000))
    expect(await owing()).toBe(1)
    await fresh.store.change((changes) => carry(changes, one, -1))
    expect(await owing()).toBe(2)
  })

  it('move at least one cent, and stay as they were written', async () => {
    const { reservationId } = await booked('090933755493')
    const entry = { kind: 'carried', from: 'bank', to: `deposit:${reservationId}` } as const
    const post = (cents: number) =>
      fresh.store.change((changes) => changes.entries.post([{ ...entry, cents, at: start }]))
    await post(0)
    expect(await fresh.store.entries.listTouching([entry.to])).toHaveLength(1)
    await post(1)
    const db = fresh.tables()
    await expect(sql`update entry set cents = 2`.execute(db)).rejects.toThrow('written once')
    const none = sql`insert into entry (id, number, at, day, kind, from_account, to_account, cents)
      values ('none', 99, '', '', 'carried', 'bank', 'price', 0)`
    await expect(none.execute(db)).rejects.toThrow(/check/i)
  })

  it('move whole cents, and no part of one', async () => {
    const { reservationId } = await booked('090933755493')
    const entry = { kind: 'carried', from: 'bank', to: `deposit:${reservationId}` } as const
    const post = fresh.store.change((changes) =>
      changes.entries.post([{ ...entry, cents: 65.5, at: start }]),
    )
    await expect(post).rejects.toThrow(new RangeError('65.5 is no whole number of cents'))
    expect(await paymentOf(reservationId)).toEqual([[6500, 0]])
  })

  it('go with their booking, but stay where they are of another too', async () => {
    const gone = await booked('090933755493')
    const stays = await booked('010806817183')
    const from = `deposit:${gone.reservationId}` as const
    const to = `deposit:${stays.reservationId}` as const
    await fresh.store.change(async (changes) => {
      await carry(changes, gone, 3000)
      await changes.entries.post([{ kind: 'went-along', from, to, cents: 1000, at: start }])
      await changes.personalData.removeRecord(gone.reservationId)
    })
    const left = await fresh.store.entries.listTouching([from])
    expect(left.map(({ kind, cents }) => [kind, cents])).toEqual([['went-along', 1000]])
    await fresh.store.change((changes) => changes.personalData.removeRecord(stays.reservationId))
    expect(await fresh.store.entries.listTouching([from, to])).toEqual([])
  })
})
