import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { groupAsked, offerOption } from '#tests/support/offered-options.ts'
import { onEvening, start } from '#tests/support/records.ts'
import { databases, sqlite } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { callOffSession } from '../dates/call-off-session.ts'
import { listToDos } from '../due/to-do.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { makeOption, acceptOption, declineOption, lapseOption, withdrawOption } from './options.ts'

const farm = freshOffice()
const offer = (different = {}) => offerOption(farm.office, different)
const option = async (id: string) => (await farm.store.options.find(id))!
const yes = { participants: 9, name: 'Mia Maes' }
const days = async () => (await farm.store.sessions.list()).map(({ day }) => day)

it('an option holds every place of a private date; a yes, however often, is one booking with its own price', async () => {
  const id = await offer()
  const { session } = await option(id)
  expect(await farm.store.sessions.find(session.id)).toMatchObject({ state: 'private', taken: 12 })
  const all = Array.from({ length: 5 }, () => acceptOption(farm.office, id, yes))
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1)
  const { reservationId = '', isHeld } = await option(id)
  const { payments, refundSteps, ...booking } = await farm.found(reservationId)
  expect(booking).toMatchObject({ ...yes, status: 'confirmed', email: groupAsked.email })
  expect(payments.map(({ amountCents }) => amountCents)).toEqual([27_000, 27_000])
  expect(refundSteps).not.toEqual([])
  expect([isHeld, await farm.taken(session.id)]).toEqual([true, 9])
  expect(farm.kindsTold()).toEqual(['option-offered', 'confirmed', 'option-accepted'])
  const told = (await farm.store.history.listEvents(reservationId)).map(({ what, by }) => [
    what,
    by,
  ])
  expect(told.toSorted()).toEqual([
    ['confirmed', 'guest'],
    ['requested', 'guest'],
  ])
})

it('an option is made once by a form that is sent twice, and anew by another form', async () => {
  const id = 'of-the-form'
  const forms = [{ id }, { id }, { id }, { day: '2025-11-07' }].map((different) => offer(different))
  expect(new Set(await Promise.all(forms)).size).toBe(2)
  expect(farm.kindsTold()).toEqual(['option-offered', 'option-offered'])
  expect(await makeOption(farm.office, { ...groupAsked, id: 'another' })).toMatchObject({
    kind: 'beside',
  })
})

it('an option ends after its last day with one mail and a line for the owner; its hours can be offered anew', async () => {
  const id = await offer()
  farm.setClock('2025-09-22T23:59:59.999+02:00')
  expect(await farm.doDueTasks()).not.toHaveProperty('option-lapsed')
  farm.setClock('2025-09-23T00:00:00+02:00')
  expect(await acceptOption(farm.office, id, yes)).toBeUndefined()
  for (const _ of ['once', 'twice']) await farm.doDueTasks()
  expect(farm.kindsTold()).toEqual(['option-offered', 'option-ended'])
  expect(await option(id)).toMatchObject({ state: 'lapsed', session: { day: groupAsked.day } })
  expect(await days()).not.toContain(groupAsked.day)
  const [line] = await listToDos(farm.store, farm.office.clock.now())
  expect(line).toMatchObject({ kind: 'option', option: { id } })
  expect(await listToDos(farm.store, new Date('2025-10-01'))).toEqual([])
  await offer({ until: '2025-10-01' })
})

it('an option ends by a no, the farm, or the end of its date, once', async () => {
  const no = await offer()
  const back = await offer({ day: '2025-11-07' })
  const off = await offer({ day: '2025-11-08' })
  expect(await declineOption(farm.office, no, 'Te ver.')).toBe(true)
  expect(await withdrawOption(farm.office, back)).toBe(true)
  await farm.callOff((await option(off)).session.id)
  for (const id of [no, back, off]) {
    expect(await acceptOption(farm.office, id, yes)).toBeUndefined()
    expect(await withdrawOption(farm.office, id)).toBe(false)
  }
  expect(farm.kindsTold().slice(3)).toEqual(['option-declined', 'option-ended', 'option-ended'])
})

