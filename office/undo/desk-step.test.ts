import { minuteMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import { everyRow, listDiets, listWaiting } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { testLetters } from '#tests/support/letters.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { callOffSession, setSessionOpen } from '../dates/call-off-session.ts'
import { changeSession } from '../dates/change-session.ts'
import { moveReservation } from '../dates/move-reservation.ts'
import { makeInvoice } from '../invoices/make-invoice.ts'
import { receivePayment, writeOff } from '../money/receive-payment.ts'
import { markRefundPaid } from '../money/refunds.ts'
import type { Office } from '../office.ts'
import { changeParty } from '../party/change-party.ts'
import { saveDiets } from '../party/save-diets.ts'
import { askInvoice, markInvoiced } from '../invoices/ask-invoice.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { correctGuest, saveNote } from '../people/correct-guest.ts'
import { replaceLink } from '../people/send-new-link.ts'
import { confirmReservation } from '../reservations/answer-request.ts'
import { bookByFarm } from '../reservations/book-confirmed.ts'
import { findUndoable, sendMailsNow, undoStep } from './desk-step.ts'

describe.each(databases)('a step of the desk, on $name', (on) => {
  const farm = freshOffice({ on, office: { lettersOf: () => testLetters() } })
  let other: string
  beforeEach(async () => {
    other = await farm.addEvening('2025-10-21')
  })

  const onBooking = (reservationId: string, what: DeskStep = 'confirm') =>
    farm.pressing(what, { reservations: [reservationId] })
  const onDate = (sessionId: string) => farm.pressing('change', { sessions: [sessionId] })
  const stepOf = (record: string) => findUndoable(farm.office, { record })
  const everything = () => everyRow(farm.store)
  const history = (id: string) => farm.store.history.listEvents(id)
  const clock = () => farm.office.clock.now()
  const lent = () => farm.store.outbox.lendNext(clock(), new Date(clock().getTime() + minuteMs))
  async function sendAll(): Promise<number> {
    for (let count = 0; ; count++) {
      const mail = await lent()
      if (!mail) return count
      await farm.store.outbox.markSent(mail.id, farm.office.clock.now())
    }
  }
  async function afterTheDay() {
    const id = await farm.paid()
    await farm.liveUntil('2025-10-02T12:00:00Z')
    return id
  }
  async function toRepay() {
    const id = await farm.paid()
    await farm.cancel({ id, by: 'owner' })
    return id
  }
  async function toInvoice() {
    const id = await farm.confirmed()
    await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
    return id
  }
  const refundOf = async () => (await farm.refunds())[0]!.id
  const guest = { name: 'Zoë Claes', email: 'zoe@example.org' }
  const phone = { ...guest, participants: 3, note: 'Belt nog', language: 'fr' } as const
  const elsewhere = (id: string) => ({ id, sessionId: other, by: 'owner' }) as const
  const wanted = { capacity: 14, bookedElsewhere: 2, minimum: 4, decidesOn: undefined, note: 'x' }

  it.each<[DeskStep, () => Promise<string>, (office: Office, id: string) => Promise<unknown>]>([
    ['confirm', () => farm.ask(), (o, id) => confirmReservation(o, id, { participants: 3 })],
    ['received', () => farm.confirmed(), (o, id) => receivePayment(o, { id, kind: 'deposit' })],
    ['received', () => farm.confirmed(), (o, id) => receivePayment(o, { id, kind: 'all' })],
    ['move', () => farm.paid(), (o, id) => moveReservation(o, elsewhere(id))],
    ['party', () => farm.confirmed(), (o, id) => changeParty(o, { id, participants: 3 })],
    ['write-off', afterTheDay, (o, id) => writeOff(o, { id })],
    ['note', () => farm.ask(), (o, id) => saveNote(o, id, 'Belt nog')],
    ['guest', () => farm.confirmed(), (o, id) => correctGuest(o, id, guest)],
    ['new-link', () => farm.confirmed(), replaceLink],
    ['invoiced', toInvoice, markInvoiced],
    ['repaid', toRepay, async (o) => markRefundPaid(o, await refundOf())],
  ])('on a booking (%s) is taken back whole, with its mails', async (what, begin, take) => {
    const id = await begin()
    const before = await everything()
    const earlier = await history(id)
    await take(onBooking(id, what), id)
    expect(await everything()).not.toEqual(before)
    expect(await farm.undo(id)).toEqual({ kind: 'done' })
    expect(await everything()).toEqual(before)
    expect(await history(id)).toMatchObject([...earlier, { what: 'undone' }])
  })

  it.each<[string, (office: Office) => Promise<unknown>]>([
    ['called off', (o) => callOffSession(o, farm.sessionId)],
    ['closed', (o) => setSessionOpen(o, farm.sessionId, false)],
    ['changed', (o) => changeSession(o, farm.sessionId, wanted)],
    ['booked by telephone', (o) => bookByFarm(o, { ...phone, sessionId: farm.sessionId })],
  ])('on a date that was %s is taken back with all its bookings', async (_, take) => {
    await farm.paid()
    await farm.ask({ email: 'bram@example.org', participants: '5' })
    await farm.join(5)
    const before = await everything()
    await take(onDate(farm.sessionId))
    expect(await everything()).not.toEqual(before)
    expect(await farm.undo(farm.sessionId)).toEqual({ kind: 'done' })
    expect(await everything()).toEqual(before)
  })

  it('brings back guests with their diets, which go at the end of its hour', async () => {
    await saveDiets(farm.office, await farm.paid(), { vegans: 1, allergens: [], remark: '' })
    for (const minutes of [1, 61]) {
      await callOffSession(onDate(farm.sessionId), farm.sessionId)
      farm.pass(minutes * minuteMs)
      await farm.doDueTasks()
      await farm.undo(farm.sessionId)
      expect(await listDiets(farm.store)).toHaveLength(minutes < 60 ? 1 : 0)
    }
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('keeps its mails for two minutes, and stands once one has gone', async () => {
    const id = await farm.ask()
    await sendAll()
    await confirmReservation(onBooking(id), id)
    expect(await lent()).toBeUndefined()
    farm.pass(119_000)
    expect(await sendAll()).toBe(0)
    const { id: step } = (await stepOf(id))!
    farm.pass(1_000)
    expect(await sendAll()).toBe(1)
    expect(await stepOf(id)).toBeUndefined()
    expect(await undoStep(farm.office, step)).toEqual({ kind: 'hindered', by: 'mailed' })
    expect((await farm.found(id)).status).toBe('confirmed')
  })

  it('sends its mails at once when that is asked for', async () => {
    const id = await farm.ask()
    await sendAll()
    await confirmReservation(onBooking(id), id)
    await sendMailsNow(farm.office, (await stepOf(id))!.id)
    expect(await stepOf(id)).toBeUndefined()
    expect(await sendAll()).toBe(1)
  })

  it('is not taken back twice, nor under a later step', async () => {
    const id = await farm.ask()
    await saveNote(onBooking(id, 'note'), id, 'Eerst')
    const first = (await stepOf(id))!
    farm.pass(1000)
    await saveNote(onBooking(id, 'note'), id, 'Daarna')
    expect(await undoStep(farm.office, first.id)).toEqual({ kind: 'hindered', by: 'changed' })
    const second = (await stepOf(id))!
    expect(await farm.undo(id)).toEqual({ kind: 'done' })
    expect(await undoStep(farm.office, second.id)).toEqual({ kind: 'done-before' })
    expect(await farm.undo(id)).toEqual({ kind: 'done' })
    expect((await farm.found(id)).note).toBe('')
  })

  it('stands once an invoice was made of its booking', async () => {
    const id = await farm.phone(2)
    await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
    await moveReservation(onBooking(id, 'move'), elsewhere(id))
    const step = (await stepOf(id))!
    farm.pass(1000)
    expect((await makeInvoice(farm.office, { id })).kind).toBe('made')
    expect(await stepOf(id)).toBeUndefined()
    expect(await undoStep(farm.office, step.id)).toEqual({ kind: 'hindered', by: 'changed' })
  })

  it('is forgotten after an hour when it mailed nothing', async () => {
    const id = await farm.phone(2)
    await saveNote(onBooking(id, 'note'), id, 'Belt nog')
    const step = (await stepOf(id))!
    farm.pass(61 * minuteMs)
    expect(await stepOf(id)).toBeUndefined()
    expect(await undoStep(farm.office, step.id)).toEqual({ kind: 'forgotten' })
    await farm.doDueTasks()
    expect(await farm.store.steps.find(step.id)).toBeUndefined()
  })

  it('is not taken back once its places are gone, or its booking has grown', async () => {
    const id = await farm.phone(10)
    await moveReservation(onBooking(id, 'move'), elsewhere(id))
    await farm.phone(1)
    const moved = (await farm.store.steps.findLast({ record: id, since: new Date(0) }))!
    expect(await undoStep(farm.office, moved.id)).toEqual({ kind: 'hindered', by: 'no-room' })
    farm.pass(1000)
    await bookByFarm(onDate(farm.sessionId), { ...phone, email: '', sessionId: farm.sessionId })
    const booked = (await stepOf(farm.sessionId))!
    const [last] = (await farm.store.reservations.listOn(farm.sessionId)).toReversed()
    await saveDiets(farm.office, last!.id, { vegans: 1, allergens: [], remark: '' })
    expect(await undoStep(farm.office, booked.id)).toEqual({ kind: 'hindered', by: 'changed' })
  })

  it('takes back the offer that it made, and no other places', async () => {
    const id = await farm.paid({ participants: '5' })
    await farm.phone(5)
    await farm.join(4)
    await sendAll()
    await moveReservation(onBooking(id, 'move'), elsewhere(id))
    expect(await listWaiting(farm.store)).toMatchObject([{ state: 'offered' }])
    expect((await stepOf(id))?.mails?.to).toHaveLength(2)
    await farm.phone(1)
    expect(await stepOf(id)).toBeUndefined()
  })

  it('leaves no trace of an erased person', async () => {
    const id = await farm.confirmed()
    await correctGuest(onBooking(id, 'guest'), id, guest)
    expect((await farm.store.personalData.getRowsAbout(guest.email)).desk_step).toHaveLength(1)
    await erasePerson(farm.store, 'nobody@example.org', clock())
    expect((await farm.store.personalData.getRowsAbout(guest.email)).desk_step).toEqual([])
  })
})
