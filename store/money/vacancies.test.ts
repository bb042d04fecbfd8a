import { describe, expect, it } from 'vitest'
import { addSession, onEvening, reservation, start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'

describe.each(databases)('places that were given up, on $name', ({ openFreshStore }) => {
  it('are looked at date by date, the first evening first', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const days = ['2025-10-06', '2025-10-03', '2025-10-05', '2025-10-02', '2025-10-04'] as const
    const ids = new Map<string, string>()
    for (const day of days) {
      const sessionId = await addSession(store, onEvening(day))
      ids.set(day, sessionId)
      const guest = reservation(sessionId, { status: 'cancelled' })
      await store.change(async (changes) => {
        await changes.reservations.add(guest, [])
        const vacancy = { reservationId: guest.id, sessionId, places: 1, keptCents: 100 }
        await changes.vacancies.add({ ...vacancy, iban: '', at: start })
      })
    }
    const inOrder = days.toSorted().map((day) => ids.get(day))
    expect(await store.vacancies.listSessionIds(start)).toEqual(inOrder)
  })
})
