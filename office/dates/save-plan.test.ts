import { describe, expect, it } from 'vitest'
import { schedulePlan } from '#content/schedule/plan.ts'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { databases } from '#tests/support/stores.ts'
import { closePeriod } from './save-plan.ts'

describe.each(databases)('a closed period, on $name', (on) => {
  const farm = freshOffice({ on })

  it('is opened again without the dates of the plan that were added to close them', async () => {
    const before = await everyRow(farm.store)
    const office = farm.pressing('close-period', { sessions: [farm.sessionId] })
    const days = { from: '2025-09-01', until: '2026-02-28' } as const
    expect(await closePeriod(office, schedulePlan, days)).toBeGreaterThan(1)
    expect(await farm.undo(farm.sessionId)).toEqual({ kind: 'done' })
    expect(await everyRow(farm.store)).toEqual(before)
  })
})
