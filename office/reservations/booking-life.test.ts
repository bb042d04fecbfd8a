import { describe, expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { setSessionOpen } from '../dates/call-off-session.ts'
import { startAbsence } from '../dates/absence.ts'
import { declineReservation, shownInRequest } from './answer-request.ts'
import { bookByFarm } from './book-confirmed.ts'

const farm = freshOffice()
const two = { participants: '2' }
const whatHappened = async (id: string) =>
  (await farm.store.history.listEvents(id)).map(({ what, by }) => `${what} by ${by}`)

describe('the farm’s answer to a request', () => {
  it('is one yes, however often the button is pressed', async () => {
    const id = await farm.ask(two)
    expect((await farm.confirm(id)).kind).toBe('done')
    expect((await farm.confirm(id)).kind).toBe('done-before')
    expect(await farm.found(id)).toMatchObject({ status: 'confirmed' })
    expect(farm.kindsTold()).toEqual(['confirmed'])
    expect(await whatHappened(id)).toEqual(['requested by guest', 'confirmed by owner'])
  })

  it('is a yes days later: payments fall due from then on', async () => {
    const id = await farm.ask()
    const due = async () => (await farm.found(id)).payments.map(({ dueOn }) => dueOn)
    expect(await due()).toEqual(['2025-09-22', '2025-09-23'])
    farm.setClock('2025-09-20T10:00:00Z')
    await farm.confirm(id)
    expect(await due()).toEqual(['2025-09-23', '2025-09-23'])
  })

  it('comes once the farm is back: until then nothing falls due before its day', async () => {
    await startAbsence(farm.office, { from: '2025-09-15', until: '2025-09-27' })
    const [deposit] = (await farm.found(await farm.ask())).payments
    expect(deposit?.dueOn).toBe('2025-09-28')
  })

  it('is a yes for another number: places and money follow, and the guest hears once', async () => {
    const id = await farm.ask({ participants: '5' })
    const yes = { shown: shownInRequest(await farm.found(id)), participants: 7 }
    expect((await farm.confirm(id, yes)).kind).toBe('done')
    expect(await farm.found(id)).toMatchObject({ status: 'confirmed', participants: 7 })
    expect(await farm.taken()).toBe(7)
    const [deposit] = (await farm.found(id)).payments
    expect(deposit).toMatchObject({ amountCents: 22_750 })
    expect(farm.kindsTold()).toEqual(['confirmed'])
    expect((await farm.confirm(id, yes)).kind).toBe('done-before')
  })

  it('changes nothing for a number that does not fit, or that changed meanwhile', async () => {
    const id = await farm.ask(two)
    const seen = await farm.found(id)
    const yes = (asked: number, participants: number) =>
      farm.confirm(id, { shown: shownInRequest({ ...seen, participants: asked }), participants })
    expect(await yes(2, 11)).toEqual({ kind: 'no-room', left: 8, most: 10 })
    expect(await yes(3, 4)).toEqual({ kind: 'not-as-shown' })
    await farm.receive({ id, kind: 'deposit' })
    expect(await yes(2, 3)).toEqual({ kind: 'not-as-shown' })
    expect(await farm.found(id)).toMatchObject({ status: 'requested', participants: 2 })
    expect(await farm.taken()).toBe(2)
  })

  it('is a no: the places are free, and yes is too late', async () => {
    const id = await farm.ask(two)
    expect((await declineReservation(farm.office, id)).kind).toBe('done')
    const late = await farm.confirm(id)
    expect(late).toMatchObject({ kind: 'refused', reason: 'over' })
    expect(await farm.taken()).toBe(0)
  })
})

describe('money that comes', () => {
  it('secures the place with the deposit, and pays it with the balance', async () => {
    const id = await farm.ask(two)
    await farm.confirm(id)
    await farm.receive({ id, kind: 'deposit' })
    expect(await farm.found(id)).toMatchObject({ status: 'secured' })
    await farm.receive({ id, kind: 'balance' })
    expect(await farm.found(id)).toMatchObject({ status: 'paid' })
    expect((await farm.receive({ id, kind: 'balance' })).kind).toBe('done-before')
    expect(farm.kindsTold()).toEqual(['confirmed', 'secured', 'paid'])
    const { payments } = await farm.found(id)
    for (const { amountCents, paidCents } of payments) expect(paidCents).toBe(amountCents)
  })

  it('waits for the farm’s answer', async () => {
    const id = await farm.ask(two)
    await farm.receive({ id, kind: 'deposit' })
    expect(await farm.found(id)).toMatchObject({ status: 'requested' })
    expect(farm.kindsTold()).toEqual([])
    await farm.confirm(id)
    expect(await farm.found(id)).toMatchObject({ status: 'secured' })
  })
})

describe('a booking that ends', () => {
  it('gives the guest the refund by the terms, and the farm somebody to pay', async () => {
    const id = await farm.paid(two)
    farm.setClock('2025-09-25T10:00:00Z')
    const iban = 'BE71096123456769'
    const ended = await farm.cancel({ id, by: 'guest', iban })
    expect(ended).toMatchObject({ kind: 'done', refunds: [{ amountCents: 3250, named: { iban } }] })
    expect(await farm.taken()).toBe(0)
    expect((await farm.cancel({ id, by: 'guest' })).kind).toBe('done-before')
    const [refund] = await farm.refunds()
    expect(await farm.markRefundPaid(refund!.id)).toEqual({ kind: 'done' })
    expect(await farm.markRefundPaid(refund!.id)).toEqual({ kind: 'done-before' })
    // The mailbox hears which account was named, as the origin of the money is unknown.
    const ofTheEnd = ['cancelled', 'refund-account', 'refunded']
    expect(farm.kindsTold()).toEqual(['confirmed', 'secured', ...ofTheEnd])
  })

  it('gives everything back when the farm ends it, even on the day itself', async () => {
    const id = await farm.paid(two)
    farm.setClock('2025-09-30T10:00:00Z')
    const ended = await farm.cancel({ id, by: 'owner' })
    expect(ended).toMatchObject({ refunds: [{ amountCents: 6500 }] })
  })
})

describe('another date', () => {
  const later = () => farm.addEvening('2025-10-14', { capacity: 3 })

  it('takes the places along, once, and open payments fall due by it', async () => {
    const id = await farm.ask(two)
    const to = await later()
    const move = async () => (await farm.move({ id, sessionId: to, by: 'guest' })).kind
    expect([await move(), await move()]).toEqual(['done', 'done-before'])
    expect([await farm.taken(), await farm.taken(to)]).toEqual([0, 2])
    const { payments, session } = await farm.found(id)
    expect(session.day).toBe('2025-10-14')
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(['2025-09-22', '2025-10-07'])
  })

  it('changes nothing without room', async () => {
    const id = await farm.ask(two)
    const to = await later()
    await farm.store.change((changes) => changes.sessions.takePlaces(to, 2))
    const move = { id, sessionId: to, by: 'guest' } as const
    expect(await farm.move(move)).toEqual({ kind: 'no-room' })
    expect([await farm.taken(), await farm.taken(to)]).toEqual([2, 2])
  })
})

describe('a date', () => {
  it('ends all its bookings, with their money, when it is called off', async () => {
    const first = await farm.paid(two)
    const second = await farm.ask(two)
    expect(await farm.callOff()).toEqual({ kind: 'done' })
    expect(await farm.callOff()).toEqual({ kind: 'done-before' })
    expect(await farm.taken()).toBe(0)
    expect(await farm.refunds()).toMatchObject([{ amountCents: 6500 }])
    for (const id of [first, second])
      expect(await farm.found(id)).toMatchObject({ status: 'cancelled' })
    await expect(farm.ask()).rejects.toThrow('not-on-schedule')
  })

  it('takes requests within a day of its beginning by telephone only', async () => {
    farm.setClock('2025-09-29T16:30:00Z')
    await expect(farm.ask()).rejects.toThrow('requests-closed')
    expect(await farm.phone(1)).toBeTruthy()
    farm.setClock('2025-09-29T16:29:00Z')
    await farm.ask()
    farm.setClock('2025-09-30T16:30:00Z')
    await expect(farm.ask()).rejects.toThrow('not-on-schedule')
  })

  it('takes nobody new when it is closed, and keeps its bookings', async () => {
    const id = await farm.ask(two)
    await setSessionOpen(farm.office, farm.sessionId, false)
    await expect(farm.ask()).rejects.toThrow('not-on-schedule')
    expect((await farm.found(id)).status).toBe('requested')
    await setSessionOpen(farm.office, farm.sessionId, true)
    await farm.ask(two)
    expect(await farm.taken()).toBe(4)
  })

  it('takes guests by telephone, confirmed at once, as long as there are places', async () => {
    const id = await farm.phone(8, 'Bram')
    expect(await farm.found(id)).toMatchObject({ status: 'confirmed', source: 'farm' })
    await expect(farm.phone(3)).rejects.toThrow('no-room')
    const caller = { name: 'Bram', email: '', language: 'nl', note: 'belt terug' } as const
    await bookByFarm(farm.office, { sessionId: farm.sessionId, ...caller, participants: 1 })
    const notes = (await farm.store.reservations.list()).map(({ note }) => note)
    expect(notes.toSorted()).toEqual(['', 'belt terug'])
    expect(await farm.taken()).toBe(9)
    expect(farm.kindsTold()).toEqual([])
  })
})
