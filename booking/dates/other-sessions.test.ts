import { expect, it } from 'vitest'
import { sessionOn } from '#tests/support/sessions.ts'
import { otherSessions } from './other-sessions.ts'
import type { Session } from './session.ts'

const now = new Date('2025-09-15T07:00:00Z')
const calledOff = date('called off', { state: 'called-off' })

function date(id: string, different: Partial<Session> = {}): Session {
  return sessionOn('2025-10-14', { id, ...different })
}

function idsFor(participants: number, sessions: readonly Session[]) {
  const closing = { requestsCloseHours: 24 }
  const found = otherSessions(sessions, { instead: calledOff, participants, now, closing })
  const ids = (dates: readonly Session[]) => dates.map(({ id }) => id)
  return [ids(found.withRoom), ids(found.toWaitFor)]
}

it('a party is offered the dates that hold it whole, and can wait for those that are too full', () => {
  const dates = [
    date('empty'),
    date('three left', { taken: 7 }),
    date('two left', { taken: 8 }),
    date('full', { taken: 10 }),
  ]
  expect(idsFor(3, dates)).toEqual([
    ['empty', 'three left'],
    ['two left', 'full'],
  ])
})

it('a party is offered no other workshop, no date that is over or closed, and not its own date', () => {
  const dates = [
    calledOff,
    { ...calledOff, state: 'open' } as const,
    date('bread', { workshop: 'sourdough' }),
    date('closed', { state: 'closed' }),
    date('begins now', { startsAt: now }),
    date('takes no more requests', { startsAt: new Date('2025-09-16T07:00:00Z') }),
    date('full and closed', { state: 'closed', taken: 10 }),
    date('full, and too close for an offer', {
      taken: 10,
      startsAt: new Date('2025-09-15T19:00:00Z'),
    }),
  ]
  expect(idsFor(2, dates)).toEqual([[], []])
})

it('nobody waits for a date that is too small, nor for one that has no waiting list yet', () => {
  const dates = [date('small', { capacity: 6, taken: 6 }), date('five left', { taken: 5 })]
  expect(idsFor(8, dates)).toEqual([[], []])
  expect(idsFor(6, dates)).toEqual([[], ['small']])
})
