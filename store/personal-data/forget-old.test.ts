import { describe, expect, it } from 'vitest'
import { addPaid, carry, type PaymentId } from '#tests/support/posted.ts'
import { dayAfter, dayOf } from '#booking/dates/brussels-time.ts'
import { readSearch } from '#booking/search/read-search.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import {
  addSession,
  onEvening,
  queuedMail,
  reservation,
  start,
  unpaidRefund,
  waitingEntry,
} from '#tests/support/records.ts'
import { invoice } from '#tests/support/invoices.ts'
import { databases, freshStore } from '#tests/support/stores.ts'
import type { Day } from '#language/dates.ts'
import type { Reservation } from '../reservations/reservations.ts'
import type { Store } from '../store.ts'

const owed = { amountCents: 6500, paidCents: 0, dueOn: '2025-09-22' } as const

/** A reservation with its payments, its history and a mail to its guest. */
async function book(store: Store, sessionId: string, different: Partial<Reservation> = {}) {
  const booked = reservation(sessionId, { specialRequirements: 'Noten', ...different })
  const { id: reservationId, email } = booked
  await store.change(async (changes) => {
    await changes.sessions.takePlaces(sessionId, booked.participants)
    await changes.reservations.add(booked)
    for (const kind of ['deposit', 'balance'] as const) {
      await addPaid(changes, { ...owed, reservationId, kind, reference: reservationId + kind })
    }
    const event = { at: start, by: 'guest', what: 'requested', detail: {} } as const
    const ids = { id: reservationId, reservationId, sessionId: undefined }
    await changes.history.addEvent({ ...ids, ...event })
    await changes.diets.save({ reservationId, answer: '{}', consentedAt: start })
    await changes.history.claimNotice({ kind: 'practical', record: reservationId, day: '' }, start)
    await changes.mails.queue([
      queuedMail({ id: reservationId, to: email, about: [reservationId] }),
    ])
  })
  await store.outbox.markSent(reservationId, start)
  return reservationId
}

const pay = (store: Store, payment: PaymentId) =>
  store.change((changes) => carry(changes, payment, owed.amountCents))

