import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { mailboxDigest } from '#booking/people/digests.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import { invoice } from '#tests/support/invoices.ts'
import { reservation, waitingEntry } from '#tests/support/records.ts'
import { addBookings, sharedUpgrade } from '#tests/support/store-before.ts'
import { databases } from '#tests/support/stores.ts'

const { leave, upgradedOn } = sharedUpgrade()

leave('006-clock', async (db) => {
  await sql`insert into waiting
    (id, session_id, participants, name, email, language, state, created_at)
    values ('took', 'date', 2, 'Bram', 'bram@example.org', 'nl', 'accepted',
      '2025-09-20T10:00:00.000Z')`.execute(db)
})

it.each(databases)(
  '$name: the taker of an offer is still known from before bookings were kept with offers',
  async (on) => {
    const { store } = await upgradedOn(on)
    const took = { id: 'took', state: 'accepted', reservationId: undefined }
    expect(await listWaiting(store)).toMatchObject([took])
    const booked = reservation('date')
    await store.change(async (changes) => {
      await changes.reservations.add(booked)
      await changes.waiting.add(waitingEntry('date', { id: 'takes' }))
      const taken = { state: 'accepted', reservationId: booked.id } as const
      await changes.waiting.update('takes', taken)
    })
    expect(await store.waiting.find('takes')).toMatchObject({ reservationId: booked.id })
  },
)

leave('007-waiting-booking', async (db) => {
  const named = { id: 'named', status: 'paid', name: 'Bram "Bie" Oosterlinck' }
  await addBookings(db, named, { id: 'not-named', status: 'paid', name: 'Els' })
  const content = JSON.stringify({ text: 'Wie komt: Bram "Bie"\n  Oosterlinck, 2' })
  await sql`insert into mail (id, kind, recipient, language, message_id, content, state, attempts,
    due_at, created_at)
    values ('sheet', 'prep-sheet-owner', 'o@farm.example', 'nl', '<sheet>', ${content}, 'sent', 1,
      '2025-09-27T07:00:00.000Z', '2025-09-27T07:00:00.000Z')`.execute(db)
})

it.each(databases)(
  '$name: a list of the day that was written before mails said whose they are is found by its names',
  async (on) => {
    const { store } = await upgradedOn(on)
    const until = new Date('2025-09-28T07:00:00Z')
    const forget = (ids: string[]) =>
      store.change((changes) => changes.personalData.forgetMailsAbout({ ids, until }))
    expect(await forget(['not-named'])).toBe(0)
    expect(await forget(['named'])).toBe(1)
    expect(await store.mails.listWithText()).toEqual(new Set())
  },
)

leave('013-keys', async (db) => {
  for (const key of ['practical booking 2025-09-30', 'written-off other']) {
    await sql`insert into notice (key, at) values (${key}, '2025-09-27T07:00:00.000Z')`.execute(db)
  }
})

it.each(databases)('$name: a notice from before it had columns is not said again', async (on) => {
  const { store } = await upgradedOn(on)
  const notice = { kind: 'practical', record: 'booking', day: '2025-09-30' } as const
  const at = new Date('2025-09-27T07:00:00.000Z')
  expect(await store.history.listNoticesOf([notice.record])).toEqual([{ ...notice, at }])
  expect(await store.history.listNoticesOf(['other'])).toMatchObject([
    { kind: 'written-off', day: '' },
  ])
  expect(await store.change((changes) => changes.history.claimNotice(notice, new Date()))).toBe(
    false,
  )
})

const email = 'zoe@example.org'
const digest = mailboxDigest(email)

leave('038-share-payers', async (db) => {
  const at = '2025-09-20T10:00:00.000Z'
  await sql`insert into proven_mailbox values (${digest}, ${at})`.execute(db)
  await sql`insert into mailbox_pace values (${digest}, 2, ${at})`.execute(db)
})

it.each(databases)('$name: mailboxes known by a plain digest stay known, sealed', async (on) => {
  const { store } = await upgradedOn(on)
  expect(await store.mailboxes.isProven(email)).toBe(true)
  expect((await store.turns.listEach([digest])).get(digest)).toMatchObject({ left: 2 })
  expect(JSON.stringify((await store.copy()).tables)).not.toContain(digest)
})

const statusOf = {
  'called off': 'cancelled',
  cancelled: 'cancelled',
  'goes on': 'confirmed',
  party: 'confirmed',
  'left it': 'confirmed',
  asked: 'cancelled',
  'let be': 'completed',
}
const dates = { from: '2025-09-30', to: '2025-10-07' }
const off = { was: 'paid', refundId: 'r', refundCents: 8000 }
const given = { givenUpCents: 6500, keptGivenUpCents: 500, refundId: 'given' }
const split = { ...dates, participants: 1, cents: 0 }

