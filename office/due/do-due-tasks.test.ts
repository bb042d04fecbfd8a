import { hourMs } from '#booking/dates/brussels-time.ts'
import { withOverrides } from '#booking/with-overrides.ts'
import { firstHouse } from '#content/first-house.ts'
import { describe, expect, it } from 'vitest'
import { listDiets } from '#tests/support/all-of.ts'
import { prepSheetWords } from '#content/words/nl/prep-sheet.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { onEvening } from '#tests/support/records.ts'
import { moveReservation } from '../dates/move-reservation.ts'
import { rebookReservation } from '../dates/rebook-reservation.ts'
import { saveDiets } from '../party/save-diets.ts'
import { doDueTasks } from './do-due-tasks.ts'

const planned = onEvening('2025-10-23')
const farm = freshOffice({ planned })
const preferredDate = 'Thursday 23 October 2025 - 18:30-22:00'
const request = () => farm.ask({ preferredDate, participants: '2' })

const toNext = async (id: string, go: typeof moveReservation) =>
  go(farm.office, { id, by: 'guest', sessionId: await farm.addEvening('2025-10-22') })

/** Lives through the weeks, a look every twelve hours, and returns the notices. */
async function liveUntil(instant: string): Promise<readonly string[]> {
  farm.forgetTold()
  const end = new Date(instant)
  let now = farm.office.clock.now()
  while (now < end) {
    now = new Date(Math.min(now.getTime() + 12 * hourMs, end.getTime()))
    farm.office.setClock(now)
    await farm.doDueTasks()
  }
  return farm.kindsTold()
}

describe('the weeks before the day', () => {
  it('say each thing once to a guest who pays in time', async () => {
    const id = await farm.confirmed({ preferredDate, participants: '2' })
    await farm.receive({ id, kind: 'deposit' })
    expect(await liveUntil('2025-10-14T12:00:00Z')).toEqual(['balance-request'])
    await farm.receive({ id, kind: 'balance' })
    expect(await liveUntil('2025-10-24T12:00:00Z')).toEqual(['practical', 'prep-sheet'])
    expect((await farm.store.reservations.find(id))?.status).toBe('completed')
  })

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['is secured', (id) => farm.receive({ id, kind: 'deposit' })],
    ['grows', (id) => farm.changeParty({ id, participants: 3 })],
    ['is moved', (id) => toNext(id, moveReservation)],
    ['is rebooked', async (id) => [await farm.callOff(), await toNext(id, rebookReservation)]],
  ])('ask for a balance once, by the mail about a booking that %s so late', async (how, act) => {
    const id = await farm.confirmed({ preferredDate, participants: '2' })
    if (how !== 'is secured') await farm.receive({ id, kind: 'deposit' })
    if (how === 'grows') await farm.receive({ id, kind: 'balance' })
    await farm.liveUntil('2025-10-13T06:30:00Z')
    await act(id)
    expect(await liveUntil('2025-10-15T12:00:00Z')).toEqual([])
  })

  it('remind a guest who does not pay, tell the owner, and end nothing', async () => {
    const id = await farm.confirmed({ preferredDate, participants: '2' })
    expect(await liveUntil('2025-10-02T12:00:00Z')).toEqual(['deposit-reminder', 'deposit-overdue'])
    expect((await farm.store.reservations.find(id))?.status).toBe('confirmed')
  })

  it('tell the owner of several late payments in one mail', async () => {
    const ids = [
      await farm.confirmed({ preferredDate }),
      await farm.confirmed({ preferredDate, email: 'bram@example.org' }),
    ]
    const sent = await liveUntil('2025-10-02T12:00:00Z')
    expect(sent).toEqual(['deposit-reminder', 'deposit-reminder', 'late'])
    const late = farm.office.notified.find((news) => news.kind === 'late')
    expect(late).toMatchObject({
      late: ids.map((id) => ({ reservation: { id }, late: { part: 'deposit' } })),
    })
  })

  it('prepare the owner for guests who booked elsewhere too, but not for a date without guests', async () => {
    expect(await liveUntil('2025-10-22T12:00:00Z')).toEqual([])
    await farm.addEvening('2025-10-30', { bookedElsewhere: 3 })
    expect(await liveUntil('2025-10-31T12:00:00Z')).toEqual(['prep-sheet'])
    const [news] = farm.office.notified
    expect(news).toMatchObject({
      sheet: expect.arrayContaining([
        { title: 'Hoeveel er komen', lines: ['3\u00a0personen', 'Waarvan 3 elders geboekt'] },
        { title: 'Op het bord', lines: [prepSheetWords.notKnown] },
      ]),
    })
  })
})

