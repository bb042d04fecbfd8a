import { beforeEach, describe, expect, it } from 'vitest'
import { addSession, plannedSession, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { confirmReservation, declineReservation } from './answer-request.ts'
import { bookByFarm } from './book-by-farm.ts'
import { callOffDate, setDateOpen } from './call-off-date.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { moveReservation } from './move-reservation.ts'
import { payRefund } from './pay-refund.ts'
import { receivePayment } from './receive-payment.ts'
import { submitReservation } from './submit-reservation.ts'

let office: TestOffice
let sessionId: string

beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  sessionId = await addSession(fresh.store)
  return () => fresh[Symbol.asyncDispose]()
})

const guest = {
  workshopType: 'drinks',
  preferredDate: 'Tuesday 30 September 2025 - 18:30-22:00',
  participants: '2',
  participantName: 'Anneleen Peeters',
  email: 'anneleen@example.org',
  specialRequirements: '',
  language: 'en',
  honeypot: '',
}

async function request(different: Partial<typeof guest> = {}): Promise<string> {
  const outcome = await submitReservation(office, { ...guest, ...different })
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  return outcome.reservationId
}

const found = async (id: string) => (await office.store.findReservation(id))!
const taken = async (id = sessionId) => (await office.store.findSession(id))!.taken
const kindsTold = () => office.told.map(({ kind }) => kind)
const whatHappened = async (id: string) =>
  (await office.store.listEvents(id)).map(({ what, by }) => `${what} by ${by}`)

describe('the farm answers a request', () => {
  it('with yes: once, however often the button is pressed', async () => {
    const id = await request()
    expect((await confirmReservation(office, id)).kind).toBe('done')
    expect((await confirmReservation(office, id)).kind).toBe('done-before')
    expect(await found(id)).toMatchObject({ status: 'confirmed' })
    expect(kindsTold()).toEqual(['confirmed'])
    expect(await whatHappened(id)).toEqual(['requested by guest', 'confirmed by owner'])
  })

  it('with no: the places are free, and yes is too late', async () => {
    const id = await request()
    expect((await declineReservation(office, id)).kind).toBe('done')
    expect(await taken()).toBe(0)
    expect(await confirmReservation(office, id)).toMatchObject({ kind: 'refused', reason: 'over' })
    expect(await taken()).toBe(0)
  })

  it('about a request that is not there: nothing happens', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect(await confirmReservation(office, id)).toEqual({ kind: 'no-such-reservation' })
  })
})

describe('money that comes', () => {
  it('secures the place with the deposit, and pays it with the balance', async () => {
    const id = await request()
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    expect(await found(id)).toMatchObject({ status: 'secured' })
    await receivePayment(office, { id, kind: 'balance' })
    expect(await found(id)).toMatchObject({ status: 'paid' })
    expect((await receivePayment(office, { id, kind: 'balance' })).kind).toBe('done-before')
    expect(kindsTold()).toEqual(['confirmed', 'secured', 'paid'])
    const { payments } = await found(id)
    for (const { amountCents, paidCents } of payments) expect(paidCents).toBe(amountCents)
  })

  it('before the answer waits for it', async () => {
    const id = await request()
    await receivePayment(office, { id, kind: 'deposit' })
    expect(await found(id)).toMatchObject({ status: 'requested' })
    expect(kindsTold()).toEqual([])
    await confirmReservation(office, id)
    expect(await found(id)).toMatchObject({ status: 'secured' })
  })
})

describe('a booking that ends', () => {
  it('gives the guest what the terms say, and the farm somebody to pay', async () => {
    const id = await request()
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    office.setClock(new Date('2025-09-25T10:00:00Z'))
    const iban = 'BE71096123456769'
    expect(await cancelReservation(office, { id, by: 'guest', iban })).toMatchObject({
      kind: 'done',
      refund: { amountCents: 3250, iban },
    })
    expect(await taken()).toBe(0)
    expect((await cancelReservation(office, { id, by: 'guest' })).kind).toBe('done-before')
    const [refund] = await office.store.listRefunds()
    expect(await payRefund(office, refund!.id)).toEqual({ kind: 'done' })
    expect(await payRefund(office, refund!.id)).toEqual({ kind: 'done-before' })
    expect(kindsTold()).toEqual(['confirmed', 'secured', 'cancelled', 'refunded'])
  })

  it('at the farm’s word gives everything back, even on the day itself', async () => {
    const id = await request()
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    office.setClock(new Date('2025-09-30T10:00:00Z'))
    expect(await cancelReservation(office, { id, by: 'owner' })).toMatchObject({
      refund: { amountCents: 6500 },
    })
  })
})

