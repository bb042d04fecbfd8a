import { beforeEach, describe, expect, it } from 'vitest'
import { addSession } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { confirmReservation } from './answer-request.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { changeParty } from './change-party.ts'
import { receivePayment } from './receive-payment.ts'
import { submitReservation } from './submit-reservation.ts'
import { joinWaitingList } from './waiting-list.ts'

describe.each(databases)('$name: a party of another size', ({ openFreshStore }) => {
  let office: TestOffice
  let sessionId: string
  beforeEach(async () => {
    const fresh = await openFreshStore()
    office = testOffice(fresh.store)
    sessionId = await addSession(fresh.store)
    return () => fresh[Symbol.asyncDispose]()
  })

  /** Five on a date of ten places, at 65 euro each. */
  async function confirmed(participants = '5'): Promise<string> {
    const preferredDate = 'Tuesday 30 September 2025 - 18:30-22:00'
    const request = { workshopType: 'drinks', preferredDate, participants }
    const outcome = await submitReservation(office, reservationRequest(request))
    if (outcome.kind !== 'placed') throw new Error(outcome.kind)
    await confirmReservation(office, outcome.reservationId)
    return outcome.reservationId
  }

  const found = async (id: string) => (await office.store.findReservation(id))!
  const taken = async () => (await office.store.findSession(sessionId))!.taken
  const owed = async (id: string) =>
    (await found(id)).payments.map(({ amountCents, paidCents }) => [amountCents, paidCents])
  const told = () => office.told.filter(({ kind }) => kind === 'party-changed')

  it('takes places and money along, and tells the guest once', async () => {
    const id = await confirmed()
    await receivePayment(office, { id, kind: 'deposit' })
    expect((await changeParty(office, { id, participants: 7 })).kind).toBe('done')
    expect((await changeParty(office, { id, participants: 7 })).kind).toBe('done-before')
    expect(await found(id)).toMatchObject({ participants: 7, status: 'secured' })
    expect(await owed(id)).toEqual([
      [16_250, 16_250],
      [29_250, 0],
    ])
    expect(await taken()).toBe(7)
    expect(told()).toHaveLength(1)
    const [last] = (await office.store.listEvents(id)).slice(-1)
    expect(last).toMatchObject({
      what: 'party-changed',
      by: 'owner',
      detail: { before: 5, after: 7 },
    })
  })

  it('that is all paid owes again when it grows, and falls due as if asked that day', async () => {
    const id = await confirmed('2')
    for (const kind of ['deposit', 'balance'] as const) await receivePayment(office, { id, kind })
    office.setClock(new Date('2025-09-26T10:00:00Z'))
    await changeParty(office, { id, participants: 3 })
    expect((await found(id)).status).toBe('secured')
    const [, balance] = (await found(id)).payments
    expect(balance).toMatchObject({ amountCents: 13_000, paidCents: 6500, dueOn: '2025-09-26' })
  })

  it('for which there is no room changes nothing, and says how many are free', async () => {
    const id = await confirmed()
    await confirmed('3')
    const outcome = await changeParty(office, { id, participants: 8 })
    expect(outcome).toEqual({ kind: 'no-room', left: 2, most: 7 })
    expect(await found(id)).toMatchObject({ participants: 5 })
    expect(await taken()).toBe(8)
    expect(told()).toEqual([])
  })

  it('never takes a place twice, whoever asks at the same moment', async () => {
    const [one, other] = [await confirmed('4'), await confirmed('4')]
    const outcomes = await Promise.all([
      changeParty(office, { id: one, participants: 6 }),
      changeParty(office, { id: other, participants: 6 }),
    ])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'no-room'])
    expect(await taken()).toBe(10)
  })

  it('offers the places it gives up to who waits', async () => {
    const id = await confirmed()
    await confirmed()
    const waiting = { date: sessionId, participants: 2, name: 'Bram', email: 'bram@example.org' }
    await joinWaitingList(office, waiting, 'nl')
    await changeParty(office, { id, participants: 3 })
    const [entry] = await office.store.listWaiting()
    expect(entry).toMatchObject({ state: 'offered' })
    expect(await taken()).toBe(10)
  })

  it('puts down what the terms give back of places paid for, and gives it back once', async () => {
    const id = await confirmed('4')
    for (const kind of ['deposit', 'balance'] as const) await receivePayment(office, { id, kind })
    office.setClock(new Date('2025-09-25T10:00:00Z'))
    const outcome = await changeParty(office, { id, participants: 3 })
    expect(outcome).toMatchObject({ kind: 'done', refund: { amountCents: 3250 } })
    expect(told()).toMatchObject([{ givenUpCents: 6500, refund: { amountCents: 3250 } }])
    expect((await office.store.listEvents(id)).at(-1)).toMatchObject({
      what: 'owed-back',
      detail: { cents: 3250 },
    })
    // Half of the three that are left; what was kept of the fourth is not given back after all.
    await cancelReservation(office, { id, by: 'guest' })
    const refunds = await office.store.listRefunds()
    expect(refunds.map(({ amountCents }) => amountCents).toSorted()).toEqual([3250, 9750])
  })

  it('is too late for a booking that is over', async () => {
    const id = await confirmed()
    await cancelReservation(office, { id, by: 'owner' })
    expect(await changeParty(office, { id, participants: 2 })).toMatchObject({ reason: 'over' })
    expect(await taken()).toBe(0)
  })
})
