import { expect, it } from 'vitest'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'

it.each(databases)(
  '$name: a line of a statement that does not say what became of it is not guessed at',
  async (on) => {
    await using fresh = await on.openFreshStore()
    const { store } = fresh
    const booking = reservation(await addSession(store))
    const paid = { key: 'k', bookedOn: '2025-09-16', amountCents: 6500, importedAt: start } as const
    const payer = { communication: '', payerName: '', payerIban: '', reservationId: booking.id }
    const over = { outcome: 'over', detail: { restCents: 500 }, settledAt: undefined } as const
    await store.change(async (changes) => {
      await changes.reservations.add(booking)
      await changes.transactions.add({ ...paid, ...payer, ...over })
    })
    const line = fresh.tables().updateTable('bank_transaction')
    expect(await store.transactions.find('k')).toMatchObject(over)
    await line.set({ detail: '{}' }).execute()
    await expect(store.transactions.find('k')).rejects.toThrow('The line k of a statement is over')
    await line.set({ outcome: 'matched' }).execute()
    await expect(store.transactions.find('k')).rejects.toThrow('is matched, and does not say how')
    await line.set({ settled_at: start.toISOString() }).execute()
    expect(await store.transactions.find('k')).toMatchObject({
      outcome: 'matched',
      settledAt: start,
    })
  },
)
