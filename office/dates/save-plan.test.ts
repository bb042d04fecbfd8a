import { describe, expect, it } from 'vitest'
import { schedulePlan } from '#content/schedule/plan.ts'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'
import { bookByFarm } from '../reservations/book-confirmed.ts'
import { closePeriod } from './save-plan.ts'

describe.each(databases)('a closed period, on $name', (on) => {
  const farm = freshOffice({ on })
  const days = { from: '2025-09-01', until: '2026-02-28' } as const

  it('is opened again without the dates of the plan that were added to close them', async () => {
    const before = await everyRow(farm.store)
    const office = farm.pressing('close-period', { sessions: [farm.sessionId] })
    expect(await closePeriod(office, schedulePlan, days)).toBeGreaterThan(1)
    expect(await farm.undo(farm.sessionId)).toEqual({ kind: 'done' })
    expect(await everyRow(farm.store)).toEqual(before)
  })

  it('stays closed once a guest is booked on a date that was added', async () => {
    await closePeriod(
      farm.pressing('close-period', { sessions: [farm.sessionId] }),
      schedulePlan,
      days,
    )
    const guest = { participants: 2, name: 'Anneleen Peeters', email: '', note: '' } as const
    const sessionId = (await farm.store.sessions.list(start)).at(-1)!.id
    const booked = await bookByFarm(farm.office, { ...guest, sessionId, language: 'nl' })
    expect(booked.kind).toBe('booked')
    expect(await farm.undo(farm.sessionId)).toEqual({ kind: 'forgotten' })
  })

  it('closes a course by any of its days', async () => {
    const course = { furtherDays: ['2025-10-07', '2025-11-20'] } as const
    await farm.store.change((changes) => changes.sessions.update(farm.sessionId, course))
    const week = { from: '2025-11-17', until: '2025-11-23' } as const
    await closePeriod(farm.office, schedulePlan, week)
    const { state } = await farm.store.sessions.get(farm.sessionId)
    expect(state).toBe('closed')
  })
})
