import { beforeEach, expect, it } from 'vitest'
import type { LentMail, OutboxStore } from '#store/mail/outbox.ts'
import { dayMs, minuteMs } from '#booking/dates/brussels-time.ts'
import { guestForm } from '#booking/forms/owner-forms.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters } from '#tests/support/letters.ts'
import { start } from '#tests/support/records.ts'
import { callOffSession } from '../dates/call-off-session.ts'
import { confirmReservation } from '../reservations/answer-request.ts'
import { correctGuest } from './correct-guest.ts'
import { sendLinksAgain } from './send-new-link.ts'

const farm = freshOffice()
let id: string
beforeEach(async () => {
  id = await farm.ask()
})

const name = 'Anneleen Peeters'

function lend() {
  const now = farm.office.clock.now()
  return farm.store.outbox.lendNext(now, new Date(now.getTime() + minuteMs))
}

it('an address that is mended ends the links a stranger was sent, and the guest gets new ones', async () => {
  await correctGuest(farm.office, id, { name, email: 'anneleen@example.net' })
  const { linkVersion, email } = await farm.found(id)
  expect(email).toBe('anneleen@example.net')
  expect(linkVersion).not.toBe(1)
  expect(farm.office.notified).toMatchObject([
    { kind: 'new-link', reservation: { email, linkVersion } },
  ])
})

it('a link sent to a mistyped address stays unknown after undo and a second correction', async () => {
  const office = farm.pressing('guest', { reservations: [id] })
  await correctGuest(office, id, { name, email: 'typo@example.net' })
  const { linkVersion: mistyped } = await farm.found(id)
  await farm.undo(id)
  expect(await farm.found(id)).toMatchObject({ linkVersion: 1 })
  await correctGuest(office, id, { name, email: 'anneleen@example.net' })
  expect([1, mistyped]).not.toContain((await farm.found(id)).linkVersion)
})

it('an address that a guest who telephoned gives later gets the yes, as no mail came before it', async () => {
  const phoned = await farm.phone(1)
  await correctGuest(farm.office, phoned, { name, email: 'anneleen@example.net' })
  expect(farm.office.notified.map(({ kind }) => kind)).toEqual(['confirmed'])
})

type Attempt = (outbox: OutboxStore, lent: LentMail) => Promise<void>
const problem = 'no such mailbox'

it.each<readonly [string, Attempt | undefined]>([
  ['waits', undefined],
  ['is on its way', async () => {}],
  ['is to be tried again', (outbox, lent) => outbox.retryAt(lent, { at: start, problem })],
  ['no mailbox took', (outbox, lent) => outbox.giveUp(lent, problem)],
])('a yes to the wrong address that %s is not tried there again, and told anew', async (_, end) => {
  const { outbox, mails } = farm.store
  const writing = { ...farm.office, lettersOf: () => testLetters() }
  await confirmReservation(writing, id, { words: 'Breng gerust je eigen pot mee.' })
  const lent = end && (await lend())!
  if (lent) await end(outbox, lent)
  await correctGuest(writing, id, { name, email: 'Anneleen@Example.org' })
  await correctGuest(writing, id, { name, email: 'anneleen@example.net' })
  if (lent) await outbox.retryAt(lent, { at: start, problem })
  const left = (await mails.list()).map(({ kind, to }) => [kind, to])
  expect(left).toEqual([['confirmed-guest', 'anneleen@example.net']])
  expect(await lend()).toMatchObject({ content: { text: expect.stringContaining('eigen pot') } })
})

it('a yes that left while its address was corrected does not leave again after undo', async () => {
  const writing = { lettersOf: () => testLetters() }
  await confirmReservation({ ...farm.office, ...writing }, id)
  const lent = (await lend())!
  const pressed = { ...farm.pressing('guest', { reservations: [id] }), ...writing }
  await correctGuest(pressed, id, { name, email: 'typo@example.net' })
  await farm.store.outbox.markSent(lent.id, start)
  expect(await farm.undo(id)).toEqual({ kind: 'done' })
  const [mail, ...others] = await farm.store.mails.list()
  expect([mail, others]).toMatchObject([{ id: lent.id, state: 'sent', sentAt: start }, []])
  farm.pass(dayMs)
  expect(await lend()).toBeUndefined()
})

it('a name that is mended, or an address written in capitals, leaves the links as they are', async () => {
  const email = 'Anneleen@Example.org'
  await correctGuest(farm.office, id, { name: 'Anneleen Pieters', email })
  expect(await farm.found(id)).toMatchObject({ name: 'Anneleen Pieters', email, linkVersion: 1 })
  expect(farm.office.notified).toEqual([])
})

it('a telephone number is kept with the words around it, and one that cannot be called is refused', async () => {
  const guest = { name, email: 'anneleen@example.org' }
  const telephone = '0470 12 34 56 (na 18 uur)'
  await correctGuest(farm.office, id, { ...guest, telephone })
  expect(await farm.found(id)).toMatchObject({ telephone })
  await correctGuest(farm.office, id, guest)
  const refused = guestForm.read({ ...guest, telephone: 'bel mij' })
  expect(refused).toEqual({ kind: 'invalid', fields: ['telephone'] })
  expect(await farm.found(id)).toMatchObject({ telephone })
})

it('a guest whose date was called off is told so anew while another can be chosen, and finds the link', async () => {
  const email = 'anneleen@example.net'
  const booked = await farm.confirmed()
  await farm.callOff()
  farm.forgetTold()
  await correctGuest(farm.office, booked, { name, email })
  await sendLinksAgain(farm.office, email)
  const { linkVersion } = await farm.found(booked)
  expect(farm.office.notified).toMatchObject([
    { kind: 'called-off', reservation: { email, linkVersion } },
    { kind: 'new-link', reservation: { id: booked } },
  ])
})

it('a guest whose date was called off is told so anew with the farm’s reason, though the first mail left', async () => {
  const why = { reason: 'ill', words: 'Tot in het voorjaar.' } as const
  const writing = { ...farm.office, lettersOf: () => testLetters() }
  await callOffSession(writing, farm.sessionId, why)
  await farm.store.outbox.markSent((await lend())!.id, start)
  await correctGuest(writing, id, { name, email: 'anneleen@example.net' })
  expect(await lend()).toMatchObject({ content: { text: expect.stringContaining(why.words) } })
})

it('a guest whose date was called off is told so anew once the money went, and no more after the day', async () => {
  const email = 'anneleen@example.net'
  const booked = await farm.paid()
  await farm.callOff()
  await farm.payRefunds(booked)
  farm.forgetTold()
  await correctGuest(farm.office, booked, { name, email })
  expect(farm.kindsTold()).toEqual(['called-off'])
  farm.pass(40 * dayMs)
  farm.forgetTold()
  await correctGuest(farm.office, booked, { name, email: 'later@example.net' })
  expect(farm.office.notified).toEqual([])
})

it('the old links of a past booking end, and no mail goes out', async () => {
  await farm.cancel({ id, by: 'owner' })
  farm.forgetTold()
  await correctGuest(farm.office, id, { name, email: 'anneleen@example.net' })
  expect(await farm.found(id)).not.toMatchObject({ linkVersion: 1 })
  expect(farm.office.notified).toEqual([])
})
