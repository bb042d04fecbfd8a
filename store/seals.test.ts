import { expect, it } from 'vitest'
import { mailboxDigest, turnsOfMailbox } from '#booking/people/digests.ts'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { databases, sqlite } from '#tests/support/stores.ts'
import { openDatabase } from './open-database.ts'

const email = 'zoe@example.org'
const digest = mailboxDigest(email)
const { others } = turnsOfMailbox(email)
const turns = { left: 2.25, at: start.getTime() }

it.each(databases)('$name: nobody without the secret can tell whose a mailbox is', async (on) => {
  await using fresh = await on.openFreshStore()
  const { store } = fresh
  const booked = reservation(await addSession(store), { email })
  const unproven = { reservationId: booked.id, mailbox: digest, network: 'n', madeAt: start }
  await store.change(async (changes) => {
    await changes.reservations.add(booked)
    await changes.mailboxes.saveProven(email, start)
    await changes.turns.saveEach(new Map([[others, turns]]))
    await changes.unproven.add({ ...unproven, endsAt: undefined })
  })
  expect(JSON.stringify((await store.copy()).tables)).not.toContain(digest)
  expect(await store.mailboxes.isProven(email)).toBe(true)
  expect((await store.turns.listEach([others])).get(others)).toEqual(turns)
  // A query by the plain digest gives it back, although the row holds a seal.
  expect(await store.unproven.listLike({ mailbox: digest })).toMatchObject([{ mailbox: digest }])
  expect(await store.personalData.getRowsAbout(email)).toMatchObject({
    proven_mailbox: [{}],
    mailbox_pace: [{}],
    unproven: [{}],
  })
})

it('a seal of an earlier secret is found while the secret is kept, and with none of them not', async () => {
  await using place = await sqlite.findEmptyStore()
  const open = (...secrets: readonly string[]) =>
    openDatabase({ dataDir: place.dataDir, databaseUrl: undefined, secrets: () => secrets })
  const first = await open('first')
  await first.change(async (changes) => {
    await changes.mailboxes.saveProven(email, start)
    await changes.turns.saveEach(new Map([[digest, turns]]))
  })
  await first.close()
  const rotated = await open('first', 'second')
  expect(await rotated.mailboxes.isProven(email)).toBe(true)
  const turnsLeft = async () => (await rotated.turns.listEach([digest])).get(digest)
  expect(await turnsLeft()).toEqual(turns)
  const spent = new Map([[digest, { ...turns, left: 0 }]])
  await rotated.change((changes) => changes.turns.saveEach(spent))
  expect(await turnsLeft()).toMatchObject({ left: 0 })
  expect((await rotated.personalData.getRowsAbout(email)).mailbox_pace).toHaveLength(2)
  await rotated.close()
  const other = await open('third')
  expect(await other.mailboxes.isProven(email)).toBe(false)
  await other.close()
})
