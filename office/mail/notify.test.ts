import { dayMs, hourMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { mailOffice, type MailOffice } from '#tests/support/mail-office.ts'
import { addSession } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { burstMs, mailBudget } from '../limits.ts'
import { changeParty } from '../party/change-party.ts'
import { askSubstitute, withdrawSubstitute } from '../people/ask-substitute.ts'
import { correctGuest } from '../people/correct-guest.ts'
import { sendLinksAgain } from '../people/send-new-link.ts'
import { receivePayment } from '../money/receive-payment.ts'
import { confirmReservation } from '../reservations/answer-request.ts'
import { officeRecordingStep } from '../undo/desk-step.ts'
import { joinWaitingList } from '../waiting/waiting-list.ts'

const kindsOfParty = ['party-changed-guest', 'party-changed-owner']

describe('a mail that waits for its turn', () => {
  let office: MailOffice
  let sessionId: string
  beforeEach(async () => {
    const fresh = await sqlite.openFreshStore()
    sessionId = await addSession(fresh.store, { capacity: 120 })
    office = mailOffice(fresh.store)
    return () => fresh[Symbol.asyncDispose]()
  })
  /** A booking whose mails have left. */
  async function confirmed() {
    await office.book('guest@example.org')
    const [booked] = await office.store.reservations.list()
    await confirmReservation(office, booked!.id)
    await office.sendDue()
    return booked!
  }

  it('is joined with others that say the same: so many messages arrived', async () => {
    for (let i = 0; i < 15; i++) await office.write('victim@example.org')
    expect(await office.sendDueToStrangers()).toHaveLength(4)
    office.forward(4 * hourMs)
    const [joined, ...more] = await office.sendDueToStrangers()
    expect(more).toEqual([])
    expect(joined?.content.subject).toBe('Je 11 berichten zijn goed ontvangen')
    office.forward(dayMs)
    expect(await office.sendDueToStrangers()).toEqual([])
  })

  it('names every waiting list in the one mail that waits, each with its way off', async () => {
    const joinAs = (email: string) => {
      const party = { sessionId, participants: 120, name: 'Anneleen Peeters', email }
      return joinWaitingList(office, party, { language: 'en' })
    }
    await office.book('other@example.org')
    for (let i = 0; i < 7; i++) {
      expect(await joinAs(`victim+${i}@example.org`)).toEqual({ kind: 'joined' })
    }
    const sent = await office.sendDueToStrangers()
    expect(sent.filter(({ kind }) => kind === 'waiting-joined-guest')).toHaveLength(4)
    office.forward(4 * hourMs)
    const [joined, ...more] = await office.sendDueToStrangers()
    expect(more).toEqual([])
    expect(joined?.content.subject).toBe('You’re on 3 waiting lists')
    expect(joined?.content.text.match(/^Take me off the list:/gm)).toHaveLength(3)
  })

  it('has one link at most for each booking', async () => {
    await office.book('victim@example.org')
    for (let hour = 0; hour < 48; hour++) {
      await sendLinksAgain(office, 'victim@example.org')
      office.forward(hourMs)
    }
    const links = (await office.store.mails.list()).filter(({ kind }) => kind === 'new-link-guest')
    expect(links.length).toBeLessThanOrEqual(4 + 48 / 4)
  })

  it('stays its mailbox’s own: a link goes to the address that the owner corrected', async () => {
    const { id, name, email } = await confirmed()
    for (let i = 0; i < 4; i++) await office.write(email)
    await sendLinksAgain(office, email)
    const corrected = 'corrected@example.org'
    await correctGuest(office, id, { name, email: corrected })
    await sendLinksAgain(office, corrected)
    const links = (await office.sendDue()).filter(({ kind }) => kind === 'new-link-guest')
    expect(links.map(({ to }) => to)).toEqual([corrected, corrected])
  })

  it('gives way to the newest about a booking that its guest changes again and again', async () => {
    const { id } = await confirmed()
    for (let i = 0; i < 40; i++) {
      const participants = 2 + (i % 3)
      await changeParty(office, { id, participants, by: 'guest' })
    }
    const kinds = (await office.sendDue()).map(({ kind }) => kind)
    for (const kind of kindsOfParty) expect(kinds.filter((one) => one === kind)).toHaveLength(5)
    office.forward(mailBudget.booking.oneEachMs)
    const last = await office.sendDue()
    expect(last.map(({ kind }) => kind).toSorted()).toEqual(kindsOfParty)
    const { participants } = await office.store.reservations.get(id)
    for (const { content } of last) expect(content.text).toContain(`: ${participants}\n`)
    office.forward(dayMs)
    expect(await office.sendDue()).toEqual([])
  })

  it('is not overtaken: nobody is thanked for money, and asked for it two minutes later', async () => {
    await office.book('guest@example.org')
    const [{ id } = { id: '' }] = await office.store.reservations.list()
    await office.sendDue()
    const step = { what: 'confirm', device: '', reservations: [id] } as const
    await confirmReservation(officeRecordingStep(office, step), id)
    office.forward(1000)
    await receivePayment(office, { id, kind: 'all' })
    const early = await office.sendDue()
    office.forward(office.mailsWaitMs)
    const kinds = [...early, ...(await office.sendDue())].map(({ kind }) => kind)
    expect(kinds).toEqual(['confirmed-guest', 'paid-guest'])
  })

  it('is sent once to a substitute who is asked and withdrawn twenty times', async () => {
    const { id } = await confirmed()
    const typed = { name: 'Lotte', email: 'victim@example.org', language: 'nl' }
    for (let i = 0; i < 20; i++) {
      await askSubstitute(office, id, { typed, from: {} })
      await withdrawSubstitute(office, id)
    }
    expect(await office.sendDueToStrangers()).toHaveLength(4)
    office.forward(4 * hourMs)
    expect(await office.sendDueToStrangers()).toHaveLength(1)
    office.forward(dayMs)
    expect(await office.sendDueToStrangers()).toEqual([])
  })

  it('waits for a day at most: orders of vouchers in a name mail nobody for weeks', async () => {
    const buyerEmail = 'victim@example.org'
    for (let i = 0; i < 40; i++) await orderGift(office, { buyerEmail, message: `Bon ${i}` })
    expect(await office.sendDueToStrangers()).toHaveLength(4)
    office.forward(dayMs)
    expect(await office.sendDueToStrangers()).toHaveLength(6)
    office.forward(30 * dayMs)
    expect(await office.sendDueToStrangers()).toEqual([])
    expect(await office.store.vouchers.list()).toHaveLength(40)
  })

  it('becomes part of the request’s own mail when only one came too many', async () => {
    for (let i = 0; i < 6; i++) await office.book(`guest-${i}@example.org`)
    await office.sendDue()
    office.forward(burstMs)
    expect(await office.sendDue()).toMatchObject([{ kind: 'reservation-owner' }])
  })
})