const told: readonly (readonly [of: string, what: string, detail?: object])[] = [
  ['called off', 'back-on-voucher', { cents: 100 }],
  ['called off', 'called-off', { was: 'confirmed' }],
  ['called off', 'rebooked', dates],
  ['called off', 'back-on-voucher', { cents: 500 }],
  ['called off', 'called-off', off],
  ['cancelled', 'cancelled'],
  ['cancelled', 'invoiced', { number: '2025-0001' }],
  ['cancelled', 'place-taken', { cents: 1000, places: 1, successorId: 'party' }],
  ['goes on', 'called-off', off],
  ['goes on', 'rebooked', dates],
  ['goes on', 'invoiced', { number: '2025-0002' }],
  ['party', 'party-changed', { before: 2, after: 3 }],
  ['party', 'party-changed', { before: 3, after: 2, ...given }],
  ['party', 'party-changed', { before: 2, after: 3, retakenCents: 6000 }],
  ['party', 'split', { ...split, otherId: 'left it' }],
  ['left it', 'split-off', { ...split, otherId: 'party', succeeded: true }],
  ['asked', 'voucher-named', { codeDigest: 'digest' }],
  ['asked', 'led-to', { otherId: 'party' }],
  ['let be', 'written-off', { cents: 6500 }],
  ['date', 'opened'],
  ['date', 'changed'],
  ['date', 'written-to'],
]
const momentOf = (nth: number) => new Date(Date.UTC(2025, 8, 21, 10, 0, nth))
const lastAt = (id: string, said: string) =>
  momentOf(told.findLastIndex(([of, what]) => of === id && what === said))

leave('042-entries', async (db) => {
  const all = Object.entries(statusOf).map(([id, status]) => ({ id, status }))
  await addBookings(db, ...all)
  for (const [nth, [of, what, detail = {}]] of told.entries()) {
    const [booking, session] = of === 'date' ? [null, of] : [of, null]
    await sql`insert into event (id, reservation_id, session_id, at, number, by, what, detail)
      values (${`e${nth}`}, ${booking}, ${session}, ${momentOf(nth).toISOString()}, ${nth},
        'owner', ${what}, ${JSON.stringify(detail)})`.execute(db)
  }
  for (const [id, nth, workshopOn] of [
    ['cancelled', 1, dates.from],
    ['goes on', 2, dates.to],
  ]) {
    const {
      number: _,
      reservationId: _id,
      issuedOn: _on,
      paymentSentence: terms,
      ...facts
    } = invoice()
    await sql`insert into invoice (year, number, reservation_id, issued_on, facts)
      values (2025, ${nth}, ${id}, '2025-09-21', ${JSON.stringify({ ...facts, terms, workshopOn })})`.execute(
      db,
    )
  }
})

it.each(databases)('$name: what the office asked of the history stands in rows', async (on) => {
  const { store, db } = await upgradedOn(on)
  const ids = Object.keys(statusOf)
  const [calledOff, cancelled, goesOn, , , request] = await store.reservations.listEach(ids)
  expect(calledOff!.ending).toEqual({
    what: 'called-off',
    by: 'owner',
    at: lastAt('called off', 'called-off'),
    was: 'paid',
    refundId: 'r',
    refundCents: 8000,
    voucherCents: 500,
  })
  const cancelledAt = lastAt('cancelled', 'cancelled')
  expect(cancelled!.ending).toMatchObject({ at: cancelledAt, refundCents: 0, voucherCents: 0 })
  expect(goesOn!.ending).toBeUndefined()
  const nothing = { givenUpCents: 0, keptGivenUpCents: 0, retakenCents: 0, refundId: undefined }
  expect(await store.party.listChangesOf('party')).toMatchObject([
    { ...nothing, places: 1 },
    { ...given, places: -1, retakenCents: 0 },
    { ...nothing, places: 1, retakenCents: 6000 },
    { ...nothing, places: -1 },
  ])
  const at = lastAt('left it', 'split-off')
  const left = { reservationId: 'left it', leftId: 'party', at, participants: 1 }
  expect(await store.party.findLastSplitFrom('party')).toEqual({ ...left, succeeded: true })
  expect(request).toMatchObject({ voucherDigest: 'digest', ledTo: 'party' })
  expect(await store.history.listNoticesOf(['let be'])).toMatchObject([
    { kind: 'written-off', day: '' },
  ])
  expect((await store.sessions.listChangeTimes(['date'])).get('date')).toEqual(
    lastAt('date', 'changed'),
  )
  // The booking that ended before its invoice is as it was invoiced; the other has moved to another
  // day.
  expect(await store.invoices.listChangedSinceInvoiced('2025-09-01')).toEqual(['goes on'])
  const refused = sql`update invoice set facts = ''`.execute(db)
  await expect(refused).rejects.toThrow('what was invoiced is not changed')
})

leave('054-further-days', async (db) => {
  await sql`update session set teacher = 'other-half'`.execute(db)
  await sql`insert into mail (id, kind, recipient, language, message_id, content, state, attempts,
    due_at, created_at, held_with)
    values ('several', 'contact-sender', '', 'nl', '<several>', '', 'waiting', 0, '', '',
      'contact-sender mailbox')`.execute(db)
})

it.each(databases)('$name: a teacher and a mail have the words of now', async (on) => {
  const { store, db } = await upgradedOn(on)
  expect((await store.sessions.find('date'))?.teacher).toBe('cook')
  const { rows } = await sql`select kind, held_with from mail where id = 'several'`.execute(db)
  expect(rows).toEqual([{ kind: 'contact-guest', held_with: 'contact mailbox' }])
})
