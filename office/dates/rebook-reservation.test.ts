import { beforeEach, describe, expect, it } from 'vitest'
import { undoableMs } from '#booking/undo/desk-step.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { onEvening, plannedSession, start } from '#tests/support/records.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { listToDos } from '../due/to-do.ts'
import { fileNewTransfers } from '../money/refund-transfers.ts'
import { findCalledOff, rebookReservation } from './rebook-reservation.ts'

describe.each(databases)('a booking whose date was called off, on $name', (on) => {
  const farm = freshOffice({ on })
  /** Dates on 14 October with four places, and on 21 and 28 October with ten. */
  let bread = ''
  let to = ''
  let closed = ''
  let third = ''

  beforeEach(async () => {
    const planned = [
      plannedSession(),
      onEvening('2025-10-07', { workshop: 'sourdough' }),
      onEvening('2025-10-14', { capacity: 4 }),
      onEvening('2025-10-21'),
      onEvening('2025-10-28'),
    ]
    await farm.store.saveSchedule(planned, start)
    const ids = (await farm.store.sessions.list()).map(({ id }) => id)
    ;[, bread = '', to = '', closed = '', third = ''] = ids
  })

  /** A booking of three whose deposit of 97.50 euros came. */
  const secured = () => farm.paid({ participants: '3' })
  /** A secured booking whose date was called off. */
  async function calledOff() {
    const id = await secured()
    await farm.callOff()
    return id
  }
  const rebook = (id: string, by: 'guest' | 'owner' = 'guest', sessionId = to) =>
    rebookReservation(farm.office, { id, sessionId, by })
  const refunds = () => farm.refunds()

  it('shares the last places with nobody who chooses them at the same moment', async () => {
    const ids = [await secured(), await secured(), await secured()]
    await farm.callOff()
    const outcomes = await Promise.all(ids.map((id) => rebook(id)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'no-room', 'no-room'])
    expect(await farm.taken(to)).toBe(3)
    expect(await refunds()).toHaveLength(2)
  })

  it('is not paid back and rebooked at the same moment, whichever comes first', async () => {
    const first = await secured()
    const second = await secured()
    await farm.callOff()
    const refundOf = async (id: string) => (await farm.refunds(id))[0]!.id
    const theirs = await refundOf(first)
    const others = await refundOf(second)
    const [rebooked, tooLate, paid, refused] = await Promise.all([
      rebook(first, 'guest', third),
      farm.markRefundPaid(theirs),
      farm.markRefundPaid(others),
      rebook(second, 'guest', third),
    ])
    expect([rebooked.kind, tooLate.kind]).toEqual(['done', 'no-such-refund'])
    expect(paid.kind).toBe('done')
    expect(refused).toMatchObject({ kind: 'refused', reason: 'paid-back' })
    expect(await refunds()).toMatchObject([{ id: others, amountCents: 9750 }])
    expect([await farm.taken(third), (await farm.found(second)).status]).toEqual([3, 'cancelled'])
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it.each(['guest', 'owner'] as const)('goes on elsewhere at the word of the %s', async (by) => {
    const id = await calledOff()
    expect(await refunds()).toMatchObject([{ amountCents: 9750 }])
    farm.setClock('2025-09-29T10:00:00Z')
    expect(await rebook(id, by)).toMatchObject({ kind: 'done', reservation: { status: 'secured' } })

    expect(await refunds()).toEqual([])
    expect([await farm.taken(), await farm.taken(to)]).toEqual([0, 3])
    const { session, payments } = await farm.found(id)
    expect(session.day).toBe('2025-10-14')
    // The deposit keeps its day; the balance is due a week before the new date.
    expect(payments).toMatchObject([
      { kind: 'deposit', paidCents: 9750 },
      { kind: 'balance', paidCents: 0, dueOn: '2025-10-07' },
    ])
    const detail = { from: '2025-09-30', to: '2025-10-14', cents: 9750 }
    const rebooked = { by, what: 'rebooked', detail }
    expect(await farm.lastEvent(id)).toMatchObject(rebooked)
    expect(farm.office.notified.at(-1)).toMatchObject({
      kind: 'rebooked',
      by,
      withdrawnCents: 9750,
    })
  })

  it.each([0, 61])(
    'says that diets are to be told again only once they are gone: %i minutes later',
    async (minutes) => {
      const id = await secured()
      const answer = { reservationId: id, answer: '{}', consentedAt: start }
      await farm.store.change((changes) => changes.diets.save(answer))
      await farm.callOff()
      farm.pass(minutes * 60_000)
      await farm.doDueTasks()
      await rebook(id)
      const [told] = farm.office.notified.filter(({ kind }) => kind === 'rebooked')
      expect(told).toMatchObject({ hasDiets: minutes === 0 })
    },
  )

  it('is a request that the farm has time to answer, if it was one', async () => {
    const id = await farm.ask()
    farm.setClock('2025-09-20T10:00:00Z')
    await farm.callOff()
    expect(await rebook(id)).toMatchObject({ kind: 'done', reservation: { status: 'requested' } })
    const [line] = await listToDos(farm.store, farm.office.clock.now())
    expect(line).toMatchObject({ kind: 'request', reservation: { id }, hoursLeft: 24 })
  })

  it('is given another date once, however often the button is pressed', async () => {
    const id = await calledOff()
    expect((await rebook(id)).kind).toBe('done')
    expect((await rebook(id)).kind).toBe('done-before')
    expect((await rebook(id, 'owner', third)).kind).toBe('done-before')
    expect([await farm.taken(to), await farm.taken(third)]).toEqual([3, 0])
    expect(farm.kindsTold().filter((kind) => kind === 'rebooked')).toHaveLength(1)
  })

  it('has as repaid only the part of its refund that was paid', async () => {
    const id = await farm.confirmed()
    const [{ reference } = { reference: '' }] = (await farm.found(id)).payments
    await farm.pay(reference, { cents: 3250 })
    await farm.receive({ id, kind: 'balance' })
    farm.pass(undoableMs)
    await farm.callOff()
    const repaid = async () => findCalledOff(farm.store, await farm.found(id))
    expect(await repaid()).toMatchObject({ refund: 'open', refundCents: 6500 })
    expect(await fileNewTransfers(farm.office)).toHaveLength(1)
    expect(await repaid()).toMatchObject({ refund: 'paid', refundCents: 0 })
    await farm.markRefundPaid((await refunds()).find(({ iban }) => iban !== '')!.id)
    expect(await repaid()).toMatchObject({ refund: 'paid', refundCents: 3250 })
  })

  it('gets no places that are not there, and then keeps its refund', async () => {
    const id = await calledOff()
    const before = await refunds()
    await farm.store.change((changes) => changes.sessions.takePlaces(to, 2))
    expect(await rebook(id)).toEqual({ kind: 'no-room' })
    expect(await refunds()).toEqual(before)
    expect([await farm.taken(to), (await farm.found(id)).status]).toEqual([2, 'cancelled'])
  })

  it('takes no date of another workshop, none that is closed or off, and none that has begun', async () => {
    const id = await secured()
    await farm.store.change((changes) => changes.sessions.update(closed, { state: 'closed' }))
    await farm.callOff()
    for (const sessionId of [bread, closed, farm.sessionId, 'nothing', '']) {
      expect(await rebook(id, 'guest', sessionId)).toEqual({ kind: 'no-room' })
    }
    farm.setClock('2025-10-14T16:31:00Z')
    expect(await rebook(id)).toEqual({ kind: 'no-room' })
  })

  it('is not a booking that was cancelled before, or is afterwards', async () => {
    const before = await secured()
    await farm.cancel({ id: before, by: 'guest' })
    const after = await secured()
    await farm.callOff()
    expect(await rebook(before)).toMatchObject({ kind: 'refused', reason: 'over' })
    await rebook(after)
    await farm.cancel({ id: after, by: 'guest' })
    expect(await rebook(after)).toMatchObject({ kind: 'refused', reason: 'over' })
  })

  it('keeps the refund of places given up before: only its own is taken back', async () => {
    const id = await secured()
    await farm.receive({ id, kind: 'balance' })
    await farm.changeParty({ id, participants: 2 })
    await farm.callOff()
    expect((await refunds()).map(({ amountCents }) => amountCents)).toEqual([6500, 13_000])
    await rebook(id)
    expect(await refunds()).toMatchObject([{ amountCents: 6500 }])
  })

  it('gets all back a second time, when the new date is called off too', async () => {
    const id = await calledOff()
    await rebook(id)
    await farm.callOff(to)
    expect(await refunds()).toMatchObject([{ amountCents: 9750 }])
    expect(await rebook(id, 'guest', third)).toMatchObject({ kind: 'done' })
    expect(await refunds()).toEqual([])
  })

  it('gives all back to a guest who cancels in time, also after an earlier late move', async () => {
    const id = await secured()
    farm.setClock('2025-09-25T10:00:00Z')
    // The guest's move limits later refunds to half; calling off by the farm does not.
    await farm.move({ id, sessionId: to, by: 'guest' })
    await farm.callOff(to)
    await rebook(id, 'guest', third)
    const ended = await farm.cancel({ id, by: 'guest' })
    expect(ended).toMatchObject({ refunds: [{ amountCents: 9750 }] })
  })
})
