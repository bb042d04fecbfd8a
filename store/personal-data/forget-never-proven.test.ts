import { describe, expect, it } from 'vitest'
import { addSession, onEvening, queuedMail, reservation, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'
import type { Day } from '#language/dates.ts'
import type { Reservation } from '../reservations/reservations.ts'
import type { Store } from '../store.ts'

const facts = { telephone: '0470 12 34 56', specialRequirements: 'Noten' }

type Asked = Pick<Reservation, 'status'> & { readonly wasHeld: boolean }

/** A reservation with texts, with what is to be paid for it once it held its places, and a mail about it that was sent. */
async function ask(store: Store, sessionId: string, { status, wasHeld }: Asked): Promise<string> {
  const request = reservation(sessionId, { ...facts, status })
  const { id: reservationId } = request
  await store.change(async (changes) => {
    const reference = reservationId.slice(0, 12)
    const deposit = { kind: 'deposit', amountCents: 6500, paidCents: 0, reference } as const
    await changes.reservations.add(request, wasHeld ? [{ ...deposit, dueOn: '2025-09-22' }] : [])
    await changes.mails.queue([queuedMail({ id: reservationId, about: [reservationId] })])
  })
  await store.outbox.markSent(reservationId, start)
  return reservationId
}

describe.each(databases)('a request that nobody vouched for, in $name', (on) => {
  const fresh = freshStore(on)
  const forgetOn = (day: Day) =>
    fresh.store.change((changes) => changes.personalData.forgetOld(day))

  it('has its texts blanked the night after it ended, and its row removed after two weeks', async () => {
    const { store } = fresh
    const sessionId = await addSession(store, onEvening('2025-12-10'))
    const over = await ask(store, sessionId, { status: 'cancelled', wasHeld: false })
    const others = [
      // Its link can still be pressed.
      await ask(store, sessionId, { status: 'unproven', wasHeld: false }),
      await ask(store, sessionId, { status: 'cancelled', wasHeld: true }),
      await ask(store, sessionId, { status: 'declined', wasHeld: true }),
    ]
    expect(await forgetOn('2025-09-16')).toMatchObject({ reservations: 0, mailTexts: 1 })
    const nothing = { telephone: '', specialRequirements: '' }
    expect(await store.reservations.find(over)).toMatchObject({ status: 'cancelled', ...nothing })
    for (const id of others) expect(await store.reservations.find(id)).toMatchObject(facts)
    expect(await store.mails.listWithText()).toEqual(new Set(others))

    await forgetOn('2025-09-29')
    expect(await store.reservations.find(over)).toBeDefined()
    expect(await forgetOn('2025-09-30')).toMatchObject({ reservations: 1 })
    const left = (await store.reservations.list()).map(({ id }) => id)
    expect(new Set(left)).toEqual(new Set(others))
  })
})
