import { beforeEach, describe, expect, it } from 'vitest'
import type { WaitingRequest } from '#booking/waiting-request.ts'
import { addSession } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { bookByFarm } from './book-by-farm.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { doDueWork } from './do-due-work.ts'
import { submitReservation } from './submit-reservation.ts'
import { acceptOffer, joinWaitingList, leaveList } from './waiting-list.ts'

let office: TestOffice
let sessionId: string
/** Ten places, taken by these two. */
let [bookingOfSix, bookingOfFour] = ['', '']

beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  sessionId = await addSession(fresh.store)
  bookingOfSix = await book(6)
  bookingOfFour = await book(4)
  office.told.length = 0
  return () => fresh[Symbol.asyncDispose]()
})

async function book(participants: number): Promise<string> {
  const party = { participants, name: 'Anneleen Peeters', email: '', note: '' }
  const outcome = await bookByFarm(office, { sessionId, language: 'nl', ...party })
  if (outcome.kind !== 'booked') throw new Error(outcome.kind)
  return outcome.reservationId
}

/** Each a second after the one before. */
function join(participants: number, different: Partial<WaitingRequest> = {}) {
  office.setClock(new Date(office.clock.now().getTime() + 1000))
  const email = `party-of-${participants}@example.org`
  const request = { date: sessionId, participants, name: 'Bram Claes', email, ...different }
  return joinWaitingList(office, request, 'fr')
}

const cancel = (id: string) => cancelReservation(office, { id, by: 'owner', iban: '' })
const line = async () =>
  (await office.store.listWaiting()).map(
    ({ participants, state }) => [participants, state] as const,
  )
const entryOf = async (size: number) =>
  (await office.store.listWaiting()).find(({ participants }) => participants === size)!.id
const taken = async () => (await office.store.findSession(sessionId))!.taken
const told = () =>
  office.told.map((news) =>
    'entry' in news ? `${news.kind} ${news.entry.participants}` : news.kind,
  )

describe('joining the list', () => {
  it('is told once, and takes no place', async () => {
    expect(await join(3)).toEqual({ kind: 'joined' })
    expect(await join(3, { email: 'PARTY-of-3@example.org' })).toEqual({ kind: 'joined' })
    expect(await line()).toEqual([[3, 'waiting']])
    expect(told()).toEqual(['waiting-joined 3'])
    expect(await taken()).toBe(10)
  })

  it('is told once, however an accent in the address was encoded', async () => {
    await join(3, { email: 'zo\u00eb@example.org' })
    await join(3, { email: 'zoe\u0308@example.org' })
    expect(await line()).toEqual([[3, 'waiting']])
  })

  it('is not for a party that there is room for, nor for a date that is not open', async () => {
    expect(await join(11)).toEqual({ kind: 'never-fits', capacity: 10 })
    await cancel(bookingOfFour)
    expect(await join(4)).toEqual({ kind: 'has-room' })
    expect(await join(5)).toEqual({ kind: 'joined' })
    expect(await join(2, { date: '00000000-0000-4000-8000-000000000000' })).toEqual({
      kind: 'no-such-date',
    })
    office.setClock(new Date('2025-09-30T17:00:00Z'))
    expect(await join(6)).toEqual({ kind: 'no-such-date' })
  })
})

describe('places that come free', () => {
  it('are offered to the first whom they hold whole, and held meanwhile', async () => {
    await join(5)
    await join(3)
    await join(1)
    office.told.length = 0
    await cancel(bookingOfFour)
    expect(await line()).toEqual([
      [5, 'waiting'],
      [3, 'offered'],
      [1, 'offered'],
    ])
    expect(told()).toEqual(['waiting-offer 3', 'waiting-offer 1', 'cancelled'])
    expect(await taken()).toBe(10)
    const request = {
      workshopType: 'drinks',
      preferredDate: 'Tuesday 30 September 2025 - 18:30-22:00',
      participants: '1',
      participantName: 'Chloé Dubois',
      email: 'chloe@example.org',
      specialRequirements: '',
      language: 'en',
      honeypot: '',
    }
    expect(await submitReservation(office, request)).toEqual({ kind: 'fully-booked' })
  })

  it('become a confirmed booking when the offer is taken, once', async () => {
    await join(4)
    await cancel(bookingOfFour)
    office.told.length = 0
    const accepted = await acceptOffer(office, await entryOf(4))
    if (accepted.kind !== 'accepted') throw new Error(accepted.kind)
    expect(await acceptOffer(office, await entryOf(4))).toEqual({ kind: 'over' })
    const booked = await office.store.findReservation(accepted.reservationId)
    expect(booked).toMatchObject({ status: 'confirmed', participants: 4, language: 'fr' })
    const { state, reservationId } = (await office.store.findWaiting(await entryOf(4)))!
    expect({ state, reservationId }).toEqual({
      state: 'accepted',
      reservationId: accepted.reservationId,
    })
    expect(booked?.payments).toHaveLength(2)
    expect(await taken()).toBe(10)
    expect(told()).toEqual(['confirmed', 'waiting-accepted'])
  })

  it('go to the next when the offer is left, and to all when nobody waits', async () => {
    await join(4)
    await join(2)
    await cancel(bookingOfFour)
    await leaveList(office, await entryOf(4))
    await leaveList(office, await entryOf(4))
    expect(await line()).toEqual([
      [4, 'left'],
      [2, 'offered'],
    ])
    expect(await taken()).toBe(8)
    await leaveList(office, await entryOf(2))
    expect(await taken()).toBe(6)
  })

  it('go to the next when the time ends, and then no yes is heard any more', async () => {
    await join(4)
    await join(2)
    await cancel(bookingOfFour)
    const offered = (await office.store.listWaiting())[0]!.offeredUntil!
    office.setClock(new Date(offered.getTime() - 1))
    await doDueWork(office)
    expect(await line()).toEqual([
      [4, 'offered'],
      [2, 'waiting'],
    ])
    office.told.length = 0
    office.setClock(offered)
    expect(await acceptOffer(office, await entryOf(4))).toEqual({ kind: 'over' })
    await doDueWork(office)
    expect(await line()).toEqual([
      [4, 'lapsed'],
      [2, 'offered'],
    ])
    expect(told().slice(0, 2)).toEqual(['waiting-lapsed 4', 'waiting-offer 2'])
    expect(await taken()).toBe(8)
  })

  it('are everybody’s when the day is too near for an offer', async () => {
    await join(4)
    office.setClock(new Date('2025-09-30T04:00:00Z'))
    await cancel(bookingOfFour)
    expect(await line()).toEqual([[4, 'waiting']])
    expect(await taken()).toBe(6)
  })

  it('reach a big party when two bookings end', async () => {
    await join(8)
    await cancel(bookingOfFour)
    expect(await line()).toEqual([[8, 'waiting']])
    await cancel(bookingOfSix)
    expect(await line()).toEqual([[8, 'offered']])
    expect(await taken()).toBe(8)
  })
})
