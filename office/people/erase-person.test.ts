import { describe, expect, it } from 'vitest'
import { listDiets, listRefunds } from '#tests/support/all-of.ts'
import {
  addSession,
  plannedSession,
  queuedMail,
  reservation,
  start,
} from '#tests/support/records.ts'
import { sqlite, freshStore } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { decideTransaction } from '../money/decide-transaction.ts'
import { receivePayment } from '../money/receive-payment.ts'
import { payRefund } from '../money/refunds.ts'
import { confirmReservation } from '../reservations/answer-request.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { sendContactMessage } from '../mail/send-contact-message.ts'
import { submitReservation } from '../reservations/submit-reservation.ts'
import { erasePerson } from './erase-person.ts'

const email = 'Zoë.Vanmarkt@example.org'
const otherEmail = 'e.vanmarkt@example.org'
const dayAfter = new Date(plannedSession().endsAt.getTime() + 86_400_000)

async function request(office: TestOffice, different: Record<string, string> = {}) {
  const outcome = await submitReservation(office, {
    workshopType: 'drinks',
    preferredDate: '30 september 2025 - 18:30-22:00',
    participants: '2',
    participantName: 'Vanmarkt',
    email,
    specialRequirements: 'Noten',
    language: 'nl',
    honeypot: '',
    ...different,
  })
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  return outcome.reservationId
}

const everythingAs = async ({ store }: TestOffice) => JSON.stringify((await store.copy()).tables)

describe('whoever asks to be forgotten', () => {
  const fresh = freshStore(sqlite)

  it('leaves nothing of a request whose day has been, and others keep theirs', async () => {
    const office = testOffice(fresh.store)
    const sessionId = await addSession(fresh.store)
    await request(office)
    const otherId = await request(office, { email: otherEmail, participantName: 'Els' })
    const message = { name: 'Vanmarkt', email, subject: 'Vraag', message: 'Mag de hond mee?' }
    await sendContactMessage(office, message, { language: 'nl', pause: () => 0 })
    await fresh.store.change((changes) => changes.queueMail(queuedMail({ to: email })))

    const erased = await erasePerson(fresh.store, email.toUpperCase(), dayAfter)
    expect(erased.map(({ what, count, outcome }) => [what, count, outcome])).toEqual([
      ['booking', 1, 'erased'],
      ['message', 1, 'erased'],
      ['mail', 1, 'erased'],
    ])
    const left = await everythingAs(office)
    for (const mark of [email, 'Vanmarkt"', 'hond']) expect(left).not.toContain(mark)
    expect(await fresh.store.listReservations()).toMatchObject([
      { id: otherId, email: otherEmail, specialRequirements: 'Noten' },
    ])
    expect(await fresh.store.findSession(sessionId)).toMatchObject({ taken: 2 })
    expect(await erasePerson(fresh.store, email, dayAfter)).toEqual([])
  })

  it('is somebody with an address: none erases nobody, not even who telephoned', async () => {
    const sessionId = await addSession(fresh.store)
    const telephoned = reservation(sessionId, { email: '' })
    await fresh.store.change((changes) => changes.addReservation(telephoned))
    for (const none of ['', ' ']) {
      expect(await erasePerson(fresh.store, none, dayAfter)).toEqual([])
    }
    expect(await fresh.store.listReservations()).toHaveLength(1)
  })

  it('keeps a booking that is still to come, without what was typed beside it', async () => {
    const office = testOffice(fresh.store)
    const sessionId = await addSession(fresh.store)
    const id = await request(office)
    await fresh.store.change((changes) =>
      changes.keepDiets({ reservationId: id, answer: '{}', consentedAt: start }),
    )
    expect(await erasePerson(fresh.store, email, start)).toMatchObject([
      { outcome: 'kept', because: 'still-to-come', workshopOn: '2025-09-30' },
    ])
    expect(await fresh.store.listReservations()).toMatchObject([
      { id, name: 'Vanmarkt', email, specialRequirements: '' },
    ])
    expect(await listDiets(fresh.store)).toEqual([])
    expect(await fresh.store.findSession(sessionId)).toMatchObject({ taken: 2 })
  })

  it('leaves amounts and dates where money came, until bookkeeping needs them no more', async () => {
    const office = testOffice(fresh.store)
    await addSession(fresh.store)
    const id = await request(office)
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    expect(await erasePerson(fresh.store, email, dayAfter)).toMatchObject([
      { outcome: 'amounts-kept', because: 'bookkeeping', until: '2036-01-01' },
    ])
    const [left] = await fresh.store.listReservations()
    expect(left).toMatchObject({
      id,
      name: '',
      email: '',
      specialRequirements: '',
      participants: 2,
    })
    expect(left?.payments).toMatchObject([{ paidCents: 6500 }, { paidCents: 0 }])
    expect(await everythingAs(office)).not.toContain('anmarkt')
  })

  it('is known by name until the money that must go back has gone', async () => {
    const office = testOffice(fresh.store)
    await addSession(fresh.store)
    const id = await request(office)
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    const iban = 'BE68539007547034'
    await cancelReservation(office, { id, by: 'guest', iban })
    expect(await erasePerson(fresh.store, email, start)).toMatchObject([
      { outcome: 'kept', because: 'open-refund' },
    ])
    expect(await everythingAs(office)).toContain(iban)
    const [refund] = await listRefunds(fresh.store)
    await payRefund(office, refund?.id ?? '')
    expect(await erasePerson(fresh.store, email, start)).toMatchObject([
      { outcome: 'amounts-kept' },
    ])
    expect(await everythingAs(office)).not.toContain(iban)
    expect(await listRefunds(fresh.store)).toMatchObject([{ amountCents: 6500, iban: '' }])
  })

  it('is known by name until the farm has looked at money that came too much', async () => {
    const office = testOffice(fresh.store)
    await addSession(fresh.store)
    const id = await request(office)
    const transaction = {
      key: 'too-much',
      bookedOn: '2025-09-20',
      amountCents: 20_000,
      communication: '',
      payerName: 'Vanmarkt',
      payerIban: 'BE68539007547034',
      outcome: 'over',
      reservationId: id,
      detail: { restCents: 7000 },
      importedAt: start,
      settledAt: undefined,
    } as const
    await fresh.store.change((changes) => changes.addTransaction(transaction))
    expect(await erasePerson(fresh.store, email, dayAfter)).toMatchObject([
      { outcome: 'kept', because: 'open-refund' },
    ])
    expect(await decideTransaction(office, 'too-much', { kind: 'send-back' })).toBe('done')
    expect(await listRefunds(fresh.store)).toMatchObject([
      { amountCents: 7000, iban: 'BE68539007547034' },
    ])
  })

  it('gets no more mail, unless about a booking that stays', async () => {
    const office = testOffice(fresh.store)
    await addSession(fresh.store)
    await fresh.store.change((changes) => changes.queueMail(queuedMail({ to: email })))
    await erasePerson(fresh.store, email, start)
    expect(await fresh.store.listMails()).toEqual([])

    await request(office)
    await fresh.store.change(async (changes) => {
      await changes.queueMail(queuedMail({ id: 'waits', to: email }))
      await changes.queueMail(queuedMail({ id: 'went', to: email }))
    })
    await fresh.store.outbox.markSent('went', start)
    await erasePerson(fresh.store, email, start)
    expect(await fresh.store.mailsWithText()).toEqual(new Set(['waits']))
    expect(await fresh.store.listMails()).toHaveLength(2)
  })
})
