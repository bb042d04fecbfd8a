import { beforeEach, describe, expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { saveAttendance } from '../party/save-attendance.ts'
import { rebookReservation } from './rebook-reservation.ts'

describe('the refund of a deposit', () => {
  const farm = freshOffice()
  /** A request of two for 30 September, whose deposit of 65 euros came. */
  let id: string
  /** Date on 14 October. */
  let to: string

  beforeEach(async () => {
    id = await farm.ask({ participants: '2' })
    await farm.receive({ id, kind: 'deposit' })
    to = await farm.addEvening('2025-10-14')
  })

  const move = async (by: 'guest' | 'owner', at: string, sessionId = to) => {
    farm.setClock(at)
    expect((await farm.move({ id, sessionId, by })).kind).toBe('done')
  }
  /** Refund in cents for a guest who cancels now. */
  const back = async () => {
    const outcome = await farm.cancel({ id, by: 'guest' })
    return outcome.kind === 'done' ? outcome.refunds[0]?.amountCents : outcome.kind
  }

  it.each([
    ['guest', '2025-09-23T21:59:00Z', 6500],
    ['guest', '2025-09-23T22:01:00Z', 3250],
    ['owner', '2025-09-29T10:00:00Z', 6500],
  ] as const)('after a move by the %s at %s is %i cents', async (by, at, amountCents) => {
    await farm.confirm(id)
    await move(by, at)
    expect(await back()).toBe(amountCents)
  })

  it('is all of it when the farm ends a booking that its guest had moved late', async () => {
    await farm.confirm(id)
    await move('guest', '2025-09-25T10:00:00Z')
    expect(farm.office.notified.at(-1)).toMatchObject({ kind: 'moved', mostPercent: 50 })
    expect((await farm.lastEvent(id))?.detail).toMatchObject({ mostPercent: 50 })
    await farm.callOff(to)
    expect(await farm.refunds()).toMatchObject([{ amountCents: 6500 }])
  })

  it('is all of it when the farm gives an earlier date in place of one it called off', async () => {
    await farm.confirm(id)
    await move('owner', '2025-09-20T10:00:00Z')
    await farm.callOff(to)
    farm.setClock('2025-09-26T10:00:00Z')
    await rebookReservation(farm.office, { id, sessionId: farm.sessionId, by: 'owner' })
    expect(await back()).toBe(6500)
  })

  it('is the whole sum for a guest who withdraws before the farm’s yes, even the day before', async () => {
    farm.setClock('2025-09-29T10:00:00Z')
    expect(await back()).toBe(6500)
  })

  it('is not lowered by moving a request: nothing was agreed yet', async () => {
    await move('guest', '2025-09-25T10:00:00Z')
    await farm.confirm(id)
    expect(await back()).toBe(6500)
  })
})

describe('a guest who did not come to a date', () => {
  const farm = freshOffice()

  it('and is moved to another was not counted there yet', async () => {
    const id = await farm.paid()
    const sessionId = await farm.addEvening('2025-10-14')
    farm.setClock('2025-09-30T17:00:00Z')
    await saveAttendance(farm.office, farm.sessionId, new Map([[id, { came: 0 }]]))
    expect(await farm.found(id)).toMatchObject({ came: 0 })
    await farm.move({ id, sessionId, by: 'owner' })
    expect(await farm.found(id)).toMatchObject({ sessionId, came: undefined })
  })
})
