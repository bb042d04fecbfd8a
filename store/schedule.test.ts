import { describe, expect, it } from 'vitest'
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

describe.each(databases)('$name: the plan', (on) => {
  const fresh = freshStore(on)

  it('is put on the schedule once, in order, with the places booked elsewhere', async () => {
    const { store } = fresh
    expect(await store.keepSchedule([saturday, tuesday], start)).toEqual({ added: 2, withdrawn: 0 })
    expect(await store.listSessions()).toMatchObject([
      {
        workshop: 'drinks',
        day: '2025-09-30',
        startTime: '18:30',
        endTime: '22:00',
        startsAt: tuesday.startsAt,
        endsAt: tuesday.endsAt,
        capacity: 10,
        taken: 4,
      },
      { workshop: 'sourdough', day: '2025-10-04', capacity: 8, taken: 0 },
    ])
    const [before, revision] = [await store.listSessions(), await store.scheduleRevision()]
    expect(await store.keepSchedule([saturday, tuesday], start)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.listSessions()).toEqual(before)
    expect(await store.scheduleRevision()).toBe(revision)
  })

  it('withdraws a date that left it and has no guests', async () => {
    const { store } = fresh
    await store.keepSchedule([tuesday, saturday], start)
    const revision = await store.scheduleRevision()
    expect(await store.keepSchedule([saturday], start)).toEqual({ added: 0, withdrawn: 1 })
    expect(await store.listSessions()).toMatchObject([{ workshop: 'sourdough' }])
    expect(await store.scheduleRevision()).toBeGreaterThan(revision)
  })

  it('keeps a date that left it and has guests', async () => {
    const { store } = fresh
    const id = await addSession(store, tuesday)
    await store.change((changes) => changes.addReservation(reservation(id)))
    expect(await store.keepSchedule([], start)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.listSessions()).toMatchObject([{ id }])
  })

  it('keeps a date that left it and was closed, so that it does not come back open', async () => {
    const { store } = fresh
    const id = await addSession(store, tuesday)
    await store.change((changes) => changes.updateSession(id, { state: 'closed' }))
    expect(await store.keepSchedule([], start)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.keepSchedule([tuesday], start)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.listSessions()).toMatchObject([{ id, state: 'closed' }])
  })

  it('keeps a date that has been', async () => {
    const { store } = fresh
    await store.keepSchedule([tuesday], start)
    const afterwards = new Date(tuesday.startsAt.getTime() + 1)
    expect(await store.keepSchedule([], afterwards)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.listSessions()).toHaveLength(1)
  })

  it('gives back a date that returns to it', async () => {
    const { store } = fresh
    await store.keepSchedule([tuesday], start)
    await store.keepSchedule([], start)
    expect(await store.keepSchedule([tuesday], start)).toEqual({ added: 1, withdrawn: 0 })
  })

  it('leaves alone a date that was moved or made larger since', async () => {
    const { store } = fresh
    await store.keepSchedule([tuesday], start)
    const moved = { starts_at: '2025-10-01T16:30:00.000Z', capacity: 12 }
    await fresh.tables().updateTable('session').set(moved).execute()
    expect(await store.keepSchedule([tuesday], start)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.listSessions()).toMatchObject([{ day: '2025-10-01', capacity: 12 }])
  })

  it('never touches a date the farm added by hand', async () => {
    const { store } = fresh
    await store.keepSchedule([tuesday], start)
    await fresh.tables().updateTable('session').set({ origin: null }).execute()
    expect(await store.keepSchedule([], start)).toEqual({ added: 0, withdrawn: 0 })
    // Nor is a second one put beside it at the same hour.
    expect(await store.keepSchedule([tuesday], start)).toEqual({ added: 0, withdrawn: 0 })
    expect(await store.listSessions()).toHaveLength(1)
  })
})

describe.each(databases)('$name: the schedule', ({ openFreshStore }) => {
  it('is listed from an instant on, that instant included', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    await store.keepSchedule([tuesday, saturday], start)
    expect(await store.listSessions(tuesday.startsAt)).toHaveLength(2)
    const later = new Date(tuesday.startsAt.getTime() + 1)
    expect(await store.listSessions(later)).toMatchObject([{ workshop: 'sourdough' }])
  })

  it('finds a date by its workshop and hour together', async () => {
    await using fresh = await openFreshStore()
    const { store } = fresh
    const id = await addSession(store, tuesday)
    const find = (workshop: 'drinks' | 'vegetables', startsAt: Date) =>
      store.change((changes) => changes.findSessionAt({ workshop, startsAt }))
    expect(await find('drinks', tuesday.startsAt)).toMatchObject({ id })
    expect(await find('vegetables', tuesday.startsAt)).toBeUndefined()
    expect(await find('drinks', saturday.startsAt)).toBeUndefined()
  })
})
