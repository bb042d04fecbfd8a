import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import { instantIn } from '../dates/brussels-time.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'
import type { Status } from '../reservations/status.ts'
import { lettersDueAfterwards } from '../reservations/due.ts'
import { canStartDiary, diaryDays, isDiaryOver, jarStage } from './diary.ts'

type Different = { workshop?: WorkshopSlug; status?: Status; came?: number }

function booking({ workshop = 'vegetables', status = 'completed', came }: Different = {}) {
  const session = { workshop, endsAt: instantIn('2025-10-23', '22:00') }
  return { status, came, session }
}

const on = (day: Day, time: TimeOfDay = '09:00') => instantIn(day, time)
const dueAt = (now: Date, different?: Different) => {
  const [due, ...more] = lettersDueAfterwards(booking(different), { hasDiary: true, now })
  expect(more).toEqual([])
  return due
}
const dueOn = (day: Day, different?: Different) => dueAt(on(day), different)

describe('a diary', () => {
  it('has a letter on each of its days, and a question a month later', () => {
    expect(dueOn('2025-10-25')).toBeUndefined()
    expect(dueOn('2025-10-26')).toEqual({ kind: 'diary', letter: 0, day: '2025-10-26' })
    expect(dueOn('2025-10-30')).toMatchObject({ letter: 1 })
    expect(dueOn('2025-11-13')).toMatchObject({ letter: 2 })
    expect(dueOn('2025-11-22')).toEqual({ kind: 'diary-question', day: '2025-11-22' })
  })

  it('of a course counts from its last day', () => {
    const { session, ...rest } = booking()
    const course = { ...rest, session: { ...session, day: '2025-10-02' } }
    const context = { hasDiary: true, now: on('2025-10-26') }
    expect(lettersDueAfterwards(course, context)).toMatchObject([{ letter: 0 }])
  })

  it('is only as late as its text stays true', () => {
    expect(dueOn('2025-10-27')).toMatchObject({ letter: 0, day: '2025-10-26' })
    expect(dueOn('2025-10-28')).toBeUndefined()
    expect(dueOn('2025-11-01')).toMatchObject({ letter: 1 })
    expect(dueOn('2025-11-02')).toBeUndefined()
    expect(dueOn('2025-10-24', { workshop: 'sourdough' })).toMatchObject({ letter: 0 })
    expect(dueOn('2025-10-25', { workshop: 'sourdough' })).toBeUndefined()
    expect(dueOn('2025-12-06')).toMatchObject({ kind: 'diary-question' })
    expect(dueOn('2025-12-07')).toBeUndefined()
    const isOver = (day: Day) => isDiaryOver(booking().session, on(day))
    expect([isOver('2025-12-06'), isOver('2025-12-07')]).toEqual([false, true])
  })

  it('sends nothing at night', () => {
    const at = (time: TimeOfDay) => dueAt(on('2025-10-26', time))
    expect([at('06:59'), at('22:00')]).toEqual([undefined, undefined])
    expect([at('07:00'), at('21:59')]).not.toContain(undefined)
  })

  it('is only for guests who were not noted as absent', () => {
    const isDue = (different: Different) => dueOn('2025-10-26', different) !== undefined
    expect([isDue({ came: 1 }), isDue({ status: 'secured' })]).toEqual([true, true])
    expect([isDue({ came: 0 }), isDue({ status: 'requested' })]).toEqual([false, false])
    expect([isDue({ status: 'cancelled' }), isDue({ status: 'declined' })]).toEqual([false, false])
  })

  it('can be begun until the day of its last letter', () => {
    const may = (day: Day, different?: Different) =>
      canStartDiary(booking(different), on(day, '12:00'))
    expect([may('2025-10-01'), may('2025-11-13'), may('2025-11-14')]).toEqual([true, true, false])
    expect(may('2025-11-07', { workshop: 'drinks' })).toBe(false)
    expect(may('2025-10-24', { came: 0 })).toBe(false)
    expect(may('2025-10-01', { status: 'cancelled' })).toBe(false)
  })
})

it('a jar shows its last day that has come', () => {
  expect(
    [0, 2, 3, 6, 7, 20, 21, 59].map((days) => jarStage(diaryDays('vegetables')!, days)),
  ).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  const days = diaryDays('drinks')!
  expect(days.map((since) => jarStage(days, since))).toEqual([1, 2, 3])
})
