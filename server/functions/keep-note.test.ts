import { beforeEach, expect, it } from 'vitest'
import { addSession, reservation } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { correctGuest } from './keep-note.ts'

let office: TestOffice
let id: string

beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  const booking = reservation(await addSession(fresh.store))
  await fresh.store.change(async (changes) => {
    await changes.takePlaces(booking.sessionId, booking.participants)
    await changes.addReservation(booking)
  })
  id = booking.id
  return () => fresh[Symbol.asyncDispose]()
})

const found = async () => (await office.store.findReservation(id))!
const name = 'Anneleen Peeters'

it('an address that is mended ends the links a stranger was sent, and the guest gets new ones', async () => {
  expect(await correctGuest(office, id, { name, email: 'anneleen@example.net' })).toEqual({
    kind: 'done',
  })
  expect(await found()).toMatchObject({ email: 'anneleen@example.net', linkVersion: 2 })
  expect(office.told).toMatchObject([
    { kind: 'new-link', reservation: { email: 'anneleen@example.net', linkVersion: 2 } },
  ])
})

it('a name that is mended, or an address written in capitals, leaves the links as they are', async () => {
  const email = 'Anneleen@Example.org'
  await correctGuest(office, id, { name: 'Anneleen Pieters', email })
  expect(await found()).toMatchObject({ name: 'Anneleen Pieters', email, linkVersion: 1 })
  expect(office.told).toEqual([])
})

it('of a booking that is over, the old links end and nobody is written to', async () => {
  await cancelReservation(office, { id, by: 'owner' })
  office.told.length = 0
  await correctGuest(office, id, { name, email: 'anneleen@example.net' })
  expect(await found()).toMatchObject({ linkVersion: 2 })
  expect(office.told).toEqual([])
})

it('a booking that is not there is not mended', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const typed = { name, email: 'anneleen@example.net' }
  expect(await correctGuest(office, nobody, typed)).toEqual({ kind: 'no-such-reservation' })
})
