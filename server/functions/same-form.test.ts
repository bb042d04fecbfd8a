import { expect, it } from 'vitest'
import { addSession, start } from '#tests/support/records.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { databases } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { sameFormMs } from '../limits.ts'
import { submitReservation } from './submit-reservation.ts'

const form = { by: 'form' } as const

it.each(databases)('$name: a form sent again is one request for a day', async (database) => {
  await using fresh = await database.openFreshStore()
  await addSession(fresh.store)
  const office = testOffice(fresh.store)
  const send = () => submitReservation(office, reservationRequest(), form)
  const [first, ...copies] = await Promise.all([send(), send(), send(), send()])
  expect(first).toMatchObject({ kind: 'placed' })
  for (const copy of copies) expect(copy).toEqual(first)
  office.setClock(new Date(start.getTime() + sameFormMs - 1))
  expect(await send()).toEqual(first)
  office.setClock(new Date(start.getTime() + sameFormMs))
  const next = await send()
  expect(next).not.toEqual(first)
  expect(await send()).toEqual(next)
  expect(await fresh.store.listReservations()).toHaveLength(2)
})

it('a form sent again after its booking was cancelled is a new request', async () => {
  await using fresh = await databases[0]!.openFreshStore()
  await addSession(fresh.store)
  const office = testOffice(fresh.store)
  const first = await submitReservation(office, reservationRequest(), form)
  if (first.kind !== 'placed') throw new Error(first.kind)
  await fresh.store.change((changes) =>
    changes.updateReservation(first.reservationId, { status: 'cancelled' }),
  )
  expect(await submitReservation(office, reservationRequest(), form)).not.toEqual(first)
  expect(await fresh.store.listReservations()).toHaveLength(2)
})
