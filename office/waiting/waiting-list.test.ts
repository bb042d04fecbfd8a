import { beforeEach, describe, expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { arrangeWorkshops } from '../workshops/arrange-workshops.ts'
import { shownInOffer } from '../reservations/book-confirmed.ts'
import { acceptOffer, leaveList } from './waiting-list.ts'

const farm = freshOffice()
/** These two bookings take all ten places. */
let bookingOfSix = ''
let bookingOfFour = ''
beforeEach(async () => {
  bookingOfSix = await farm.phone(6)
  bookingOfFour = await farm.phone(4)
  farm.forgetTold()
})

const cancel = (id: string) => farm.cancel({ id, by: 'owner', iban: '' })
const list = async () =>
  (await listWaiting(farm.store)).map(({ participants, state }) => `${participants} ${state}`)
const entryOf = async (size: number) =>
  (await listWaiting(farm.store)).find(({ participants }) => participants === size)!.id
const notified = () =>
  farm.office.notified.map((news) =>
    'entry' in news ? `${news.kind} ${news.entry.participants}` : news.kind,
  )

describe('joining the list', () => {
  it('is told once, takes no place, and is open again to a party that left', async () => {
    expect(await farm.join(3)).toEqual({ kind: 'joined' })
    expect(await farm.join(3, { email: 'PARTY-of-3@example.org' })).toEqual({ kind: 'joined' })
    expect(await list()).toEqual(['3 waiting'])
    expect(notified()).toEqual(['waiting-joined 3'])
    expect(await farm.taken()).toBe(10)
    await leaveList(farm.office, await entryOf(3))
    await farm.join(3)
    expect(await list()).toEqual(['3 left', '3 waiting'])
  })

  it('is not for a party that fits, nor for a date that is not open or too close for an offer', async () => {
    expect(await farm.join(11)).toEqual({ kind: 'never-fits', capacity: 10 })
    await cancel(bookingOfFour)
    expect(await farm.join(4)).toMatchObject({ kind: 'has-room' })
    expect(await farm.join(5)).toEqual({ kind: 'joined' })
    const none = { kind: 'no-such-date' }
    expect(await farm.join(2, { sessionId: '00000000-0000-4000-8000-000000000000' })).toEqual(none)
    farm.setClock('2025-09-29T17:00:00Z')
    expect(await farm.join(4)).toEqual({ kind: 'requests-closed' })
    expect(await farm.join(6)).toEqual({ kind: 'joined' })
    // No offer can be made from two hours before ten in the evening on.
    farm.setClock('2025-09-29T18:00:01Z')
    expect(await farm.join(7)).toEqual({ kind: 'too-late' })
    farm.setClock('2025-09-30T17:00:00Z')
    expect(await farm.join(6)).toEqual(none)
  })
})

describe('places that come free', () => {
  it('are offered to the first party that fits, and held meanwhile', async () => {
    await farm.join(5)
    await farm.join(3)
    await farm.join(1)
    farm.forgetTold()
    await cancel(bookingOfFour)
    expect(await list()).toEqual(['5 waiting', '3 offered', '1 offered'])
    expect(notified()).toEqual(['waiting-offer 3', 'waiting-offer 1', 'cancelled'])
    expect(farm.office.notified.at(-1)).toMatchObject({ offeredPlaces: 4 })
    expect(await farm.taken()).toBe(10)
    await expect(farm.ask()).rejects.toThrow('fully-booked')
  })

  it('are offered once their workshop is on the site again', async () => {
    await farm.join(4)
    await arrangeWorkshops(farm.office, { slug: 'drinks', turn: 'hide' })
    await cancel(bookingOfFour)
    expect(await list()).toEqual(['4 waiting'])
    await arrangeWorkshops(farm.office, { slug: 'drinks', turn: 'show' })
    expect(await list()).toEqual(['4 offered'])
  })

  it('become a confirmed booking when the offer is taken, once', async () => {
    await farm.join(4)
    await cancel(bookingOfFour)
    farm.forgetTold()
    const reservationId = await acceptOffer(farm.office, await entryOf(4))
    expect(await acceptOffer(farm.office, await entryOf(4))).toBe(reservationId)
    const booked = await farm.found(reservationId ?? '')
    expect(booked).toMatchObject({ status: 'confirmed', participants: 4, language: 'fr' })
    const [entry] = await listWaiting(farm.store)
    expect(entry).toMatchObject({ state: 'accepted', reservationId })
    expect(booked.payments).toHaveLength(2)
    expect(await farm.taken()).toBe(10)
    expect(notified()).toEqual(['confirmed', 'waiting-accepted'])
  })

  it('are booked as the page of the offer showed them, or not yet', async () => {
    await farm.join(4)
    await cancel(bookingOfFour)
    const shown = async (different = {}) => {
      const house = { ...firstHouse, terms: { ...firstHouse.terms, ...different } }
      return shownInOffer(house, await farm.store.sessions.get(farm.sessionId), 4)
    }
    const first = await shown()
    const otherTerms = await shown({ moveDaysBefore: 99 })
    expect(await acceptOffer(farm.office, await entryOf(4), otherTerms)).toBeUndefined()
    await farm.store.change((changes) =>
      changes.sessions.update(farm.sessionId, { priceCents: 9_500 }),
    )
    expect(await acceptOffer(farm.office, await entryOf(4), first)).toBeUndefined()
    expect(await list()).toEqual(['4 offered'])
    const unbound = await shown({ voucherYears: 9, answerHours: 100 })
    const booked = await acceptOffer(farm.office, await entryOf(4), unbound)
    expect(await farm.found(booked ?? '')).toMatchObject({ priceCents: 9_500 })
  })

  it('are offered to the next party when one leaves its offer, and are free when nobody waits', async () => {
    await farm.join(4)
    await farm.join(2)
    await cancel(bookingOfFour)
    await leaveList(farm.office, await entryOf(4))
    await leaveList(farm.office, await entryOf(4))
    expect(await list()).toEqual(['4 left', '2 offered'])
    expect(await farm.taken()).toBe(8)
    await leaveList(farm.office, await entryOf(2))
    expect(await farm.taken()).toBe(6)
  })

  it('go to the next when the time ends, and then no yes is heard any more', async () => {
    await farm.join(4)
    await farm.join(2)
    await cancel(bookingOfFour)
    const offered = (await listWaiting(farm.store))[0]!.offeredUntil!
    farm.office.setClock(new Date(offered.getTime() - 1))
    await farm.doDueTasks()
    expect(await list()).toEqual(['4 offered', '2 waiting'])
    farm.forgetTold()
    farm.office.setClock(offered)
    expect(await acceptOffer(farm.office, await entryOf(4))).toBeUndefined()
    await farm.doDueTasks()
    expect(await list()).toEqual(['4 lapsed', '2 offered'])
    expect(notified().slice(0, 2)).toEqual(['waiting-lapsed 4', 'waiting-offer 2'])
    expect(await farm.taken()).toBe(8)
  })

  it('are everybody’s when the day is too near for an offer', async () => {
    await farm.join(4)
    farm.setClock('2025-09-30T04:00:00Z')
    await cancel(bookingOfFour)
    expect(await list()).toEqual(['4 waiting'])
    expect(await farm.taken()).toBe(6)
  })

  it('reach a big party when two bookings end', async () => {
    await farm.join(8)
    await cancel(bookingOfFour)
    expect(await list()).toEqual(['8 waiting'])
    await cancel(bookingOfSix)
    expect(await list()).toEqual(['8 offered'])
    expect(await farm.taken()).toBe(8)
  })
})
