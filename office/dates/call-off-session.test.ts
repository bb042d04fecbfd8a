import { dayMs, minuteMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, expect, it } from 'vitest'
import { holdsPlaces, statuses } from '#booking/reservations/status.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { onEvening, start } from '#tests/support/records.ts'
import { endPassedEntry } from '../waiting/end-waiting-list.ts'
import { acceptOffer, leaveList } from '../waiting/waiting-list.ts'
import { findUndoable, undoStep } from '../undo/desk-step.ts'
import { callOffSession, setSessionOpen } from './call-off-session.ts'

const farm = freshOffice()
/** The booking takes all ten places. */
let booking: string
beforeEach(async () => {
  booking = await farm.phone(10)
})

const line = () => listWaiting(farm.store)
const states = async () => (await line()).map(({ state }) => state)
const toldOfWaiting = () => farm.kindsTold().filter((kind) => kind.startsWith('waiting-'))
const cancel = () => farm.cancel({ id: booking, by: 'owner' })

it('a date that is called off ends its waiting list, and neither an offer nor the farm books on it', async () => {
  await farm.join(6)
  await farm.join(5)
  await cancel()
  expect(await states()).toEqual(['offered', 'waiting'])
  await farm.callOff()
  expect(await states()).toEqual(['called-off', 'called-off'])
  expect(await farm.taken()).toBe(0)

  const [offered, waiting] = await line()
  expect(await acceptOffer(farm.office, offered!.id)).toBeUndefined()
  await expect(farm.phone(1)).rejects.toThrow('no-room')
  await leaveList(farm.office, offered!.id)
  await leaveList(farm.office, waiting!.id)
  farm.pass(3 * dayMs)
  await farm.doDueTasks()
  expect(await farm.taken()).toBe(0)
  expect(farm.kindsTold()).not.toContain('waiting-lapsed')
  expect(await farm.store.reservations.listWithStatus(statuses.filter(holdsPlaces))).toEqual([])
})

it('a party that waits for a cancelled date hears so once, with the dates that have room for it', async () => {
  const others = [
    onEvening('2025-10-14'),
    onEvening('2025-10-21', { bookedElsewhere: 5 }),
    onEvening('2025-10-28', { bookedElsewhere: 10 }),
    onEvening('2025-11-04', { workshop: 'sourdough' }),
  ]
  await farm.store.saveSchedule(others, start)
  await farm.join(6)
  await farm.join(5)
  await cancel()
  farm.forgetTold()
  await farm.callOff()
  await farm.callOff()
  const [first, second, full] = ['2025-10-14', '2025-10-21', '2025-10-28'].map((day) => ({ day }))
  expect(farm.office.notified).toMatchObject([
    {
      kind: 'waiting-called-off',
      entry: { participants: 6, state: 'offered' },
      others: { withRoom: [first], toWaitFor: [full] },
    },
    {
      kind: 'waiting-called-off',
      entry: { participants: 5, state: 'waiting' },
      others: { withRoom: [first, second], toWaitFor: [full] },
    },
  ])
})

it('a party that left the list, or let an offer go, hears nothing when the date is called off', async () => {
  await farm.join(6)
  await farm.join(7)
  await cancel()
  const [offered, waiting] = await line()
  farm.office.setClock(offered!.offeredUntil!)
  await farm.doDueTasks()
  await leaveList(farm.office, waiting!.id)
  expect(await states()).toEqual(['lapsed', 'left'])
  farm.forgetTold()
  await farm.callOff()
  expect(await states()).toEqual(['lapsed', 'left'])
  expect(farm.office.notified).toEqual([])
})

it('a waiting guest with a booking on the date hears of both in one mail', async () => {
  await cancel()
  await farm.phone(10, 'Anneleen Peeters', 'Party-of-3@example.org')
  await farm.join(3)
  farm.forgetTold()
  await farm.callOff()
  expect(farm.kindsTold()).toEqual(['called-off'])
  expect(await states()).toEqual(['called-off'])
})

