import { minuteMs } from '#booking/dates/brussels-time.ts'
import { expect, test } from 'vitest'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { bookByFarm } from '#office/reservations/book-confirmed.ts'
import { callOffSession, setSessionOpen } from '#office/dates/call-off-session.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { isOnList } from '#booking/waiting/waiting-list.ts'
import { acceptOffer, joinWaitingList, leaveList } from '#office/waiting/waiting-list.ts'
import type { Store } from '#store/store.ts'
import { plannedSession, start } from '../support/records.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { sqlite } from '../support/stores.ts'
import { testOffice, type TestOffice } from '../support/test-office.ts'

const days = ['2025-09-18', '2025-09-20', '2025-09-23', '2025-09-25', '2025-09-27']
test('nobody waits in vain for full dates and nobody who waited is forgotten, whatever becomes of them', async () => {
  const ends = [await liveOn(3), await liveOn(6)].flat()
  for (const end of ['accepted', 'lapsed', 'left', 'called-off', 'passed']) {
    expect(ends).toContain(end)
  }
})

/**
 * Plays some days of joining, taking, leaving, cancelling, closing and calling off; returns how
 * each wait ended.
 */
async function liveOn(seed: number): Promise<readonly string[]> {
  await using fresh = await sqlite.openFreshStore()
  const planned = days.map((day) =>
    plannedSession({
      origin: day,
      startsAt: new Date(`${day}T16:30:00Z`),
      endsAt: new Date(`${day}T20:00:00Z`),
      capacity: 4,
    }),
  )
  await fresh.store.saveSchedule(planned, start)
  const office = testOffice(fresh.store)
  const random = seededRandom(seed)
  for (let steps = 0; steps < 250; steps++) {
    await step(office, random, steps)
    await expectAgreement(office)
  }
  return (await everyEntry(fresh.store)).map(({ state }) => state)
}

/** All that ever stood on a list, in the order of joining. */
async function everyEntry({ sessions, waiting }: Store) {
  const lists = (await sessions.list()).map(({ id }) => waiting.listOn(id))
  return (await Promise.all(lists)).flat().toSorted((a, b) => +a.createdAt - +b.createdAt)
}

async function step(office: TestOffice, random: () => number, steps: number): Promise<void> {
  const below = (end: number) => Math.floor(random() * end)
  const one = <Each>(of: readonly Each[]) => of[below(of.length)]
  const { store, clock, setClock } = office
  // No two things happen at the same moment, so that their order is the same in every run.
  setClock(new Date(clock.now().getTime() + 1000))
  // The first two dates, so that there is more waiting.
  const sessionId = one((await store.sessions.list(clock.now())).slice(0, 2))?.id
  const entry = one((await everyEntry(store)).filter(isOnList))
  const party = { participants: 1 + below(3), name: 'Bram Claes', email: `${steps}@example.org` }
  const acts: readonly (() => unknown)[] = [
    () => sessionId && bookByFarm(office, { ...party, sessionId, language: 'nl', note: '' }),
    () => sessionId && bookByFarm(office, { ...party, sessionId, language: 'nl', note: '' }),
    () => sessionId && joinWaitingList(office, { ...party, sessionId }, { language: 'fr' }),
    () => sessionId && joinWaitingList(office, { ...party, sessionId }, { language: 'fr' }),
    async () => {
      const booked = sessionId ? await store.reservations.listOn(sessionId) : []
      const reservation = one(booked.filter(({ status }) => holdsPlaces(status)))
      if (reservation) await cancelReservation(office, { id: reservation.id, by: 'owner' })
    },
    () => entry && random() < 0.5 && acceptOffer(office, entry.id),
    () => entry && random() < 0.3 && leaveList(office, entry.id),
    () => sessionId && setSessionOpen(office, sessionId, random() < 0.7),
    () => sessionId && random() < 0.2 && callOffSession(office, sessionId),
    async () => {
      setClock(new Date(clock.now().getTime() + below(20 * 60) * minuteMs))
      await doDueTasks(office)
    },
  ]
  const before = office.notified.length
  await one(acts)!()
  for (const news of office.notified.slice(before)) {
    if (news.kind !== 'waiting-offer') continue
    expect(news.session).toMatchObject({ state: 'open' })
    expect(news.session.startsAt.getTime()).toBeGreaterThan(clock.now().getTime())
  }
}

/** Every place is somebody's, and everybody who still waits can still be offered one. */
async function expectAgreement({ store, clock, notified }: TestOffice): Promise<void> {
  const entries = await everyEntry(store)
  for (const session of await store.sessions.list()) {
    const bookings = (await store.reservations.listOn(session.id)).filter((one) =>
      holdsPlaces(one.status),
    )
    const list = entries.filter((one) => one.sessionId === session.id && isOnList(one))
    const held = [...bookings, ...list.filter(({ state }) => state === 'offered')]
    const places = held.reduce((sum, { participants }) => sum + participants, 0)
    expect([session.day, session.taken]).toEqual([session.day, places])
    const isOver = session.state === 'called-off' || session.startsAt < clock.now()
    if (isOver) expect(list).toEqual([])
  }
  const ended = entries.filter(({ state }) => state === 'called-off').map(({ id }) => id)
  const heard = notified.flatMap((news) =>
    news.kind === 'waiting-called-off' ? [news.entry.id] : [],
  )
  expect(heard.toSorted()).toEqual(ended.toSorted())
}
