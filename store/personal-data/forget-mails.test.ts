import { describe, expect, it } from 'vitest'
import { minuteMs } from '#booking/dates/brussels-time.ts'
import type { Day } from '#language/dates.ts'
import { addSession, queuedMail, reservation, start, waitingEntry } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'

describe.each(databases)('what is kept of mails, in $name', (on) => {
  const fresh = freshStore(on)
  const forgetOn = (day: Day) =>
    fresh.store.change((changes) => changes.personalData.forgetOld(day))

  it('the text of a mail goes a week after it was sent or given up, and never before', async () => {
    const { store } = fresh
    for (const id of ['sent', 'failed', 'waiting']) {
      await store.change((changes) => changes.mails.queue([queuedMail({ id })]))
    }
    const lent = { id: 'failed', leaseEnds: new Date(start.getTime() + minuteMs) }
    await store.outbox.markSent('sent', start)
    const failing = fresh.tables().updateTable('mail').where('id', '=', lent.id)
    await failing.set({ lease_ends: lent.leaseEnds.toISOString() }).execute()
    await store.outbox.giveUp(lent, '550')
    await forgetOn('2025-09-22')
    expect((await store.mails.listWithText()).size).toBe(3)
    expect(await forgetOn('2025-09-23')).toMatchObject({ mailTexts: 2 })
    expect(await store.mails.listWithText()).toEqual(new Set(['waiting']))
    await forgetOn('2026-09-01')
    expect(await store.mails.list()).toHaveLength(3)
    expect(await store.outbox.putBack(start)).toBe(1)
  })

  it('mails to a companion, a substitute and a party that waited go a week after the day, unless they wait', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const booked = reservation(sessionId, { status: 'completed' })
    const lotte = { name: 'Lotte', email: 'lotte@example.org', language: 'nl' } as const
    const joined = { ...lotte, id: 'companion', reservationId: booked.id, joinedAt: start }
    const mails = [
      ['guest', 'paid-guest', booked.email, booked.id],
      ['asked', 'substitute-asked-guest', lotte.email, booked.id],
      ['waits', 'substitute-asked-guest', 'ward@example.org', booked.id],
      ['joined', 'companion-joined-guest', lotte.email, 'companion'],
      ['in-line', 'waiting-joined-guest', booked.email, 'party'],
      ['farm', 'cancelled-owner', 'owner@example.org', booked.id],
    ] as const
    await store.change(async (changes) => {
      await changes.sessions.takePlaces(sessionId, booked.participants)
      await changes.reservations.add(booked)
      const nothing = { diets: '', consentedAt: undefined, reference: '085012345652' }
      await changes.companions.add({ ...joined, ...nothing })
      await changes.waiting.add(waitingEntry(sessionId, { id: 'party' }))
      const queued = mails.map(([id, kind, to, about]) => ({ id, kind, to, about: [about] }))
      await changes.mails.queue(queued.map(queuedMail))
    })
    for (const [id] of mails) if (id !== 'waits') await store.outbox.markSent(id, start)
    const kept = async () => (await store.mails.list()).map(({ id }) => id).toSorted()
    await forgetOn('2025-10-07')
    expect(await kept()).toHaveLength(6)
    await forgetOn('2025-10-08')
    expect(await kept()).toEqual(['farm', 'guest', 'waits'])
  })
})
