import { dayMs } from '#booking/dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { listDiets } from '#tests/support/all-of.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { plannedSession, queuedMail, start } from '#tests/support/records.ts'
import { askInvoice } from '../invoices/ask-invoice.ts'
import { makeInvoice } from '../invoices/make-invoice.ts'
import { sendContactMessage } from '../mail/send-contact-message.ts'
import { saveNote } from '../people/correct-guest.ts'
import { eraseGuest, erasePerson } from './erase-person.ts'
import { exportGuest } from './export-person.ts'

const email = 'Zoë.Vanmarkt@example.org'
const otherEmail = 'e.vanmarkt@example.org'
const dayAfter = new Date(plannedSession().endsAt.getTime() + dayMs)
const iban = 'BE68539007547034'
const zoe = { participants: '2', participantName: 'Vanmarkt', email, specialRequirements: 'Noten' }

describe('a person who asks to be forgotten', () => {
  const farm = freshOffice()
  const erase = (at: Date, address = email) => erasePerson(farm.store, address, at)

  it('leaves nothing of a request whose day has been, and others keep theirs', async () => {
    await farm.ask(zoe)
    const otherId = await farm.ask({ ...zoe, email: otherEmail, participantName: 'Els' })
    const message = { name: 'Vanmarkt', email, subject: 'Vraag', message: 'Mag de hond mee?' }
    await sendContactMessage(farm.office, message, { language: 'nl', messageWait: () => 0 })
    await farm.store.change((changes) => changes.mails.queue([queuedMail({ to: email })]))

    const shownBefore = await farm.store.scheduleRevision()
    const erased = await erase(dayAfter, email.toUpperCase())
    expect(erased.map(({ what, count, outcome }) => [what, count, outcome])).toEqual([
      ['booking', 1, 'erased'],
      ['message', 1, 'erased'],
      ['mail', 1, 'erased'],
    ])
    const left = await farm.everything()
    for (const mark of [email, 'Vanmarkt"', 'hond']) expect(left).not.toContain(mark)
    const other = { id: otherId, email: otherEmail, specialRequirements: 'Noten' }
    expect(await farm.store.reservations.list()).toMatchObject([other])
    expect(await farm.taken()).toBe(2)
    expect(await farm.store.scheduleRevision()).toBeGreaterThan(shownBefore)
    expect(await erase(dayAfter)).toEqual([])
  })

  it('has an address: an empty one erases nobody, not even a guest who telephoned', async () => {
    await farm.phone(1)
    for (const none of ['', ' ']) expect(await erase(dayAfter, none)).toEqual([])
    expect(await farm.store.reservations.list()).toHaveLength(1)
  })

  it('is known by the booking without an address, and nobody else goes with it', async () => {
    const id = await farm.phone(1, 'Wendelmoet')
    await saveNote(farm.office, id, 'Belt na zes uur')
    await farm.receive({ id, kind: 'deposit' })
    const other = await farm.phone(1, 'Els')
    const rows = await exportGuest(farm.store, id, dayAfter)
    expect(rows).toMatchObject({ reservation: [{ id, name: 'Wendelmoet' }] })
    expect(JSON.stringify(rows)).not.toContain('Els')
    expect(await eraseGuest(farm.store, id, dayAfter)).toMatchObject([
      { what: 'booking', outcome: 'amounts-kept' },
    ])
    for (const mark of ['endelmoet', 'zes uur']) expect(await farm.everything()).not.toContain(mark)
    expect(await farm.found(other)).toMatchObject({ name: 'Els' })
  })

  it('is all of one address when named by one of their bookings', async () => {
    const id = await farm.ask(zoe)
    const other = await farm.ask({ ...zoe, participants: '1' })
    expect(await exportGuest(farm.store, id, start)).toMatchObject({ email })
    await eraseGuest(farm.store, id, dayAfter)
    expect(await farm.store.reservations.find(other)).toBeUndefined()
    expect(await eraseGuest(farm.store, id, dayAfter)).toEqual([])
  })

  it('keeps a booking that is still to come, without the free text beside it', async () => {
    const id = await farm.ask(zoe)
    const diets = { reservationId: id, answer: '{}', consentedAt: start }
    await farm.store.change((changes) => changes.diets.save(diets))
    expect(await erase(start)).toMatchObject([
      { outcome: 'kept', because: 'still-to-come', workshopOn: '2025-09-30' },
    ])
    const kept = { name: 'Vanmarkt', email, specialRequirements: '' }
    expect(await farm.found(id)).toMatchObject(kept)
    expect(await listDiets(farm.store)).toEqual([])
    expect(await farm.taken()).toBe(2)
  })

  it('leaves amounts and dates of money that came, until bookkeeping needs them no more', async () => {
    const id = await farm.paid(zoe)
    expect(await erase(dayAfter)).toMatchObject([
      { outcome: 'amounts-kept', because: 'bookkeeping', until: '2036-01-01' },
    ])
    const left = { name: '', email: '', specialRequirements: '', participants: 2 }
    const payments = [{ paidCents: 6500 }, { paidCents: 0 }]
    expect(await farm.found(id)).toMatchObject({ ...left, payments })
    expect(await farm.everything()).not.toContain('anmarkt')
  })

  it('is known by name until the money that must go back has gone', async () => {
    const id = await farm.paid(zoe)
    await farm.cancel({ id, by: 'guest', iban })
    expect(await erase(start)).toMatchObject([{ outcome: 'kept', because: 'open-refund' }])
    expect(await farm.everything()).toContain(iban)
    await farm.payRefunds(id)
    expect(await erase(start)).toMatchObject([{ outcome: 'amounts-kept' }])
    expect(await farm.everything()).not.toContain(iban)
    expect(await farm.refunds()).toMatchObject([{ amountCents: 6500, iban: '' }])
  })

  it('is known by name while a successor can still bring money back, until the date begins', async () => {
    const id = await farm.paid(zoe)
    farm.setClock('2025-09-29T10:00:00Z')
    await farm.cancel({ id, by: 'guest', iban, ifTaken: true })
    expect(await erase(farm.office.clock.now())).toMatchObject([
      { outcome: 'kept', because: 'open-refund' },
    ])
    expect(await farm.store.vacancies.find(id)).toMatchObject({ iban })
    expect(await erase(dayAfter)).toMatchObject([{ outcome: 'amounts-kept' }])
    expect(await farm.everything()).not.toContain(iban)
  })

  it('is known by name while the successor who came has not paid, for sixty days', async () => {
    const id = await farm.paid(zoe)
    farm.setClock('2025-09-29T10:00:00Z')
    await farm.cancel({ id, by: 'guest', iban, ifTaken: true })
    // Somebody may still join a course that has begun.
    const begun = plannedSession().startsAt
    expect(await erase(begun)).toMatchObject([{ because: 'open-refund' }])
    farm.pass(1000)
    await farm.phone(10)
    expect(await erase(dayAfter)).toMatchObject([{ because: 'open-refund' }])
    const late = new Date('2025-11-30T12:00:00Z')
    expect(await erase(late)).toMatchObject([{ outcome: 'amounts-kept' }])
  })

  it('is known by name until the invoice that was asked for is made, if one is due', async () => {
    const id = await farm.paid(zoe)
    await askInvoice(farm.office, { id, company: bakery, by: 'guest' })
    expect(await erase(dayAfter)).toMatchObject([{ outcome: 'kept', because: 'to-invoice' }])
    expect(await makeInvoice(farm.office, { id })).toMatchObject({ kind: 'made' })
    expect(await erase(dayAfter)).toMatchObject([{ outcome: 'amounts-kept' }])
    const ended = await farm.paid(zoe)
    await askInvoice(farm.office, { id: ended, company: bakery, by: 'guest' })
    await farm.cancel({ id: ended, by: 'owner' })
    await farm.payRefunds(ended)
    expect(await erase(start)).toMatchObject([{ outcome: 'amounts-kept' }])
  })

  it('is known by name until the farm has looked at money that came too much', async () => {
    const { payments } = await farm.found(await farm.confirmed(zoe))
    const { reference: structured } = payments[0]!
    const cents = 20_000
    await farm.pay(structured, { cents, iban, name: 'Vanmarkt' })
    expect(await erase(dayAfter)).toMatchObject([{ outcome: 'kept', because: 'open-refund' }])
    expect(await farm.decide({ kind: 'send-back' })).toBe('done')
    expect(await farm.refunds()).toMatchObject([{ amountCents: 7000, iban }])
  })

  it('hears of money under a like name that is nobody’s; decided, it loses the name that night', async () => {
    const reservationId = await farm.paid(zoe)
    const late = { cents: 1234, iban, name: 'DE HEER VANMARKT' }
    await farm.readLines(
      transfer(late),
      transfer({ ...late, iban: 'BE71096123456769', name: 'Els' }),
    )
    const [, ...others] = await erase(dayAfter)
    expect(others).toMatchObject([
      { what: 'bank-line', count: 1, outcome: 'kept', because: 'undecided' },
    ])
    await farm.decide({ kind: 'book', reservationId, cents: late.cents })
    expect(await farm.everything()).toContain('VANMARKT')
    await farm.forgetOld('2025-10-02')
    for (const mark of ['VANMARKT', iban]) expect(await farm.everything()).not.toContain(mark)
    expect(await farm.everything()).toContain('BE71096123456769')
    await farm.ask({ ...zoe, email: otherEmail, participantName: 'Els' })
    expect((await erase(dayAfter, otherEmail)).at(-1)).toMatchObject({
      because: 'put-aside',
      until: '2026-03-15',
    })
  })

  it('gets no more mail, unless about a booking that stays', async () => {
    const queue = async (id: string) =>
      farm.store.change((changes) => changes.mails.queue([queuedMail({ id, to: email })]))
    await queue('before')
    await erase(start)
    expect(await farm.store.mails.list()).toEqual([])

    await farm.ask(zoe)
    for (const id of ['waits', 'went']) await queue(id)
    await farm.store.outbox.markSent('went', start)
    await erase(start)
    expect(await farm.store.mails.listWithText()).toEqual(new Set(['waits']))
    expect(await farm.store.mails.list()).toHaveLength(2)
  })
})
