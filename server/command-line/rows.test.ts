import { expect, it } from 'vitest'
import type { Message } from '#store/requests.ts'
import { addSession, queuedMail, reservation, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { mailRows, messageRows, reservationRows, sessionRows } from './rows.ts'

it('a reservation is shown with the names of the contract and the hours of Brussels', async () => {
  await using fresh = await sqlite.openFreshStore()
  const { store } = fresh
  const id = await addSession(store)
  const booking = reservation(id, { id: '3f2b9c0e-8d4a-4f5e-9a6b-1c2d3e4f5a6b' })
  const owed = {
    kind: 'deposit',
    amountCents: 6500,
    paidCents: 0,
    reference: '010806817183',
    dueOn: '2025-09-22',
  } as const
  await store.change(async (changes) => {
    await changes.addReservation(booking)
    await changes.addPayment({ reservationId: booking.id, ...owed })
  })
  expect(reservationRows(await store.listReservations())).toEqual([
    {
      id: booking.id,
      reference: '3F2B9C0E',
      workshop: 'drinks',
      startsAt: '2025-09-30T18:30:00+02:00',
      participants: 2,
      status: 'requested',
      language: 'nl',
      name: 'Anneleen Peeters',
      email: 'anneleen@example.org',
      specialRequirements: '',
      createdAt: '2025-09-15T09:00:00+02:00',
      payments: [owed],
    },
  ])
})

it.each([
  [0, 10, 'available'],
  [6, 4, 'few-left'],
  [10, 0, 'full'],
])('a date with %i of ten places taken has %i left and is %s', async (taken, left, state) => {
  await using fresh = await sqlite.openFreshStore()
  const id = await addSession(fresh.store, { bookedElsewhere: taken })
  expect(sessionRows(await fresh.store.listSessions())).toEqual([
    {
      id,
      workshop: 'drinks',
      startsAt: '2025-09-30T18:30:00+02:00',
      endsAt: '2025-09-30T22:00:00+02:00',
      capacity: 10,
      taken,
      left,
      state,
    },
  ])
})

it.each(['closed', 'called-off'] as const)(
  'a date that is %s has no other state',
  async (state) => {
    await using fresh = await sqlite.openFreshStore()
    const id = await addSession(fresh.store)
    await fresh.store.change((changes) => changes.updateSession(id, { state }))
    expect(sessionRows(await fresh.store.listSessions())).toMatchObject([{ id, state }])
  },
)

it('a mail is shown with when it was sent, or with nothing there', async () => {
  await using fresh = await sqlite.openFreshStore()
  const { store } = fresh
  const mail = queuedMail()
  await store.change((changes) => changes.queueMail(mail))
  const row = {
    id: mail.id,
    kind: 'contact-owner',
    to: 'owner@example.org',
    language: 'nl',
    state: 'waiting',
    attempts: 0,
    messageId: mail.messageId,
    createdAt: '2025-09-15T09:00:00+02:00',
    sentAt: null,
  }
  expect(mailRows(await store.listMails())).toEqual([row])
  await store.outbox.lendNext(start, new Date(start.getTime() + 1000))
  await store.outbox.markSent(mail.id, new Date('2025-12-01T12:00:00Z'))
  expect(mailRows(await store.listMails())).toEqual([
    { ...row, state: 'sent', attempts: 1, sentAt: '2025-12-01T13:00:00+01:00' },
  ])
})

it('a message is shown whole', () => {
  const message: Message = {
    id: 'm',
    name: 'Bram',
    email: 'bram@example.org',
    subject: 'Vraag',
    message: 'a\nb',
    language: 'nl',
    createdAt: start,
  }
  expect(messageRows([message])).toEqual([{ ...message, createdAt: '2025-09-15T09:00:00+02:00' }])
})
