import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { offerOption } from '#tests/support/offered-options.ts'
import { onEvening, start } from '#tests/support/records.ts'
import type { Quorum } from '#booking/dates/session.ts'
import type { Day } from '#language/dates.ts'
import { changeSession } from './change-session.ts'

const farm = freshOffice()
const sameSize = { capacity: 10, bookedElsewhere: 0, minimum: undefined } as const
const same = { ...sameSize, decidesOn: undefined, note: '' } as const
const hours = { startTime: '19:00', endTime: '22:30' } as const
type Different = Partial<Omit<Parameters<typeof changeSession>[2], keyof Quorum>>
const change = (different: Different) =>
  changeSession(farm.office, farm.sessionId, { ...same, ...different })

it('each guest hears once of other hours, and cancels free of charge for a week', async () => {
  const id = await farm.paid({}, true)
  const gone = await farm.confirmed({ email: 'gone@example.org' })
  await farm.cancel({ id: gone, by: 'guest' })
  // The clock stands four days before the date: the terms would give half back.
  farm.setClock('2025-09-26T09:00:00+02:00')
  farm.forgetTold()
  expect(await change(hours)).toEqual({ kind: 'done' })
  expect(await change(hours)).toEqual({ kind: 'done' })
  expect(farm.office.notified).toMatchObject([
    { kind: 'hours-changed', from: { startTime: '18:30' }, reservation: { id, session: hours } },
  ])
  await farm.cancel({ id, by: 'guest' })
  const [refund] = await farm.refunds(id)
  expect(refund?.amountCents).toBe(6500)
})

it('a group with an option, and a party with an offer, are mailed it anew at other hours', async () => {
  const first = await farm.phone(10)
  await farm.join(2)
  await farm.join(3)
  await farm.changeParty({ id: first, participants: 8 })
  const optionId = await offerOption(farm.office)
  const { session } = (await farm.store.options.find(optionId))!
  farm.forgetTold()
  await change(hours)
  await changeSession(farm.office, session.id, { ...same, capacity: 12, ...hours })
  const from = { startTime: '18:30', endTime: '22:00' }
  expect(farm.office.notified).toMatchObject([
    { kind: 'hours-changed', reservation: { id: first } },
    { kind: 'waiting-offer', entry: { participants: 2 }, session: hours, from },
    { kind: 'option-offered', option: { id: optionId, session: hours }, from },
  ])
})

it('an offer that is mailed anew ends as a new one would, the evening before an early beginning', async () => {
  farm.setClock('2025-09-28T06:00:00Z')
  const first = await farm.phone(10)
  await farm.join(2)
  await farm.changeParty({ id: first, participants: 8 })
  const until = async () => (await farm.store.waiting.listOffers())[0]?.offeredUntil
  expect(await until()).toEqual(new Date('2025-09-29T08:00:00Z'))
  farm.setClock('2025-09-29T07:55:00Z')
  await change(hours)
  expect(await until()).toEqual(new Date('2025-09-29T20:00:00Z'))
  await change({ startTime: '09:00', endTime: '12:00' })
  expect(await until()).toEqual(new Date('2025-09-29T19:00:00Z'))
})

it('a date’s own price holds for later bookings, and is mailed to nobody', async () => {
  const before = await farm.confirmed()
  farm.forgetTold()
  expect(await change({ priceCents: 8000 })).toEqual({ kind: 'done' })
  expect(farm.kindsTold()).toEqual([])
  const after = await farm.confirmed({ email: 'later@example.org' })
  expect((await farm.found(before)).priceCents).toBe(6500)
  expect((await farm.found(after)).priceCents).toBe(8000)
})

it.each([
  ['its own places are fewer than are taken', { capacity: 1 }, 'too-few-places'],
  ['the workshop is there at that hour', { startTime: '20:00' }, 'hours-taken'],
  ['it would have begun', { startTime: '08:00' }, 'hours-over'],
] as const)('a date stays as it was when %s', async (_, different, kind) => {
  await farm.phone(2)
  const later = onEvening('2025-09-30', { startsAt: new Date('2025-09-30T18:00:00Z') })
  await farm.store.saveSchedule([onEvening('2025-09-30'), later], start)
  farm.setClock('2025-09-30T10:00:00+02:00')
  const before = await farm.store.sessions.find(farm.sessionId)
  expect((await change(different)).kind).toBe(kind)
  expect(await farm.store.sessions.find(farm.sessionId)).toEqual(before)
})

it('a calendar takes other days of a course as a newer event, and a note as none', async () => {
  const sequence = async () => (await farm.store.sessions.get(farm.sessionId)).sequence
  await change({ furtherDays: ['2025-10-07', '2025-10-14'] })
  await change({ furtherDays: ['2025-10-08', '2025-10-14'] })
  expect(await sequence()).toBe(2)
  await change({ note: 'Zaal dicht' })
  expect(await sequence()).toBe(2)
})

it('calendars show a date as called off when visitors had seen it, whatever is noted since', async () => {
  const hidden = await farm.addEvening('2025-10-14')
  await farm.store.change((changes) => changes.sessions.update(hidden, { state: 'private' }))
  for (const id of [farm.sessionId, hidden]) await farm.callOff(id)
  await change({ note: 'Zaal dicht' })
  expect(await farm.store.sessions.listCalledOffFrom(start)).toMatchObject([{ id: farm.sessionId }])
})

it('the days of a course that are still to come can change once it has begun, and no others', async () => {
  await farm.store.change((changes) =>
    changes.sessions.update(farm.sessionId, {
      furtherDays: ['2025-10-07', '2025-10-14'],
      endsAt: new Date('2025-10-14T20:00:00Z'),
    }),
  )
  const id = await farm.confirmed()
  const { refundSteps } = await farm.found(id)
  farm.setClock('2025-10-07T18:00:00Z')
  const moved = (...furtherDays: readonly Day[]) => change({ furtherDays })
  expect(await moved('2025-10-08', '2025-10-14')).toEqual({ kind: 'hours-over' })
  farm.forgetTold()
  expect(await moved('2025-10-07', '2025-10-21')).toEqual({ kind: 'done' })
  expect(farm.kindsTold()).toEqual(['hours-changed'])
  // A guest no longer cancels, so the terms stay.
  expect((await farm.found(id)).refundSteps).toEqual(refundSteps)
})
