import { beforeEach, describe, expect, it } from 'vitest'
import { addSession } from '#tests/support/records.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { databases } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { confirmReservation } from './answer-request.ts'
import { callOffDate } from './call-off-date.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { moveReservation } from './move-reservation.ts'
import { rebookReservation } from './rebook-reservation.ts'
import { receivePayment } from './receive-payment.ts'
import { submitReservation } from './submit-reservation.ts'

describe.each(databases)('what goes back of a deposit, on $name', ({ openFreshStore }) => {
  let office: TestOffice
  /** For two, on 30 September, not answered yet; the deposit of 65 euros has come. */
  let id: string
  /** 14 October. */
  let to: string

  beforeEach(async () => {
    const fresh = await openFreshStore()
    office = testOffice(fresh.store)
    await addSession(fresh.store)
    const preferredDate = 'Tuesday 30 September 2025 - 18:30-22:00'
    const request = reservationRequest({ workshopType: 'drinks', preferredDate, participants: '2' })
    const outcome = await submitReservation(office, request)
    if (outcome.kind !== 'placed') throw new Error(outcome.kind)
    id = outcome.reservationId
    await receivePayment(office, { id, kind: 'deposit' })
    to = await addSession(fresh.store, {
      origin: 'later',
      startsAt: new Date('2025-10-14T16:30:00Z'),
      endsAt: new Date('2025-10-14T20:00:00Z'),
    })
    return () => fresh[Symbol.asyncDispose]()
  })

  const move = async (by: 'guest' | 'owner', at: string) => {
    office.setClock(new Date(at))
    expect((await moveReservation(office, { id, sessionId: to, by })).kind).toBe('done')
  }
  const cancelled = () => cancelReservation(office, { id, by: 'guest' })

  it.each([
    ['guest', '2025-09-23T21:59:00Z', 6500],
    ['guest', '2025-09-23T22:01:00Z', 3250],
    ['guest', '2025-09-27T21:59:00Z', 3250],
    ['owner', '2025-09-23T22:01:00Z', 6500],
    ['owner', '2025-09-29T10:00:00Z', 6500],
  ] as const)('after a move by the %s at %s is %i cents', async (by, at, amountCents) => {
    await confirmReservation(office, id)
    await move(by, at)
    expect(await cancelled()).toMatchObject({ kind: 'done', refund: { amountCents } })
  })

  it('stays all of it when the farm moves the party to a date that is nearer', async () => {
    await confirmReservation(office, id)
    const { sessionId: nearer } = (await office.store.findReservation(id))!
    await move('owner', '2025-09-16T10:00:00Z')
    office.setClock(new Date('2025-09-27T10:00:00Z'))
    await moveReservation(office, { id, sessionId: nearer, by: 'owner' })
    office.setClock(new Date('2025-09-29T10:00:00Z'))
    expect(await cancelled()).toMatchObject({ kind: 'done', refund: { amountCents: 6500 } })
  })

  it('is all of it when the farm ends what a guest had moved late', async () => {
    await confirmReservation(office, id)
    await move('guest', '2025-09-25T10:00:00Z')
    expect(office.told.at(-1)).toMatchObject({ kind: 'moved', mostPercent: 50 })
    expect((await office.store.listEvents(id)).at(-1)?.detail).toMatchObject({ mostPercent: 50 })
    await callOffDate(office, to)
    expect(await office.store.listRefunds()).toMatchObject([{ amountCents: 6500 }])
  })

  it('is all of it when the farm gives an earlier date in place of one it called off', async () => {
    await confirmReservation(office, id)
    const { sessionId } = (await office.store.findReservation(id))!
    await move('owner', '2025-09-20T10:00:00Z')
    await callOffDate(office, to)
    office.setClock(new Date('2025-09-26T10:00:00Z'))
    await rebookReservation(office, { id, sessionId, by: 'owner' })
    expect(await cancelled()).toMatchObject({ kind: 'done', refund: { amountCents: 6500 } })
  })

  it('is all of it to a guest who withdraws before the farm’s yes, even the day before', async () => {
    office.setClock(new Date('2025-09-29T10:00:00Z'))
    expect(await cancelled()).toMatchObject({ kind: 'done', refund: { amountCents: 6500 } })
  })

  it('is not lowered by moving a request: nothing was agreed yet', async () => {
    await move('guest', '2025-09-25T10:00:00Z')
    await confirmReservation(office, id)
    expect(await cancelled()).toMatchObject({ kind: 'done', refund: { amountCents: 6500 } })
  })
})
