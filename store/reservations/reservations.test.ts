import { minuteMs } from '#booking/dates/brussels-time.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addPaid, carry } from '#tests/support/posted.ts'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'
import type { Payment } from '../money/entries.ts'
import type { Changes } from '../subjects.ts'

/** A deposit, unless said otherwise. */
function payment(reservationId: string, different: Partial<Payment> = {}): Payment {
  const due = {
    amountCents: 6500,
    paidCents: 0,
    reference: '010806817183',
    dueOn: '2025-09-22',
  } as const
  return { reservationId, kind: 'deposit', ...due, ...different }
}
const rest = { kind: 'balance', reference: '090933755493', dueOn: '2025-10-23' } as const

describe.each(databases)('$name: a reservation', (on) => {
  const fresh = freshStore(on)
  const book = (booking: ReturnType<typeof reservation>) => async (changes: Changes) => {
    await changes.reservations.add(booking)
    await addPaid(changes, payment(booking.id, rest))
    await addPaid(changes, payment(booking.id))
  }
  const add = (booking: ReturnType<typeof reservation>) =>
    fresh.store.change((changes) => changes.reservations.add(booking))

  it('comes back as it was stored, with its date and what is to be paid, deposit first', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const booking = reservation(id, { name: 'Zoë «D’Hondt» 🥬', specialRequirements: 'a\n\tb' })
    await store.change(book(booking))
    const [found] = await store.reservations.list()
    const [session] = await store.sessions.list()
    const { reservationId: _, ...deposit } = payment(booking.id)
    const payments = [deposit, { ...deposit, ...rest }]
    const { createdAt: dateTakenAt } = booking
    const asStored = { keptCents: 0, note: '', linkVersion: 1, dateTakenAt }
    expect(found).toEqual({ ...booking, session, ...asStored, payments })
  })

  it('is returned as it is on file by the change that adds it, with its open sums, without a read', async () => {
    const { store } = fresh
    const booking = reservation(await addSession(store))
    const { reservationId: _, ...deposit } = payment(booking.id)
    const own = { ...deposit, paidCents: 0 } as const
    const payments = [own, { ...own, ...rest }]
    const begun = await store.change((changes) => changes.reservations.add(booking, payments))
    const found = await store.reservations.get(booking.id)
    expect({ ...booking, ...begun, session: found.session, payments }).toEqual(found)
    expect(await store.reservations.listOwing(['requested'])).toEqual([found])
    const search = [[{ by: 'word', word: 'anneleen' }]] as const
    expect(await store.reservations.listFound(search, start, 10)).toEqual([found])
  })

  it('is secured or paid by its payments alone, whatever its row says', async () => {
    const { store } = fresh
    const booking = reservation(await addSession(store), { status: 'confirmed' })
    await store.change(book(booking))
    const pay = (kind: Payment['kind']) =>
      store.change((changes) => carry(changes, { reservationId: booking.id, kind }, 6500))
    const statusOf = async () => (await store.reservations.find(booking.id))?.status
    await fresh.tables().updateTable('reservation').set({ status: 'paid' }).execute()
    expect(await statusOf()).toBe('confirmed')
    await pay('deposit')
    expect(await statusOf()).toBe('secured')
    expect(await store.reservations.listWithStatus(['confirmed', 'paid'])).toEqual([])
    expect(await store.reservations.listWithStatus(['secured'])).toHaveLength(1)
    await pay('balance')
    expect(await statusOf()).toBe('paid')
  })

  it('says which tables have rows of it', async () => {
    const { store } = fresh
    const booking = reservation(await addSession(store))
    await add(booking)
    expect(await store.reservations.listTablesOf(booking.id)).toEqual(new Set())
    await store.change(async (changes) => {
      const reservationId = booking.id
      const by = 'guest'
      const at = start
      await changes.diets.save({ reservationId, answer: 'geen noten', consentedAt: at })
      const line = { what: 'requested', detail: {} } as const
      await changes.history.addEvent({
        id: randomUUID(),
        reservationId,
        sessionId: undefined,
        at,
        by,
        ...line,
      })
    })
    expect(await store.reservations.listTablesOf(booking.id)).toEqual(new Set(['diet', 'event']))
    expect(await store.reservations.listTablesOf(randomUUID())).toEqual(new Set())
  })

  it('is listed with the newest first', async () => {
    const { store } = fresh
    const id = await addSession(store)
    for (const minute of [1, 3, 2]) {
      const createdAt = new Date(start.getTime() + minute * minuteMs)
      await add(reservation(id, { createdAt, name: `guest ${minute}` }))
    }
    const names = (await store.reservations.list()).map(({ name }) => name)
    expect(names).toEqual(['guest 3', 'guest 2', 'guest 1'])
  })

  it('is refused by the database without a date, or for nobody', async () => {
    const id = await addSession(fresh.store)
    await expect(add(reservation('nowhere'))).rejects.toThrow(/foreign key/i)
    await expect(add(reservation(id, { participants: 0 }))).rejects.toThrow(/check/i)
  })

  it('has one payment of a kind, each under a reference of its own', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const adding = (other: string, different: Partial<Payment>) =>
      store.change(async (changes) => {
        const booking = reservation(id)
        await changes.reservations.add(booking)
        await addPaid(changes, payment(booking.id))
        await addPaid(changes, payment(other || booking.id, different))
      })
    const one = reservation(id)
    await add(one)
    await expect(adding('', { reference: rest.reference! })).rejects.toThrow(/unique/i)
    await expect(adding(one.id, {})).rejects.toThrow(/unique/i)
  })

  it('has a history that is read in the order in which it was written, also within one moment', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const one = reservation(sessionId)
    const other = reservation(sessionId)
    const written = Array.from({ length: 12 }, (_, n) => n)
    await store.change(async (changes) => {
      for (const each of [one, other]) await changes.reservations.add(each)
      for (const n of written) {
        for (const { id: reservationId } of [one, other]) {
          const event = { id: randomUUID(), reservationId, sessionId: undefined, at: start }
          await changes.history.addEvent({
            ...event,
            by: 'bank',
            what: 'refunded',
            detail: { cents: n },
          })
        }
      }
    })
    const read = async (id: string) =>
      (await store.history.listEvents(id)).map(({ detail }) =>
        'cents' in detail ? detail.cents : undefined,
      )
    expect(await read(one.id)).toEqual(written)
    // A database may give rows of one moment in any order: it is the number that tells.
    const events = fresh.tables().updateTable('event').where('reservation_id', '=', other.id)
    await events.set((row) => ({ number: row(row.val(100), '-', row.ref('number')) })).execute()
    expect(await read(other.id)).toEqual(written.toReversed())
  })
})
