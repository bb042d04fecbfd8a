import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { addSession, plannedSession, reservation, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'

const tuesday = plannedSession({ bookedElsewhere: 4 })
const saturday = plannedSession({
  origin: 'sourdough 2025-10-04 10:00',
  workshop: 'sourdough',
  startsAt: new Date('2025-10-04T08:00:00Z'),
  endsAt: new Date('2025-10-04T13:30:00Z'),
  capacity: 8,
})

const nothing = { added: 0, withdrawn: 0 }

describe.each(databases)('$name: the plan', (on) => {
  const fresh = freshStore(on)

  it('is put on the schedule once, in order, with the places booked elsewhere', async () => {
    const { saveSchedule: keepSchedule, scheduleRevision, sessions } = fresh.store
    expect(await keepSchedule([saturday, tuesday], start)).toEqual({ added: 2, withdrawn: 0 })
    const { startsAt, endsAt } = tuesday
    const hours = { startsAt, endsAt, startTime: '18:30', endTime: '22:00' }
    expect(await sessions.list()).toMatchObject([
      { workshop: 'drinks', day: '2025-09-30', ...hours, capacity: 10, taken: 4 },
      { workshop: 'sourdough', day: '2025-10-04', capacity: 8, taken: 0 },
    ])
    const before = await sessions.list()
    const revision = await scheduleRevision()
    expect(await keepSchedule([saturday, tuesday], start)).toEqual(nothing)
    expect(await sessions.list()).toEqual(before)
    expect(await scheduleRevision()).toBe(revision)
  })

  it('withdraws a date that left it and has no guests, and gives it back when it returns', async () => {
    const { saveSchedule: keepSchedule, scheduleRevision, sessions } = fresh.store
    await keepSchedule([tuesday, saturday], start)
    const revision = await scheduleRevision()
    expect(await keepSchedule([saturday], start)).toEqual({ added: 0, withdrawn: 1 })
    expect(await sessions.list()).toMatchObject([{ workshop: 'sourdough' }])
    expect(await scheduleRevision()).toBeGreaterThan(revision)
    expect(await keepSchedule([tuesday, saturday], start)).toEqual({ added: 1, withdrawn: 0 })
  })

  it.each([
    [
      'has guests',
      (id: string) => fresh.store.change((changes) => changes.reservations.add(reservation(id))),
    ],
    [
      'was closed',
      (id: string) =>
        fresh.store.change((changes) => changes.sessions.update(id, { state: 'closed' })),
    ],
    [
      'was closed, and opened again,',
      (id: string) =>
        fresh.store.change((changes) =>
          changes.sessions.update(id, { state: 'open', changedAt: start }),
        ),
    ],
    [
      'was added by hand',
      (id: string) =>
        fresh.tables().updateTable('session').set({ origin: null }).where('id', '=', id).execute(),
    ],
  ] as const)('keeps a date that %s as it is, out of the plan and in it', async (_, change) => {
    const { saveSchedule: keepSchedule, sessions } = fresh.store
    await change(await addSession(fresh.store, tuesday))
    const before = await sessions.list()
    for (const planned of [[], [tuesday]])
      expect(await keepSchedule(planned, start)).toEqual(nothing)
    expect(before).toHaveLength(1)
    expect(await sessions.list()).toEqual(before)
  })

  it('adds no date at the hours of a later day of a private course, even once it has begun', async () => {
    const { endsAt, capacity } = tuesday
    const startsAt = new Date('2025-09-02T16:30:00Z')
    const course = { id: 'course', workshop: 'sourdough', startsAt, endsAt, capacity } as const
    await fresh.store.change((changes) =>
      changes.sessions.add({ ...course, state: 'private', furtherDays: ['2025-09-30'] }),
    )
    expect(await fresh.store.saveSchedule([tuesday], start)).toEqual(nothing)
  })

  it('adds no date at the hour of an own date that was called off', async () => {
    const { workshop, startsAt, endsAt, capacity } = tuesday
    const own = { id: 'own', workshop, startsAt, endsAt, capacity, state: 'called-off' } as const
    await fresh.store.change((changes) => changes.sessions.add(own))
    expect(await fresh.store.saveSchedule([tuesday], start)).toEqual(nothing)
  })

  it('keeps a date that has been', async () => {
    await addSession(fresh.store, tuesday)
    const afterwards = new Date(tuesday.startsAt.getTime() + 1)
    expect(await fresh.store.saveSchedule([], afterwards)).toEqual(nothing)
    expect(await fresh.store.sessions.list()).toHaveLength(1)
  })

  it('leaves alone a date that was moved or made larger since', async () => {
    await addSession(fresh.store, tuesday)
    const moved = { starts_at: '2025-10-01T16:30:00.000Z', capacity: 12 }
    await fresh.tables().updateTable('session').set(moved).execute()
    expect(await fresh.store.saveSchedule([tuesday], start)).toEqual(nothing)
    const sessions = await fresh.store.sessions.list()
    expect(sessions).toMatchObject([{ day: '2025-10-01', capacity: 12 }])
  })

  it('is listed from an instant on, that instant included', async () => {
    const { store } = fresh
    await store.saveSchedule([tuesday, saturday], start)
    expect(await store.sessions.list(tuesday.startsAt)).toHaveLength(2)
    const later = new Date(tuesday.startsAt.getTime() + 1)
    expect(await store.sessions.list(later)).toMatchObject([{ workshop: 'sourdough' }])
  })

  it('has its dates found by workshop and hour together', async () => {
    const { store } = fresh
    const id = await addSession(store, tuesday)
    const find = (workshop: 'drinks' | 'vegetables', startsAt: Date) =>
      store.change((changes) => changes.sessions.findAt({ workshop, startsAt }))
    expect(await find('drinks', tuesday.startsAt)).toMatchObject({ id })
    expect(await find('vegetables', tuesday.startsAt)).toBeUndefined()
    expect(await find('drinks', saturday.startsAt)).toBeUndefined()
  })

  it('has the date of a request found with the days off that are not over, and away in them', async () => {
    const { store } = fresh
    await store.saveSchedule([tuesday, saturday], start)
    const past = { id: 'past', from: '2025-09-01', until: '2025-09-10' } as const
    const coming = { id: 'coming', from: '2025-09-29', until: '2025-10-03' } as const
    await store.change(async (changes) => {
      for (const period of [past, coming]) await changes.away.add(period)
    })
    const find = ({ workshop, startsAt }: Parameters<typeof store.sessions.findAsked>[0]) =>
      store.sessions.findAsked({ workshop, startsAt }, start)
    const away = { session: { workshop: 'drinks', state: 'away' }, periods: [coming] }
    expect(await find(tuesday)).toMatchObject(away)
    expect(await find(saturday)).toMatchObject({ session: { state: 'open' } })
    const none = await find({ ...tuesday, workshop: 'vegetables' })
    expect(none).toMatchObject({ session: undefined, periods: [coming] })
  })

  it('has a course away with any of its days', async () => {
    const { store } = fresh
    const id = await addSession(store, tuesday)
    const course = { furtherDays: ['2025-10-07', '2025-10-14'] } as const
    await store.change((changes) => changes.sessions.update(id, course))
    const open = { free: await store.sessions.countFreePlaces(start), state: 'open' }
    const awayOn = async (from: Day, until: Day) => {
      const period = { id: randomUUID(), from, until }
      await store.change((changes) => changes.away.add(period))
      const { state } = await store.sessions.get(id)
      const free = await store.sessions.countFreePlaces(start)
      expect((await store.sessions.findAsked(tuesday, start)).session?.state).toBe(state)
      await store.change((changes) => changes.away.remove(period.id))
      return { free, state }
    }
    expect(await awayOn('2025-10-08', '2025-10-13')).toEqual(open)
    expect(await awayOn('2025-10-14', '2025-10-14')).toEqual({ free: 0, state: 'away' })
    expect(await awayOn('2025-10-06', '2025-10-07')).toEqual({ free: 0, state: 'away' })
  })
})
