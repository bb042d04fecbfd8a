import { beforeEach, describe, expect, it } from 'vitest'
import { plannedSession, start } from '#tests/support/records.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { databases } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import type { PlannedSession } from '../store/session-records.ts'
import { confirmReservation } from './answer-request.ts'
import { callOffDate } from './call-off-date.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { changeParty } from './change-party.ts'
import { moveReservation } from './move-reservation.ts'
import { payRefund } from './pay-refund.ts'
import { rebookReservation } from './rebook-reservation.ts'
import { receivePayment } from './receive-payment.ts'
import { submitReservation } from './submit-reservation.ts'

describe.each(databases)('a booking whose date was called off, on $name', ({ openFreshStore }) => {
  let office: TestOffice
  /** 30 September; 14 October, four places; 28 October, ten. */
  let from: string
  let to: string
  let third: string
  let closed: string
  let bread: string

  beforeEach(async () => {
    const fresh = await openFreshStore()
    office = testOffice(fresh.store)
    const planned = [
      plannedSession(),
      onDay('2025-10-07', { workshop: 'sourdough' }),
      onDay('2025-10-14', { capacity: 4 }),
      onDay('2025-10-21', {}),
      onDay('2025-10-28', {}),
    ]
    await fresh.store.keepSchedule(planned, start)
    const ids = (await fresh.store.listSessions()).map(({ id }) => id)
    ;[from, bread, to, closed, third] = ids as [string, string, string, string, string]
    return () => fresh[Symbol.asyncDispose]()
  })

  async function ask(participants = '3') {
    const preferredDate = 'Tuesday 30 September 2025 - 18:30-22:00'
    const request = reservationRequest({ workshopType: 'drinks', preferredDate, participants })
    const outcome = await submitReservation(office, request)
    if (outcome.kind !== 'placed') throw new Error(outcome.kind)
    return outcome.reservationId
  }
  /** Of three, with a deposit of 97.50 euros that came. */
  async function secured() {
    const id = await ask()
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    return id
  }
  const rebook = (id: string, by: 'guest' | 'owner' = 'guest', sessionId = to) =>
    rebookReservation(office, { id, sessionId, by })
  const found = async (id: string) => (await office.store.findReservation(id))!
  const taken = async (id: string) => (await office.store.findSession(id))!.taken
  const refunds = () => office.store.listRefunds()
  const kindsTold = () => office.told.map(({ kind }) => kind)

  it.each(['guest', 'owner'] as const)('goes on elsewhere at the word of the %s', async (by) => {
    const id = await secured()
    await callOffDate(office, from)
    expect(await refunds()).toMatchObject([{ amountCents: 9750 }])
    office.setClock(new Date('2025-09-29T10:00:00Z'))
    expect(await rebook(id, by)).toMatchObject({ kind: 'done', reservation: { status: 'secured' } })

    expect(await refunds()).toEqual([])
    expect([await taken(from), await taken(to)]).toEqual([0, 3])
    const { session, payments } = await found(id)
    expect(session.day).toBe('2025-10-14')
    const [deposit, balance] = payments
    expect(deposit).toMatchObject({ kind: 'deposit', paidCents: 9750 })
    // A week before the new date; what was paid keeps its day.
    expect(balance).toMatchObject({ kind: 'balance', paidCents: 0, dueOn: '2025-10-07' })
    expect((await office.store.listEvents(id)).at(-1)).toMatchObject({
      by,
      what: 'rebooked',
      detail: { from: '2025-09-30', to: '2025-10-14', cents: 9750 },
    })
    const withdrawn = { amountCents: 9750 }
    expect(office.told.at(-1)).toMatchObject({ kind: 'rebooked', by, withdrawn })
  })

  it('that was a request is one again, and may be answered', async () => {
    const id = await ask()
    await callOffDate(office, from)
    expect(await rebook(id)).toMatchObject({ reservation: { status: 'requested' } })
    expect((await confirmReservation(office, id)).kind).toBe('done')
  })

  it('is given another date once, however often the button is pressed', async () => {
    const id = await secured()
    await callOffDate(office, from)
    expect((await rebook(id)).kind).toBe('done')
    expect((await rebook(id)).kind).toBe('done-before')
    expect((await rebook(id, 'owner', third)).kind).toBe('done-before')
    expect([await taken(to), await taken(third)]).toEqual([3, 0])
    expect(kindsTold().filter((kind) => kind === 'rebooked')).toHaveLength(1)
  })

  it('gets no places that are not there, and then keeps its refund', async () => {
    const id = await secured()
    await callOffDate(office, from)
    const before = await refunds()
    await office.store.change((changes) => changes.takePlaces(to, 2))
    expect(await rebook(id)).toEqual({ kind: 'no-room' })
    expect(await refunds()).toEqual(before)
    expect([await taken(to), (await found(id)).status]).toEqual([2, 'cancelled'])
  })

  it('shares the last places with nobody who chooses them at the same moment', async () => {
    const ids = [await secured(), await secured(), await secured()]
    await callOffDate(office, from)
    const outcomes = await Promise.all(ids.map((id) => rebook(id)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'no-room', 'no-room'])
    expect(await taken(to)).toBe(3)
    expect(await refunds()).toHaveLength(2)
  })

  it('is not paid back and rebooked at the same moment, whichever comes first', async () => {
    const [first, second] = [await secured(), await secured()]
    await callOffDate(office, from)
    const refundOf = async (id: string) =>
      (await refunds()).find(({ reservationId }) => reservationId === id)!.id
    const [theirs, others] = [await refundOf(first), await refundOf(second)]
    const [rebooked, tooLate, paid, refused] = await Promise.all([
      rebook(first, 'guest', third),
      payRefund(office, theirs),
      payRefund(office, others),
      rebook(second, 'guest', third),
    ])
    expect([rebooked.kind, tooLate.kind]).toEqual(['done', 'no-such-refund'])
    expect(paid.kind).toBe('done')
    expect(refused).toMatchObject({ kind: 'refused', reason: 'paid-back' })
    expect(await refunds()).toMatchObject([{ id: others, amountCents: 9750 }])
    expect([await taken(third), (await found(second)).status]).toEqual([3, 'cancelled'])
  })

  it('whose money went back gets no other date, from nobody', async () => {
    const id = await secured()
    await callOffDate(office, from)
    await payRefund(office, (await refunds())[0]!.id)
    for (const by of ['guest', 'owner'] as const) {
      expect(await rebook(id, by)).toMatchObject({ kind: 'refused', reason: 'paid-back' })
    }
    expect(await taken(to)).toBe(0)
  })

  it('takes no date of another workshop, none that is closed or off, and none that has begun', async () => {
    const id = await secured()
    await office.store.change((changes) => changes.updateSession(closed, { state: 'closed' }))
    await callOffDate(office, from)
    for (const sessionId of [bread, closed, from, 'nothing', '']) {
      expect(await rebook(id, 'guest', sessionId)).toEqual({ kind: 'no-room' })
    }
    office.setClock(new Date('2025-10-14T16:31:00Z'))
    expect(await rebook(id)).toEqual({ kind: 'no-room' })
  })

  it('is not one that somebody had cancelled before, or cancels afterwards', async () => {
    const before = await secured()
    await cancelReservation(office, { id: before, by: 'guest' })
    const after = await secured()
    await callOffDate(office, from)
    expect(await rebook(before)).toMatchObject({ kind: 'refused', reason: 'over' })
    await rebook(after)
    await cancelReservation(office, { id: after, by: 'guest' })
    expect(await rebook(after)).toMatchObject({ kind: 'refused', reason: 'over' })
  })

  it('keeps what is still owed for places given up before: only its own refund is taken back', async () => {
    const id = await secured()
    await receivePayment(office, { id, kind: 'balance' })
    await changeParty(office, { id, participants: 2 })
    await callOffDate(office, from)
    expect((await refunds()).map(({ amountCents }) => amountCents)).toEqual([6500, 13_000])
    await rebook(id)
    expect(await refunds()).toMatchObject([{ amountCents: 6500 }])
  })

  it('gets all back a second time, when the new date is called off too', async () => {
    const id = await secured()
    await callOffDate(office, from)
    await rebook(id)
    await callOffDate(office, to)
    expect(await refunds()).toMatchObject([{ amountCents: 9750 }])
    expect(await rebook(id, 'guest', third)).toMatchObject({ kind: 'done' })
    expect(await refunds()).toEqual([])
  })

  it('gives all back to who cancels in time, also to who had moved late before', async () => {
    const id = await secured()
    office.setClock(new Date('2025-09-25T10:00:00Z'))
    // From then on no more than half would have gone back, but for the farm.
    await moveReservation(office, { id, sessionId: to, by: 'guest' })
    await callOffDate(office, to)
    await rebook(id, 'guest', third)
    expect(await cancelReservation(office, { id, by: 'guest' })).toMatchObject({
      refund: { amountCents: 9750 },
    })
  })
})

function onDay(day: string, different: Partial<PlannedSession>): PlannedSession {
  return plannedSession({
    origin: `on ${day}`,
    startsAt: new Date(`${day}T16:30:00Z`),
    endsAt: new Date(`${day}T20:00:00Z`),
    ...different,
  })
}