describe('another date', () => {
  const later = () =>
    addSession(office.store, {
      origin: 'later',
      startsAt: new Date('2025-10-14T16:30:00Z'),
      endsAt: new Date('2025-10-14T20:00:00Z'),
      capacity: 3,
    })

  it('takes the places along, and what is owed falls due by it', async () => {
    const id = await request()
    await office.store.keepSchedule([plannedSession()], start)
    const to = await later()
    expect((await moveReservation(office, { id, sessionId: to, by: 'guest' })).kind).toBe('done')
    expect([await taken(), await taken(to)]).toEqual([0, 2])
    const { payments, session } = await found(id)
    expect(session.day).toBe('2025-10-14')
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(['2025-09-22', '2025-10-07'])
  })

  it('without room changes nothing', async () => {
    const id = await request()
    const to = await later()
    await office.store.change((changes) => changes.takePlaces(to, 2))
    const move = { id, sessionId: to, by: 'guest' } as const
    expect(await moveReservation(office, move)).toEqual({ kind: 'no-room' })
    expect([await taken(), await taken(to)]).toEqual([2, 2])
  })

  it('is too late for the guest within three days, and not for the farm', async () => {
    const id = await request()
    const to = await later()
    office.setClock(new Date('2025-09-28T10:00:00Z'))
    const move = { id, sessionId: to }
    expect(await moveReservation(office, { ...move, by: 'guest' })).toMatchObject({
      reason: 'too-late',
    })
    expect((await moveReservation(office, { ...move, by: 'owner' })).kind).toBe('done')
  })
})

describe('a date', () => {
  it('that is called off ends every booking on it, with its money', async () => {
    const [first, second] = [await request(), await request({ email: 'bram@example.org' })]
    await confirmReservation(office, first)
    await receivePayment(office, { id: first, kind: 'deposit' })
    expect(await callOffDate(office, sessionId)).toEqual({ kind: 'done', told: 2 })
    expect(await callOffDate(office, sessionId)).toEqual({ kind: 'done-before' })
    expect(await taken()).toBe(0)
    expect(await office.store.listRefunds()).toMatchObject([{ amountCents: 6500 }])
    for (const id of [first, second]) expect(await found(id)).toMatchObject({ status: 'cancelled' })
    expect(await submitReservation(office, guest)).toEqual({ kind: 'not-on-schedule' })
  })

  it('that is closed takes nobody new, and keeps who is on it', async () => {
    const id = await request()
    await setDateOpen(office, sessionId, false)
    expect(await submitReservation(office, guest)).toEqual({ kind: 'not-on-schedule' })
    expect((await found(id)).status).toBe('requested')
    await setDateOpen(office, sessionId, true)
    await request()
    expect(await taken()).toBe(4)
  })

  it('takes who telephoned, confirmed from the start, and no more than fit', async () => {
    const caller = {
      sessionId,
      name: 'Bram',
      email: '',
      language: 'nl',
      note: 'belt terug',
    } as const
    const booked = await bookByFarm(office, { ...caller, participants: 8 })
    if (booked.kind !== 'booked') throw new Error(booked.kind)
    expect(await found(booked.reservationId)).toMatchObject({
      status: 'confirmed',
      source: 'farm',
      note: 'belt terug',
    })
    expect(await bookByFarm(office, { ...caller, participants: 3 })).toEqual({ kind: 'no-room' })
    expect(await taken()).toBe(8)
    expect(kindsTold()).toEqual([])
  })
})
