import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'
import type { Payment } from './money/payments.ts'
import type { Changes } from './store.ts'

function payment(reservationId: string, different: Partial<Payment> = {}): Payment {
  return {
    reservationId,
    kind: 'deposit',
    amountCents: 6500,
    paidCents: 0,
    reference: '010806817183',
    dueOn: '2025-09-22',
    ...different,
  }
}

describe.each(databases)('$name: a reservation', (on) => {
  const fresh = freshStore(on)
  const book = (booking: ReturnType<typeof reservation>) => async (changes: Changes) => {
    await changes.addReservation(booking)
    const rest = { kind: 'balance', reference: '090933755493', dueOn: '2025-10-23' } as const
    await changes.addPayment(payment(booking.id, rest))
    await changes.addPayment(payment(booking.id))
  }

  it('comes back as it was stored, with its date and what is to be paid, deposit first', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const booking = reservation(id, { name: 'Zoë «D’Hondt» 🥬', specialRequirements: 'a\n\tb' })
    await store.change(book(booking))
    const [found] = await store.listReservations()
    const [session] = await store.listSessions()
    const { reservationId: _, ...deposit } = payment(booking.id)
    expect(found).toEqual({
      ...booking,
      session,
      keptCents: 0,
      note: '',
      linkVersion: 1,
      payments: [
        deposit,
        { ...deposit, kind: 'balance', reference: '090933755493', dueOn: '2025-10-23' },
      ],
    })
  })

  it('is listed with the newest first', async () => {
    const { store } = fresh
    const id = await addSession(store)
    for (const minute of [1, 3, 2]) {
      const createdAt = new Date(start.getTime() + minute * 60_000)
      const name = `guest ${minute}`
      await store.change((changes) => changes.addReservation(reservation(id, { createdAt, name })))
    }
    const names = (await store.listReservations()).map(({ name }) => name)
    expect(names).toEqual(['guest 3', 'guest 2', 'guest 1'])
  })

  it('without a date, or for nobody, is refused by the database', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const add = (booking: ReturnType<typeof reservation>) =>
      store.change((changes) => changes.addReservation(booking))
    await expect(add(reservation('nowhere'))).rejects.toThrow(/foreign key/i)
    await expect(add(reservation(id, { participants: 0 }))).rejects.toThrow(/check/i)
  })
})

describe.each(databases)('$name: a payment', ({ openFreshStore }) => {
  it('bears a reference of its own; one that is in use is said to be so', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const id = await addSession(store)
    const [first, second] = [reservation(id), reservation(id)]
    await store.change(async (changes) => {
      await changes.addReservation(first)
      await changes.addReservation(second)
      expect(await changes.addPayment(payment(first.id))).toBe(true)
      expect(await changes.addPayment(payment(second.id))).toBe(false)
      const other = payment(second.id, { reference: '090933755493' })
      expect(await changes.addPayment(other)).toBe(true)
    })
    const references = (await store.listReservations()).flatMap(({ payments }) =>
      payments.map(({ reference }) => reference),
    )
    expect(references.toSorted()).toEqual(['010806817183', '090933755493'])
  })

  it('of one kind is there once for a reservation', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const booking = reservation(await addSession(store))
    const twice = store.change(async (changes) => {
      await changes.addReservation(booking)
      await changes.addPayment(payment(booking.id))
      await changes.addPayment(payment(booking.id, { reference: '090933755493' }))
    })
    await expect(twice).rejects.toThrow(/unique/i)
  })
})

describe.each(databases)('$name: a history', ({ openFreshStore }) => {
  it('is read in the order in which it was written, also within one moment', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const sessionId = await addSession(store)
    const [one, other] = [reservation(sessionId), reservation(sessionId)]
    const written = Array.from({ length: 12 }, (_, n) => n)
    await store.change(async (changes) => {
      for (const each of [one, other]) await changes.addReservation(each)
      for (const n of written) {
        for (const { id: reservationId } of [one, other]) {
          const event = { id: randomUUID(), reservationId, sessionId: undefined, at: start }
          await changes.addEvent({ ...event, by: 'bank', what: 'refunded', detail: { cents: n } })
        }
      }
    })
    const read = async (id: string) =>
      (await store.listEvents(id)).map(({ detail }) =>
        'cents' in detail ? detail.cents : undefined,
      )
    expect(await read(one.id)).toEqual(written)
    // A database may give rows of one moment in any order: it is the number that tells.
    const events = fresh.tables().updateTable('event').where('reservation_id', '=', other.id)
    await events.set((row) => ({ number: row(row.val(100), '-', row.ref('number')) })).execute()
    expect(await read(other.id)).toEqual(written.toReversed())
  })
})