it('a date that was called off by a slip gives the group its option back', async () => {
  const id = await offer()
  const before = await option(id)
  const { session } = before
  await callOffSession(farm.pressing('call-off', { sessions: [session.id] }), session.id)
  expect(await option(id)).toMatchObject({ state: 'withdrawn', isHeld: false })
  expect(await farm.undo(session.id)).toEqual({ kind: 'done' })
  expect(await option(id)).toEqual(before)
  expect(await acceptOption(farm.office, id, yes)).toBe('booked')
})

it('an option’s date is prepared for nobody until the yes, and then for the group', async () => {
  const id = await offer({ day: '2025-09-24', until: '2025-09-23' })
  const sheets = () => farm.kindsTold().filter((kind) => kind === 'prep-sheet')
  await farm.liveUntil('2025-09-22T09:00:00+02:00')
  expect(sheets()).toEqual([])
  await acceptOption(farm.office, id, yes)
  for (const _ of ['once', 'twice']) await farm.doDueTasks()
  expect(sheets()).toHaveLength(1)
})

it('another date at those hours is named and stays; a planned one waits until they are free', async () => {
  const evening = { day: '2025-09-30', workshop: 'sourdough', until: '2025-09-20' } as const
  const beside = { ...groupAsked, ...evening, id: 'beside' }
  expect(await makeOption(farm.office, beside)).toMatchObject({
    kind: 'beside',
    sessions: [{ id: farm.sessionId }],
  })
  await offer({ ...evening, beside: true })
  expect(await farm.store.sessions.find(farm.sessionId)).toMatchObject({ state: 'open' })

  const id = await offer()
  const planned = [onEvening(groupAsked.day, { workshop: 'vegetables' })]
  expect(await farm.store.saveSchedule(planned, start)).toMatchObject({ added: 0 })
  await withdrawOption(farm.office, id)
  expect(await farm.store.saveSchedule(planned, start)).toMatchObject({ added: 1 })
})

it('a later day of a course that goes on is named as well', async () => {
  const course = { furtherDays: ['2025-10-20'], endsAt: new Date('2025-10-20T20:00:00Z') } as const
  await farm.store.change((changes) => changes.sessions.update(farm.sessionId, course))
  farm.setClock('2025-10-01T08:00:00Z')
  const asked = { ...groupAsked, day: '2025-10-20', until: '2025-10-10', id: 'beside' } as const
  expect(await makeOption(farm.office, asked)).toMatchObject({
    kind: 'beside',
    sessions: [{ id: farm.sessionId }],
  })
})

it('a group that is forgotten keeps an offer it can still take, and nothing that is over', async () => {
  const over = await offer()
  const open = await offer({ day: '2025-11-07' })
  await withdrawOption(farm.office, over)
  const erased = await erasePerson(farm.store, groupAsked.email, farm.office.clock.now())
  expect(erased).toMatchObject([
    { what: 'option', outcome: 'erased' },
    { what: 'option', outcome: 'kept', because: 'offer-open' },
  ])
  expect(await farm.store.options.find(over)).toBeUndefined()
  expect(await option(open)).toMatchObject({ state: 'open' })
})

it.each(databases)('$name: of a yes in the last moment and the clock one wins', async (on) => {
  await using fresh = await on.openFreshStore()
  const { store } = fresh
  const guests = testOffice(store)
  // Two processes of one SQLite file would wait for each other in one thread.
  const clocks = testOffice(on === sqlite ? store : await fresh.open())
  let taken = 0
  for (let n = 0; n < 8; n++) {
    guests.setClock(start)
    const id = await offerOption(guests, { day: `2025-11-${10 + n}` })
    const { holdsUntil, session } = (await store.options.find(id))!
    guests.setClock(new Date(holdsUntil.getTime() - 1))
    clocks.setClock(holdsUntil)
    const racing = [() => acceptOption(guests, id, yes), () => lapseOption(clocks, id)]
    if (n % 2) racing.reverse()
    const won = await Promise.all(racing.map((race) => race()))
    expect(won.filter(Boolean)).toHaveLength(1)
    const bookings = await store.reservations.listOn(session.id)
    expect((await store.options.find(id))?.state).toBe(bookings.length > 0 ? 'accepted' : 'lapsed')
    taken += bookings.length
  }
  const kinds = [...guests.notified, ...clocks.notified].map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'option-accepted')).toHaveLength(taken)
  expect(kinds.filter((kind) => kind === 'option-ended')).toHaveLength(8 - taken)
})
