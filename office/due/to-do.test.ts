import { expect, it } from 'vitest'
import { goingAheadOf } from '#booking/dates/session.ts'
import type { OfBooking } from '#letters/news.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { onEvening } from '#tests/support/records.ts'
import { listToDos } from './to-do.ts'

const farm = freshOffice({ planned: onEvening('2025-10-23') })
const preferredDate = 'Thursday 23 October 2025 - 18:30-22:00'

const toDos = async () =>
  (await listToDos(farm.store, farm.office.clock.now())).map(({ kind }) => kind)
const onSite = async () => goingAheadOf(await farm.store.sessions.get(farm.sessionId))?.kind

it.each(['confirmed', 'moved'])(
  'a date with a minimum goes ahead once its people are %s, and not by unanswered requests',
  async (how) => {
    await farm.store.change((changes) =>
      changes.sessions.update(farm.sessionId, { minimum: 2, decidesOn: '2025-09-18' }),
    )
    farm.setClock('2025-09-18T10:00:00Z')
    const { sessionId } = farm
    const id = await farm.ask({ preferredDate, participants: '2' })
    expect([await onSite(), await toDos()]).toEqual(['not-yet', ['request', 'to-decide']])
    if (how === 'moved') {
      await farm.move({ id, sessionId: await farm.addEvening('2025-10-22'), by: 'guest' })
    }
    const cached = await farm.store.scheduleRevision()
    await farm.confirm(id)
    if (how === 'moved') await farm.move({ id, sessionId, by: 'guest' })
    expect([await onSite(), await toDos()]).toEqual(['enough', []])
    expect(await farm.store.scheduleRevision()).toBeGreaterThan(cached)
    const told = farm.office.notified.at(-1) as OfBooking
    expect(goingAheadOf(told.reservation.session)?.kind).toBe('enough')
  },
)
