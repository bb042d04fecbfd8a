import { dayMs, hourMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Wish } from '#booking/waiting/wish.ts'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { weekdays } from '#language/dates.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { addSessions } from '../dates/add-sessions.ts'
import { endAbsence, startAbsence } from '../dates/absence.ts'
import { closePeriod, savePlan } from '../dates/save-plan.ts'
import { proveMailbox } from '../reservations/prove-mailbox.ts'
import { askForNextDate, confirmWish, endWish } from './wishes.ts'
import { acceptOffer, leaveList } from './waiting-list.ts'

const day = dayMs

describe.each(databases)('a wish for a next date, on $name', (on) => {
  const farm = freshOffice({ on, office: { placeBounds } })

  const mailbox = (name: string) => `${name}@example.org`
  /** Asks a second after the earlier wish; resolves with the id. */
  async function ask(name: string, participants = 2, different: Partial<Wish> = {}) {
    farm.pass(1000)
    const wanted = { workshop: 'sourdough', participants, languages: ['nl'], weekdays } as const
    const request = { ...wanted, ...different, name, email: mailbox(name) }
    await askForNextDate(farm.office, request, { language: 'nl' })
    const news = farm.office.notified.findLast(({ kind }) => kind === 'next-date-asked')
    return news && 'wish' in news ? news.wish.id : ''
  }
  async function wish(name: string, ...wished: [number?, Partial<Wish>?]): Promise<string> {
    const id = await ask(name, ...wished)
    await proveMailbox(farm.office, mailbox(name))
    await confirmWish(farm.office, id)
    return id
  }
  async function threeWish() {
    for (const name of ['first', 'second', 'third']) await wish(name)
    farm.forgetTold()
  }
  /** The plan of a season with bread on these days of January only. */
  const breadOn = (...days: readonly number[]) => {
    const hours = { startTime: '10:00', endTime: '15:30', bookedElsewhere: 0 } as const
    const bread = { workshop: 'sourdough', capacity: 5, ...hours } as const
    const fixedDates = days.map((of) => ({ ...bread, day: `2026-01-${of}` as const }))
    return { fixedDates, season: [], closed: [] }
  }
  async function makeDate(different: Partial<Parameters<typeof addSessions>[1]> = {}) {
    const hours = { day: '2025-10-11', startTime: '10:00', endTime: '15:30' } as const
    const date = { ...hours, workshop: 'sourdough', capacity: 5, series: undefined } as const
    await addSessions(farm.office, { ...date, ...different })
    const sessions = await farm.store.sessions.list()
    return sessions.find(({ workshop }) => workshop === 'sourdough')!.id
  }
  const list = async (id: string) =>
    (await farm.store.waiting.listOn(id)).map(({ name, state }) => `${name} ${state}`)
  const entryOf = async (id: string, whose: string) =>
    (await farm.store.waiting.listOn(id)).find(({ name }) => name === whose)!.id
  const onDay = async (at: string) =>
    (await farm.store.sessions.list()).find((session) => session.day === at)
  const stateOf = async (id: string) => (await farm.store.sessions.get(id)).state
  const notified = () =>
    farm.office.notified.map((news) =>
      'entry' in news ? `${news.kind} ${news.entry.name}` : news.kind,
    )

  beforeEach(() => farm.forgetTold())

  it('counts once its link was pressed, and is gone when nobody does for two hours', async () => {
    const id = await ask('lise')
    expect(await farm.store.wishes.list()).toEqual([])
    farm.pass(2 * hourMs)
    await confirmWish(farm.office, id)
    expect(await farm.doDueTasks()).toMatchObject({ 'wish-ended': 1 })
    expect(await farm.store.wishes.find(id)).toMatchObject({ state: 'ended', name: '', email: '' })
    await confirmWish(farm.office, id)
    expect(await farm.store.wishes.list()).toEqual([])
  })

  it('is told of a new date in the order of asking, with places held, before anybody else', async () => {
    await threeWish()
    const id = await makeDate()
    expect(await stateOf(id)).toBe('held')
    expect(await list(id)).toEqual(['first offered', 'second offered', 'third waiting'])
    expect(notified()).toEqual(['next-date first', 'next-date second'])
    const preferredDate = 'zaterdag 11 oktober 2025 - 10:00-15:30'
    await expect(farm.ask({ workshopType: 'sourdough', preferredDate })).rejects.toThrow()

    expect(await acceptOffer(farm.office, await entryOf(id, 'first'))).toBeDefined()
    expect(await farm.taken(id)).toBe(4)
    farm.pass(day)
    expect(await farm.doDueTasks()).toMatchObject({ 'date-opened': 1 })
    expect(await stateOf(id)).toBe('open')
  })

  it('is told of a date from the season’s plan in the same way, one at a time', async () => {
    await threeWish()
    for (const _ of ['today', 'tomorrow']) await savePlan(farm.office, breadOn(10, 17, 24))
    const days = ['2026-01-10', '2026-01-17', '2026-01-24']
    const planned = await Promise.all(days.map(async (each) => (await onDay(each))!))
    expect(planned.map(({ state }) => state)).toEqual(['held', 'held', 'open'])
    expect(notified()).toEqual(['next-date first', 'next-date second', 'next-date third'])
    const [first, second, third] = planned.map(({ id }) => id)
    expect(await list(first!)).toEqual(['first offered', 'second offered', 'third waiting'])
    await acceptOffer(farm.office, await entryOf(second!, 'third'))
    await leaveList(farm.office, await entryOf(first!, 'second'))
    expect(await list(second!)).toEqual(['first waiting', 'second offered', 'third accepted'])
    expect(await list(third!)).toEqual(['first waiting', 'second waiting', 'third left'])
    await savePlan(farm.office, breadOn(17, 24))
    expect(await list(third!)).toEqual(['first offered', 'second waiting', 'third left'])
  })

  it('is told that a date which left the season is not coming, and waits on no list of it', async () => {
    await threeWish()
    await savePlan(farm.office, breadOn(10, 17))
    await leaveList(farm.office, await entryOf((await onDay('2026-01-17'))!.id, 'third'))
    farm.forgetTold()
    for (const _ of ['today', 'tomorrow']) await savePlan(farm.office, breadOn())
    expect(notified()).toEqual(['waiting-called-off first', 'waiting-called-off second'])
    // The other date is gone from the list: the one party that had heard of it had left.
    const off = { day: '2026-01-10', state: 'called-off' }
    expect(await farm.store.sessions.list()).toMatchObject([off])
  })

  it('ends with its link or when a date is taken, and gives back the places it held', async () => {
    const takes = await wish('takes')
    const stops = await wish('stops')
    const id = await makeDate()
    await endWish(farm.office, stops)
    expect(await list(id)).toEqual(['takes offered', 'stops left'])
    await acceptOffer(farm.office, await entryOf(id, 'takes'))
    expect(await farm.taken(id)).toBe(2)
    for (const ended of [takes, stops]) {
      expect(await farm.store.wishes.find(ended)).toMatchObject({ state: 'ended', email: '' })
    }
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('leaves a date of the plan to the plan: opened by the clock, it goes when it leaves the season', async () => {
    await wish('lise')
    await savePlan(farm.office, breadOn(10))
    const { id } = (await onDay('2026-01-10'))!
    farm.pass(2 * day)
    await farm.doDueTasks()
    expect(await stateOf(id)).toBe('open')
    await savePlan(farm.office, breadOn())
    expect(await farm.store.sessions.find(id)).toBeUndefined()
  })

  it('opens no date of a period that the farm closed meanwhile, nor does the end of days off', async () => {
    await wish('lise')
    const away = await startAbsence(farm.office, { from: '2025-10-25', until: '2025-10-26' })
    for (const free of ['2025-10-11', '2025-10-25'] as const) await makeDate({ day: free })
    const states = async () => [
      (await onDay('2025-10-11'))?.state,
      (await onDay('2025-10-25'))?.state,
    ]
    expect(await states()).toEqual(['held', 'away'])
    await closePeriod(farm.office, breadOn(), { from: '2025-10-01', until: '2025-10-31' })
    await endAbsence(farm.office, away)
    farm.pass(2 * day)
    await farm.doDueTasks()
    expect(await states()).toEqual(['closed', 'closed'])
  })

  it('is mailed once a date: not when the time is over, nor when it never was in turn', async () => {
    await threeWish()
    const id = await makeDate()
    farm.forgetTold()
    farm.pass(2 * day)
    await farm.doDueTasks()
    expect(await list(id)).toEqual(['first lapsed', 'second lapsed', 'third offered'])
    expect(notified()).toEqual(['next-date third'])
    await wish('fourth', 5)
    const later = await makeDate({ day: '2025-10-18', workshop: 'sourdough' })
    farm.forgetTold()
    await farm.callOff(later)
    expect(notified()).toEqual(['waiting-called-off third'])
    expect(await farm.store.wishes.list()).toHaveLength(4)
  })

  it('stays when a date is declined, and is one for each workshop and mailbox', async () => {
    await wish('lise')
    const id = await makeDate()
    await leaveList(farm.office, await entryOf(id, 'lise'))
    const again = await wish('lise', 4)
    expect(await farm.store.wishes.list()).toMatchObject([{ id: again, participants: 4 }])
  })

  it('is one party of a date, though the mailbox has a wish for any workshop too', async () => {
    await wish('lise')
    await wish('lise', 2, { workshop: undefined })
    expect(await farm.store.wishes.list()).toHaveLength(2)
    expect(await list(await makeDate())).toEqual(['lise offered'])
  })

  it('holds no date that is private, that suits nobody, that comes too soon, or when the farm is away', async () => {
    await wish('lise')
    await startAbsence(farm.office, { from: '2025-10-25', until: '2025-10-26' })
    expect(await stateOf(await makeDate({ capacity: 1 }))).toBe('open')
    for (const different of [
      { state: 'private', day: '2025-10-18' },
      { day: '2025-09-15' },
      { day: '2025-10-25' },
    ] as const) {
      await makeDate({ ...different, startTime: '18:00', endTime: '22:00' })
    }
    expect(notified()).not.toContain('next-date lise')
  })

  it('is in a person’s export, and is kept for a year', async () => {
    const id = await wish('lise')
    expect((await farm.store.personalData.getRowsAbout(mailbox('lise'))).wish).toMatchObject([
      { id },
    ])
    await farm.forgetOld('2026-09-15')
    expect(await farm.store.wishes.find(id)).toBeDefined()
    await farm.forgetOld('2026-09-17')
    expect(await farm.store.wishes.find(id)).toBeUndefined()
  })
})