describe.each(databases)('what was kept long enough, in $name', (on) => {
  const fresh = freshStore(on)
  const forgetOn = (day: Day) =>
    fresh.store.change((changes) => changes.personalData.forgetOld(day))

  it('a booking loses its names after seven years, and its amounts after ten', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const id = await book(store, sessionId, { status: 'completed' })
    await pay(store, { reservationId: id, kind: 'deposit' })

    await forgetOn('2032-12-31')
    expect(await store.reservations.list()).toMatchObject([{ id, name: 'Anneleen Peeters' }])
    expect(await forgetOn('2033-01-01')).toMatchObject({ names: 1, reservations: 0 })
    expect(await forgetOn('2035-12-31')).toMatchObject({ names: 0, reservations: 0 })
    const [voucher] = await store.reservations.list()
    expect(voucher).toMatchObject({ id, name: '', email: '', participants: 2 })
    expect(voucher?.payments).toMatchObject([{ paidCents: 6500 }, { paidCents: 0 }])

    expect(await forgetOn('2036-01-01')).toMatchObject({ names: 0, reservations: 1 })
    expect(await store.reservations.list()).toEqual([])
    expect(await store.history.listEvents(id)).toEqual([])
    expect(await store.sessions.find(sessionId)).toMatchObject({ taken: 0 })
  })

  it('the company of an invoice is kept with the amounts, and one that only asked for an invoice is not', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const bakery = { name: 'Bakkerij', vatNumber: '', address: 'Dorp 1', reference: '' }
    const ids = [await book(store, sessionId), await book(store, sessionId)]
    for (const reservationId of ids) {
      await pay(store, { reservationId, kind: 'deposit' })
      await store.change((changes) => changes.invoices.saveCompany(reservationId, bakery, start))
    }
    const [made = '', named = ''] = ids
    await store.change((changes) => changes.invoices.markInvoiced(made, start))
    await forgetOn('2033-01-01')
    expect(await store.invoices.findCompany(made)).toMatchObject(bakery)
    expect(await store.invoices.findCompany(named)).toBeUndefined()
    await forgetOn('2036-01-01')
    expect(await store.invoices.findCompany(made)).toBeUndefined()
  })

  it('an invoice is kept for ten years from 1 January after it, and its amounts with it', async () => {
    const { store } = fresh
    const id = await book(store, await addSession(store), { status: 'completed' })
    const { number, reservationId: _, issuedOn, ...facts } = invoice()
    const issuedAt = new Date(`${issuedOn}T09:00:00Z`)
    await store.change((changes) => changes.invoices.add(id, issuedAt, facts))
    const [row] = await fresh.tables().selectFrom('invoice').select('facts').execute()
    expect(JSON.parse(row!.facts)).toMatchObject({ terms: facts.paymentSentence })
    expect(await forgetOn('2033-01-01')).toMatchObject({ names: 1, reservations: 0 })
    await forgetOn('2035-12-31')
    expect(await store.invoices.listOf(id)).toMatchObject([{ number, buyer: facts.buyer }])
    await forgetOn('2036-01-01')
    expect(await store.invoices.listOf(id)).toEqual([])
  })

  it('a balance that was written off is not asked for again once the names are gone', async () => {
    const { store } = fresh
    const id = await book(store, await addSession(store), { status: 'completed' })
    await pay(store, { reservationId: id, kind: 'deposit' })
    const notice = { kind: 'written-off', record: id, day: '' } as const
    await store.change((changes) => changes.history.claimNotice(notice, start))
    expect(await forgetOn('2033-01-01')).toMatchObject({ names: 1 })
    expect(await store.reservations.listOwingAfterwards()).toEqual([])
    expect(await store.history.listNoticesOf([id])).toEqual([{ ...notice, at: start }])
  })

  it('a booking without money is gone after seven years', async () => {
    const sessionId = await addSession(fresh.store)
    await book(fresh.store, sessionId, { status: 'confirmed' })
    await forgetOn('2032-12-31')
    expect(await fresh.store.reservations.list()).toHaveLength(1)
    await forgetOn('2033-01-01')
    expect(await fresh.store.reservations.list()).toEqual([])
  })

  it('a request that came to nothing is gone after a year, though an open one never before its day', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    for (const status of ['requested', 'declined', 'cancelled'] as const)
      await book(store, sessionId, { status })
    const laterId = await addSession(store, onEvening('2027-01-10'))
    const early = await book(store, laterId)
    const declined = await book(store, laterId, { status: 'declined' })
    const ending = { what: 'declined', by: 'owner', refundCents: 0, voucherCents: 0 } as const
    const end = { ...ending, at: start, was: undefined, refundId: undefined }
    await store.change((changes) => changes.reservations.addEnding(declined, end))
    await forgetOn(dayAfter(dayOf(start), { years: 1 }))
    expect(await store.reservations.list()).toHaveLength(5)
    await forgetOn('2026-09-16')
    expect(await store.reservations.list()).toMatchObject([{ id: early }])
    await forgetOn('2027-01-11')
    expect(await store.reservations.list()).toEqual([])
  })

  it('special requirements, telephone numbers and the waiting list go a week after the day', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const telephone = '0470 12 34 56'
    const found = () =>
      store.reservations.listFound(readSearch(telephone, '2025-09-15'), new Date('2026-01-01'), 9)
    await book(store, sessionId, { telephone })
    await store.change((changes) => changes.waiting.add(waitingEntry(sessionId)))
    await forgetOn('2025-10-07')
    const guestFacts = { specialRequirements: 'Noten', telephone }
    expect(await store.reservations.list()).toMatchObject([guestFacts])
    expect(await found()).toHaveLength(1)
    expect(await listWaiting(store)).toHaveLength(1)
    await forgetOn('2025-10-08')
    const gone = { specialRequirements: '', telephone: '' }
    expect(await store.reservations.list()).toMatchObject([gone])
    expect(await found()).toEqual([])
    expect(await listWaiting(store)).toEqual([])
    // Whoever owes, and has no mailbox, is reached by it.
    await book(store, sessionId, { telephone, email: '', status: 'confirmed' })
    expect(await forgetOn('2025-10-09').then(found)).toMatchObject([{ ...gone, telephone }])
    // A guest with a refund is telephoned to ask for the account.
    const repaid = await book(store, sessionId, { telephone, email: '', status: 'cancelled' })
    await store.change((changes) => changes.refunds.add(unpaidRefund(repaid)))
    expect(await forgetOn('2025-10-10').then(found)).toHaveLength(2)
  })

  it('a message and the mails around it go after a year, a guest’s too; those of a booking stay with it', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    await book(store, sessionId, { status: 'completed', email: 'Kept@Example.org' })
    const guest = { name: 'Anneleen', email: 'kept@example.org', language: 'nl' } as const
    const named = { subject: 'Een groep', message: 'Kan dat?', createdAt: start }
    await store.change(async (changes) => {
      await changes.messages.add({ id: 'message', ...guest, ...named })
      await changes.mails.queue([queuedMail({ id: 'answer', to: guest.email })])
    })
    await store.outbox.markSent('answer', start)
    await forgetOn('2026-09-15')
    expect(await store.messages.list()).toHaveLength(1)
    expect(await forgetOn('2026-09-16')).toMatchObject({ messages: 1, mails: 1 })
    expect(await store.messages.list()).toEqual([])
    expect(await store.mails.list()).toMatchObject([{ to: 'Kept@Example.org' }])
  })

  it('a first answer goes after a week', async () => {
    const { store } = fresh
    const answer = { key: 'k', digest: 'd', reservationId: 'id', held: true, createdAt: start }
    await store.change((changes) => changes.answers.save(answer))
    await forgetOn('2025-09-22')
    expect(await store.change((changes) => changes.answers.find('k'))).toEqual(answer)
    await forgetOn('2025-09-23')
    expect(await store.change((changes) => changes.answers.find('k'))).toBeUndefined()
  })
})
