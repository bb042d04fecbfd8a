import { describe, expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { addSession, start } from '#tests/support/records.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { sameFormMs } from '../limits.ts'
import { submitReservation } from './submit-reservation.ts'

const byForm = { repeat: { by: 'form' } } as const
const byKey = { repeat: { by: 'key', key: 'one-click' } } as const

describe.each(databases)('$name: a request that is sent again', (on) => {
  const farm = freshOffice({ on })
  const send = (different = {}, repeat: typeof byForm | typeof byKey = byForm) =>
    submitReservation(farm.office, reservationRequest(different), repeat)

  it('is one request for a day when a form sends it', async () => {
    const [first, ...copies] = await Promise.all([send(), send(), send(), send()])
    expect(first).toMatchObject({ kind: 'placed' })
    for (const copy of copies) expect(copy).toEqual(first)
    farm.office.setClock(new Date(start.getTime() + sameFormMs - 1))
    expect(await send()).toEqual(first)
    farm.office.setClock(new Date(start.getTime() + sameFormMs))
    const next = await send()
    expect(next).not.toEqual(first)
    expect(await send()).toEqual(next)
    expect(await farm.store.reservations.list()).toHaveLength(2)
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('is a new one after its booking was cancelled', async () => {
    const first = await send()
    const [{ id } = { id: '' }] = await farm.store.reservations.list()
    await farm.store.change((changes) => changes.reservations.update(id, { status: 'cancelled' }))
    expect(await send()).not.toEqual(first)
  })

  it('is another when any of its fields differs', async () => {
    const different = [
      {},
      { participantName: 'Bram De Smet' },
      { participants: '2' },
      { email: 'bram@example.org' },
      { specialRequirements: 'Geen noten' },
    ]
    for (const each of different) expect(await send(each)).toMatchObject({ kind: 'placed' })
    await addSession(farm.store, { workshop: 'vegetables', origin: 'beside' })
    expect(await send({ workshopType: 'vegetables' })).toMatchObject({ kind: 'placed' })
    expect(await farm.store.reservations.list()).toHaveLength(different.length + 1)
  })

  it('counts once for ever under its key; a refused one may be sent again', async () => {
    expect(await send({ participants: '0' }, byKey)).toMatchObject({ kind: 'invalid' })
    const first = await send({}, byKey)
    farm.setClock('2025-09-29T07:00:00Z')
    expect(await send({}, byKey)).toEqual(first)
    expect(await send({ participants: '2' }, byKey)).toEqual({ kind: 'key-reused' })
    expect(await farm.store.reservations.list()).toHaveLength(1)
  })
})
