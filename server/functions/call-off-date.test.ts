import { beforeEach, expect, it } from 'vitest'
import { addSession, openFreshStore } from '#tests/support/fresh-store.ts'
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
  const fresh = await openFreshStore()
  office = testOffice(fresh.store)
  sessionId = await addSession(fresh.store)
  const party = { participants: 10, name: 'Anneleen Peeters', email: '', note: '' }
  const booked = await bookByFarm(office, { sessionId, language: 'nl', ...party })
  booking = booked.kind === 'booked' ? booked.reservationId : ''
  return () => fresh[Symbol.asyncDispose]()
})

async function join(participants: number): Promise<void> {
  office.setClock(new Date(office.clock.now().getTime() + 1000))
  const email = `party-of-${participants}@example.org`
  await joinWaitingList(office, { date: sessionId, participants, name: 'Bram Claes', email }, 'fr')
}

const line = () => office.store.listWaiting()
const states = async () => (await line()).map(({ state }) => state)
const taken = async () => (await office.store.findSession(sessionId))!.taken
const cancel = () => cancelReservation(office, { id: booking, by: 'owner' })

it('a date that is called off ends its waiting list, and an offer on it books nothing', async () => {
  await join(6)
  await join(5)
  await cancel()
  expect(await states()).toEqual(['offered', 'waiting'])
  await callOffDate(office, sessionId)
  expect(await states()).toEqual(['lapsed', 'lapsed'])
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