it('a wait ends without a word once the date has come, and no earlier', async () => {
  await farm.join(6)
  await farm.join(5)
  farm.forgetTold()
  await farm.liveUntil('2025-09-30T16:29:00Z')
  const [first] = await line()
  expect(await endPassedEntry(farm.office, first!.id)).toBe(false)
  expect(await states()).toEqual(['waiting', 'waiting'])
  farm.setClock('2025-09-30T16:31:00Z')
  expect(await farm.doDueTasks()).toMatchObject({ 'waiting-ended': 2 })
  expect(await states()).toEqual(['passed', 'passed'])
  expect(await farm.doDueTasks()).not.toHaveProperty('waiting-ended')
  await farm.callOff()
  expect(toldOfWaiting()).toEqual([])
})

it('an unnoticed offer ends without a word too when the date has come', async () => {
  await farm.join(6)
  await cancel()
  farm.forgetTold()
  await farm.liveUntil('2025-10-01T08:00:00Z')
  expect(await states()).toEqual(['passed'])
  expect(await farm.taken()).toBe(0)
  expect(toldOfWaiting()).toEqual([])
})

it.each(['2025-09-30T18:00:00Z', '2025-10-02T18:00:00Z'])(
  'a date that began or has been is not called off, closed or opened, and nobody hears of it: %s',
  async (at) => {
    await farm.join(6)
    farm.forgetTold()
    farm.setClock(at)
    expect(await farm.callOff()).toEqual({ kind: 'over' })
    expect(await setSessionOpen(farm.office, farm.sessionId, false)).toEqual({ kind: 'over' })
    await farm.doDueTasks()
    expect(await states()).toEqual(['passed'])
    expect(farm.office.notified).toEqual([])
    expect(await farm.store.sessions.find(farm.sessionId)).toMatchObject({ state: 'open' })
    expect((await farm.found(booking)).status).not.toBe('cancelled')
  },
)

it('a closed date offers nothing; opened again, it offers its free places to the waiting list first', async () => {
  await farm.join(6)
  await setSessionOpen(farm.office, farm.sessionId, false)
  await cancel()
  expect(await states()).toEqual(['waiting'])
  await setSessionOpen(farm.office, farm.sessionId, true)
  expect(await states()).toEqual(['offered'])
  expect(await farm.taken()).toBe(6)
})

it('an offer made before a date was closed is kept', async () => {
  await farm.join(6)
  await cancel()
  await setSessionOpen(farm.office, farm.sessionId, false)
  const [offered] = await line()
  expect(await acceptOffer(farm.office, offered!.id)).toBeDefined()
  expect(await farm.taken()).toBe(6)
})

it('a date that was called off leaves its hour to another, and does not come back there', async () => {
  const { sessionId: record } = farm
  await callOffSession(farm.pressing('call-off', { sessions: [record] }), record)
  const calledOff = (await findUndoable(farm.office, { record }))!
  const first = await farm.store.sessions.get(record)
  const { workshop, startsAt, endsAt, capacity } = first
  const again = { id: 'again', workshop, startsAt, endsAt, capacity, state: 'open' } as const
  expect(await farm.store.change(({ sessions }) => sessions.add(again))).toBe(true)
  expect((await farm.store.sessions.findAt(first))?.id).toBe('again')
  expect(await findUndoable(farm.office, { record })).toBeUndefined()
  const undone = await undoStep(farm.office, calledOff.id)
  expect(undone).toEqual({ kind: 'hindered', by: 'hours-taken' })
})

it('a date was last changed when it was last closed, opened or called off', async () => {
  const changedAt = async () =>
    (await farm.store.sessions.listChangeTimes([farm.sessionId])).get(farm.sessionId)
  expect(await changedAt()).toBeUndefined()
  for (const step of [
    () => setSessionOpen(farm.office, farm.sessionId, false),
    () => setSessionOpen(farm.office, farm.sessionId, true),
    () => farm.callOff(),
  ]) {
    farm.pass(minuteMs)
    await step()
    expect(await changedAt()).toEqual(farm.office.clock.now())
  }
})
