import { expect } from 'vitest'
import { openCents, type Owed, paidCents, totalCents } from '#booking/owed.ts'
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
  expect(found).toEqual(
    model.bookings.map(({ size, date, status, open }) => ({ size, date, status, open })),
  )

  const refunds = Map.groupBy(await store.listRefunds(), (refund) => refund.reservationId)
  for (const [nth, { id, status, payments, participants, priceCents }] of kept.entries()) {
    const own = refunds.get(id) ?? []
    const back = own.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const paid = paidCents(payments)
    const { cameCents: came, resized } = model.bookings[nth]!
    expect(own.length).toBeLessThanOrEqual(resized + Number(!holdsPlaces(status)))
    expect(totalCents(payments)).toBe(participants * priceCents)
    expect(back).toBeLessThanOrEqual(came)
    // While it stands, money goes back only for places given up, and is no longer paid then.
    if (holdsPlaces(status)) expect(paid + back).toBe(came)
    else expect(paid).toBeLessThanOrEqual(came)
    const open = payments.reduce((sum, payment) => sum + openCents(payment), 0)
    expect(open).toBe(Math.max(0, totalCents(payments) - paid))
  }
}

/** The payments of a booking that are still awaited. */
export function openOf(payments: readonly Owed[]): readonly string[] {
  return payments.filter((payment) => openCents(payment) > 0).map(({ kind }) => kind)
}
