import { dayMs } from '#booking/dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { addPaid } from '#tests/support/posted.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import {
  addSession,
  plannedSession,
  queuedMail,
  reservation,
  start,
  waitingEntry,
} from '#tests/support/records.ts'
import { sqlite, freshStore } from '#tests/support/stores.ts'
import { erasePerson } from './erase-person.ts'

const email = 'Zoë.Vanmarkt@example.org'
const others = 'e.vanmarkt@example.org'
const dayAfter = new Date(plannedSession().endsAt.getTime() + dayMs)

describe('a party that waited and asks to be forgotten', () => {
  const fresh = freshStore(sqlite)

  it('still hears of places that are held for them', async () => {
    const sessionId = await addSession(fresh.store)
    await fresh.store.change(async (changes) => {
      const held = { state: 'offered', email, offeredUntil: dayAfter } as const
      await changes.waiting.add(waitingEntry(sessionId, held))
      await changes.mails.queue([queuedMail({ id: 'offer', to: email })])
    })
    expect(await erasePerson(fresh.store, email, start)).toMatchObject([
      { what: 'waiting-list', outcome: 'kept', because: 'offer-open' },
      { what: 'mail' },
    ])
    expect(await fresh.store.mails.listWithText()).toEqual(new Set(['offer']))
  })

  const came = { kind: 'deposit', amountCents: 6500, paidCents: 6500 } as const
  const deposit = { ...came, reference: '090933755493', dueOn: '2025-09-22' } as const

  it.each([
    ['is gone', []],
    ['is kept for its amounts alone', [deposit]],
  ] as const)(
    'takes the entry along, mistyped as it was, that became their booking, which %s',
    async (_, payments) => {
      const sessionId = await addSession(fresh.store)
      const booked = reservation(sessionId, { email })
      const { id: reservationId } = booked
      const mistyped = {
        state: 'accepted',
        email: 'z.vanmarct@example.org',
        reservationId,
      } as const
      await fresh.store.change(async (changes) => {
        await changes.sessions.takePlaces(sessionId, 2)
        await changes.reservations.add(booked)
        for (const each of payments) await addPaid(changes, { reservationId, ...each })
        await changes.waiting.add(waitingEntry(sessionId, mistyped))
        await changes.waiting.add(waitingEntry(sessionId, { email: others }))
      })
      const { waiting } = await fresh.store.personalData.getRowsAbout(email)
      expect(waiting).toMatchObject([{ reservation_id: reservationId }])
      const erased = await erasePerson(fresh.store, email, dayAfter)
      expect(erased.map(({ what }) => what)).toEqual(['booking', 'waiting-list'])
      expect(await listWaiting(fresh.store)).toMatchObject([{ email: others }])
      const left = payments.map(() => ({ id: reservationId, name: '' }))
      expect(await fresh.store.reservations.list()).toMatchObject(left)
    },
  )
})
