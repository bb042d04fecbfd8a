import { expect } from 'vitest'
import { openCents, type Owed, paidCents } from '#booking/life.ts'
import { holdsPlaces } from '#booking/status.ts'
import { heldOn, type History, type Model } from './history.ts'

/** What the store holds is what the model says, and adds up: places, states, money, history. */
export async function expectAgreement(model: Model, { store, ids }: History): Promise<void> {
  const sessions = await store.listSessions()
  const places = sessions.map(({ taken, capacity }) => ({ taken, capacity }))
  expect(places).toEqual(
    model.dates.map(({ capacity }, date) => ({ taken: heldOn(model, date), capacity })),
  )
  const onFile = new Map((await store.listReservations()).map((one) => [one.id, one]))
  expect(onFile.size).toBe(model.bookings.length)
  const kept = ids.map((id) => onFile.get(id)!)
  const found = kept.map(({ participants: size, status, session, payments }) => {
    const date = sessions.findIndex(({ id }) => id === session.id)
    return { size, date, status, open: openOf(payments) }
  })
  expect(found).toEqual(model.bookings)

  const refunds = await store.listRefunds()
  const refunded = new Map(refunds.map((one) => [one.reservationId, one.amountCents]))
  expect(refunded.size).toBe(refunds.length)
  for (const { id, status, payments } of kept) {
    expect(refunded.get(id) ?? 0).toBeLessThanOrEqual(paidCents(payments))
    if (holdsPlaces(status)) expect(refunded.has(id)).toBe(false)
  }
}

/** The payments of a booking that are still awaited. */
export function openOf(payments: readonly Owed[]): readonly string[] {
  return payments.filter((payment) => openCents(payment) > 0).map(({ kind }) => kind)
}
