import { beforeEach, expect, it } from 'vitest'
import type { Session } from '#booking/session.ts'
import { addSession, plannedSession, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { bookByFarm } from './book-by-farm.ts'
import { callOffDate, setDateOpen } from './call-off-date.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { doDueWork } from './do-due-work.ts'
import { acceptOffer, joinWaitingList, leaveList } from './waiting-list.ts'

let office: TestOffice
let sessionId: string
/** All ten places. */
let booking: string

beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  sessionId = await addSession(fresh.store)
  const booked = await bookByFarm(office, { ...guest, sessionId, participants: 10, email: '' })
  booking = booked.kind === 'booked' ? booked.reservationId : ''
  return () => fresh[Symbol.asyncDispose]()
})

const guest = { language: 'nl', name: 'Anneleen Peeters', note: '' } as const

/** The same workshop on another evening. */
function another(day: string, bookedElsewhere: number) {
  return plannedSession({
    origin: `another ${day}`,
    startsAt: new Date(`${day}T16:30:00Z`),
    endsAt: new Date(`${day}T20:00:00Z`),
    bookedElsewhere,
  })
}

async function join(participants: number): Promise<void> {
  office.setClock(new Date(office.clock.now().getTime() + 1000))
  const email = `party-of-${participants}@example.org`
  await joinWaitingList(office, { date: sessionId, participants, name: 'Bram Claes', email }, 'fr')
}

const line = () => office.store.listWaiting()
const states = async () => (await line()).map(({ state }) => state)
const taken = async () => (await office.store.findSession(sessionId))!.taken
const toldOfWaiting = () =>
  office.told.map(({ kind }) => kind).filter((kind) => kind.startsWith('waiting-'))
const cancel = () => cancelReservation(office, { id: booking, by: 'owner' })

it('a date that is called off ends its waiting list, and an offer on it books nothing', async () => {
  await join(6)
  await join(5)
  await cancel()
  expect(await states()).toEqual(['offered', 'waiting'])
  await callOffDate(office, sessionId)
  expect(await states()).toEqual(['called-off', 'called-off'])
  expect(await taken()).toBe(0)

  const [offered, waiting] = await line()
  expect(await acceptOffer(office, offered!.id)).toEqual({ kind: 'over' })
  await leaveList(office, offered!.id)
  await leaveList(office, waiting!.id)
  office.setClock(new Date(office.clock.now().getTime() + 3 * 86_400_000))
  await doDueWork(office)
  expect(await taken()).toBe(0)
  expect(office.told.map(({ kind }) => kind)).not.toContain('waiting-lapsed')
  expect(await office.store.standingReservations()).toEqual([])
})

it('whoever waits for a date that is called off hears so once, with the dates that have room for them', async () => {
  const others = [
    another('2025-10-14', 0),
    another('2025-10-21', 5),
    another('2025-10-28', 10),
    plannedSession({ ...another('2025-11-04', 0), workshop: 'sourdough' }),
  ]
  await office.store.keepSchedule(others, start)
  await join(6)
  await join(5)
  await cancel()
  office.told.length = 0
  await callOffDate(office, sessionId)
  await callOffDate(office, sessionId)
  const daysOf = (sessions: readonly Session[]) => sessions.map(({ day }) => day)
  expect(
    office.told.map((news) =>
      news.kind === 'waiting-called-off'
        ? [
            news.entry.participants,
            news.entry.state,
            daysOf(news.others.withRoom),
            daysOf(news.others.toWaitFor),
          ]
        : [news.kind],
    ),
  ).toEqual([
    [6, 'offered', ['2025-10-14'], ['2025-10-28']],
    [5, 'waiting', ['2025-10-14', '2025-10-21'], ['2025-10-28']],
  ])
})

it('who left the list, or let an offer go, hears nothing when the date is called off', async () => {
  await join(6)
  await join(7)
  await cancel()
  const [offered, waiting] = await line()
  office.setClock(offered!.offeredUntil!)
  await doDueWork(office)
  await leaveList(office, waiting!.id)
  expect(await states()).toEqual(['lapsed', 'left'])
  office.told.length = 0
  await callOffDate(office, sessionId)
  expect(await states()).toEqual(['lapsed', 'left'])
  expect(office.told).toEqual([])
})

it('who has a booking on the date as well hears of both in one mail', async () => {
  await cancel()
  await bookByFarm(office, {
    ...guest,
    sessionId,
    participants: 10,
    email: 'Party-of-3@example.org',
  })
  await join(3)
  office.told.length = 0
  await callOffDate(office, sessionId)
  expect(office.told.map(({ kind }) => kind)).toEqual(['called-off'])
  expect(await states()).toEqual(['called-off'])
})

it('a wait ends without a word when the date has come', async () => {
  await join(6)
  await join(5)
  office.told.length = 0
  office.setClock(new Date('2025-09-30T16:29:00Z'))
  await doDueWork(office)
  expect(await states()).toEqual(['waiting', 'waiting'])
  office.setClock(new Date('2025-09-30T16:31:00Z'))
  expect(await doDueWork(office)).toMatchObject({ 'waiting-ended': 2 })
  expect(await states()).toEqual(['passed', 'passed'])
  expect(await doDueWork(office)).not.toHaveProperty('waiting-ended')
  await callOffDate(office, sessionId)
  expect(toldOfWaiting()).toEqual([])
})

it('an offer that nobody looked after until the date had come ends without a word too', async () => {
  await join(6)
  await cancel()
  office.told.length = 0
  office.setClock(new Date('2025-10-01T08:00:00Z'))
  await doDueWork(office)
  expect(await states()).toEqual(['passed'])
  expect(await taken()).toBe(0)
  expect(toldOfWaiting()).toEqual([])
})

it('a date that is called off after it began writes to nobody who waited', async () => {
  await join(6)
  office.told.length = 0
  office.setClock(new Date('2025-09-30T18:00:00Z'))
  await callOffDate(office, sessionId)
  expect(await states()).toEqual(['passed'])
  expect(toldOfWaiting()).toEqual([])
})

it('a closed date offers nothing; opened again, what came free is the waiting list’s first', async () => {
  await join(6)
  await setDateOpen(office, sessionId, false)
  await cancel()
  expect(await states()).toEqual(['waiting'])
  await setDateOpen(office, sessionId, true)
  expect(await states()).toEqual(['offered'])
  expect(await taken()).toBe(6)
})

it('an offer made before a date was closed is kept', async () => {
  await join(6)
  await cancel()
  await setDateOpen(office, sessionId, false)
  const [offered] = await line()
  expect(await acceptOffer(office, offered!.id)).toMatchObject({ kind: 'accepted' })
  expect(await taken()).toBe(6)
})
