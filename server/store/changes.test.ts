import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addSession, queuedMail, reservation, start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'
import type { Changes } from './store.ts'
import type { Payment } from './reservation-records.ts'

const message = {
  id: randomUUID(),
  name: 'Bram',
  email: 'bram@example.org',
  subject: 'Vraag',
  message: "Robert'); drop table message;--\n漢🥬",
  language: 'nl',
  createdAt: start,
}

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

describe.each(databases)('$name: a change', ({ openFreshStore }) => {
  it('that throws at its end leaves nothing behind', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const id = await addSession(store)
    const revision = await store.scheduleRevision()
    const booking = reservation(id)
    const change = store.change(async (changes) => {
      await changes.takePlaces(id, 2)
      await changes.addReservation(booking)
      await changes.addPayment(payment(booking.id))
      await changes.addMessage(message)
      await changes.queueMail(queuedMail())
      const kept = { key: 'k', digest: 'd', reservationId: booking.id, createdAt: start }
      await changes.keepAnswer(kept)
      throw new Error('power cut')
    })
    await expect(change).rejects.toThrow('power cut')
    expect(await store.listSessions()).toMatchObject([{ taken: 0 }])
    expect(await store.listReservations()).toEqual([])
    expect(await store.listMessages()).toEqual([])
    expect(await store.listMails()).toEqual([])
    expect(await store.scheduleRevision()).toBe(revision)
    expect(await store.change((changes) => changes.findAnswer('k'))).toBeUndefined()
  })

  it('that the database refuses half-way leaves nothing behind, and the next one goes through', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const mail = queuedMail()
    const twice = store.change(async (changes) => {
      await changes.addMessage(message)
      await changes.queueMail(mail)
      await changes.queueMail({ ...mail, id: randomUUID() })
    })
    await expect(twice).rejects.toThrow(/unique/i)
    expect(await store.listMessages()).toEqual([])
    await store.change((changes) => changes.addMessage(message))
    expect(await store.listMessages()).toEqual([message])
  })

  it('is not seen half done by whoever reads meanwhile', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const beside = await fresh.open()
    const id = await addSession(store)
    const [halfWay, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const change = store.change(async (changes) => {
      await changes.takePlaces(id, 2)
      halfWay.resolve()
      await looked.promise
      await changes.addReservation(reservation(id))
    })
    await halfWay.promise
    expect(await beside.listSessions()).toMatchObject([{ taken: 0 }])
    looked.resolve()
    await change
    expect(await beside.listSessions()).toMatchObject([{ taken: 2 }])
    expect(await beside.listReservations()).toHaveLength(1)
  })

  it('that is undone raised the revision for nobody, not even in its own process', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const id = await addSession(store)
    const before = await store.scheduleRevision()
    const [halfWay, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const change = store.change(async (changes) => {
      await changes.takePlaces(id, 2)
      halfWay.resolve()
      await looked.promise
      throw new Error('power cut')
    })
    await halfWay.promise
    const told = store.scheduleRevision()
    looked.resolve()
    await expect(change).rejects.toThrow('power cut')
    expect(await told).toBe(before)
  })
})

describe.each(databases)('$name: a reservation', ({ openFreshStore }) => {
  const book = (booking: ReturnType<typeof reservation>) => async (changes: Changes) => {
    await changes.addReservation(booking)
    const rest = { kind: 'balance', reference: '090933755493', dueOn: '2025-10-23' } as const
    await changes.addPayment(payment(booking.id, rest))
    await changes.addPayment(payment(booking.id))
  }

  it('comes back as it was stored, with its date and what is to be paid, deposit first', async () => {
    await using fresh = await openFreshStore()
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
      note: '',
      linkVersion: 1,
      payments: [
        deposit,
        { ...deposit, kind: 'balance', reference: '090933755493', dueOn: '2025-10-23' },
      ],
    })
  })

  it('is listed with the newest first', async () => {
    await using fresh = await openFreshStore()
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
    await using fresh = await openFreshStore()
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

it.each(databases)('$name: the first answer under a key is kept', async ({ openFreshStore }) => {
  await using fresh = await openFreshStore()
  const { store } = fresh
  const answer = { key: 'k', digest: 'd', reservationId: randomUUID(), createdAt: start }
  await store.change((changes) => changes.keepAnswer(answer))
  expect(await store.change((changes) => changes.findAnswer('k'))).toEqual(answer)
  expect(await store.change((changes) => changes.findAnswer('K'))).toBeUndefined()
  const again = store.change((changes) => changes.keepAnswer({ ...answer, digest: 'e' }))
  await expect(again).rejects.toThrow(/unique/i)
})