describe('due tasks', () => {
  it('is done once by two processes at the same moment, and after the clock was set back', async () => {
    await request()
    farm.forgetTold()
    farm.setClock('2025-09-17T12:00:00Z')
    await Promise.all([farm.doDueTasks(), farm.doDueTasks()])
    await farm.liveUntil('2025-09-16T12:00:00Z')
    expect(farm.kindsTold()).toEqual(['unanswered'])
  })

  it('tells of a request that came while the farm was away on the first day back', async () => {
    const away = { id: 'a', from: '2025-09-15', until: '2025-09-17' } as const
    await farm.store.change((changes) => changes.away.add(away))
    await request()
    expect(await liveUntil('2025-09-18T06:00:00Z')).toEqual([])
    expect(await liveUntil('2025-09-18T20:00:00Z')).toEqual(['unanswered'])
    expect(farm.office.notified).toMatchObject([{ until: new Date('2025-09-18T22:00:00Z') }])
  })

  it('says nothing senseless after a long pause', async () => {
    const id = await farm.confirmed({ preferredDate, participants: '2' })
    farm.forgetTold()
    await farm.liveUntil('2025-11-30T12:00:00Z')
    expect(farm.office.notified).toEqual([])
    expect((await farm.store.reservations.find(id))?.status).toBe('completed')
  })

  it('asks the owner on the day of decision, with the guests of the date', async () => {
    await request()
    await farm.store.change((changes) =>
      changes.sessions.update(farm.sessionId, { minimum: 4, decidesOn: '2025-09-18' }),
    )
    expect(await liveUntil('2025-09-18T06:59:00Z')).not.toContain('to-decide')
    expect(await liveUntil('2025-09-25T12:00:00Z')).toContain('to-decide')
    expect(await liveUntil('2025-10-05T12:00:00Z')).not.toContain('to-decide')
  })
})

it('a party’s diets are gone a week after the day, and after the last of a course', async () => {
  const id = await farm.confirmed({ preferredDate, participants: '2' })
  await saveDiets(farm.office, id, { vegans: 1, allergens: ['nuts'], remark: '' })
  await farm.liveUntil('2025-10-30T12:00:00Z')
  expect(await listDiets(farm.store)).toHaveLength(1)
  const course = { furtherDays: ['2025-11-06'], endsAt: new Date('2025-11-06T21:00:00Z') } as const
  await farm.store.change((changes) => changes.sessions.update(farm.sessionId, course))
  await farm.liveUntil('2025-11-13T12:00:00Z')
  expect(await listDiets(farm.store)).toHaveLength(1)
  await farm.liveUntil('2025-11-14T12:00:00Z')
  expect(await listDiets(farm.store)).toEqual([])
})

it('nothing is asked about a date that was called off, or decided, while it was looked up', async () => {
  const decidesOn = '2025-09-20'
  farm.setClock('2025-09-20T10:00:00Z')
  await farm.store.change((changes) =>
    changes.sessions.update(farm.sessionId, { decidesOn, minimum: 6 }),
  )
  const listNoticesOf = async (records: Iterable<string>) => {
    if (new Set(records).has(farm.sessionId)) await farm.callOff()
    return []
  }
  await doDueTasks({
    ...farm.office,
    store: withOverrides(farm.store, { history: { ...farm.store.history, listNoticesOf } }),
  })
  expect(farm.kindsTold()).not.toContain('to-decide')
})

it('a notice that was said before costs no change', async () => {
  await request()
  farm.setClock('2025-09-16T06:00:00Z')
  expect(await farm.doDueTasks()).toMatchObject({ unanswered: 1 })
  let changes = 0
  const change: typeof farm.store.change = (work) => {
    changes += 1
    return farm.store.change(work)
  }
  await doDueTasks({ ...farm.office, store: withOverrides(farm.store, { change }) })
  expect(changes).toBe(0)
})

it('a task that fails stops none of the others', async () => {
  const broken = await request()
  const whole = await request()
  const { office } = farm
  const letters = office.lettersOf(firstHouse)
  const unwritable: typeof office = {
    ...office,
    lettersOf: () => (news) => {
      if ('reservation' in news && news.reservation.id === broken) throw new Error('Unwritable')
      return letters(news)
    },
  }
  const hasBefore = () => Promise.reject(new Error('Unreadable'))
  const store = withOverrides(farm.store, { steps: { ...farm.store.steps, hasBefore } })
  farm.setClock('2025-09-16T06:00:00Z')
  await expect(doDueTasks({ ...unwritable, store })).rejects.toMatchObject({
    message: 'Some of what was due failed',
    errors: [{ message: 'Unwritable' }, { message: 'Unreadable' }],
  })
  const sent = farm.office.notified.map((news) =>
    'reservation' in news ? news.reservation.id : '',
  )
  expect(sent).toEqual([whole])
})

it('a mailbox’s turns are forgotten within a week', async () => {
  const at = farm.office.clock.now().getTime()
  await farm.store.change((changes) => changes.turns.saveEach(new Map([['box', { left: 2, at }]])))
  const isKnown = async () => (await farm.store.turns.listEach(['box'])).size === 1
  await farm.forgetOld('2025-09-21')
  expect(await isKnown()).toBe(true)
  await farm.forgetOld('2025-09-22')
  expect(await isKnown()).toBe(false)
})
