import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'

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
          await changes.addEvent({ ...event, by: 'bank', what: 'received', detail: { n } })
        }
      }
    })
    const read = async (id: string) =>
      (await store.listEvents(id)).map(({ detail }) => Number(detail['n']))
    expect(await read(one.id)).toEqual(written)
    // A database may give rows of one moment in any order: it is the number that tells.
    const events = fresh.tables().updateTable('event').where('reservation_id', '=', other.id)
    await events.set((row) => ({ number: row(row.val(100), '-', row.ref('number')) })).execute()
    expect(await read(other.id)).toEqual(written.toReversed())
  })
})
