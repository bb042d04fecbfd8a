import { expect, it } from 'vitest'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { replaceLink, sendLinksAgain } from './send-new-link.ts'

async function officeWith(email: string) {
  const fresh = await sqlite.openFreshStore()
  const booking = reservation(await addSession(fresh.store), { email })
  await fresh.store.change((changes) => changes.addReservation(booking))
  return { fresh, office: testOffice(fresh.store), booking }
}

it.each([' Anneleen@Example.org', 'anneleen@example.org'])(
  'a lost link is found by an address typed as %j',
  async (typed) => {
    const { fresh, office, booking } = await officeWith('anneleen@example.org')
    await using _ = fresh
    await sendLinksAgain(office, typed)
    expect(office.told).toMatchObject([{ kind: 'new-link', reservation: { id: booking.id } }])
  },
)

it('a lost link is found however the keyboard encodes an accent', async () => {
  const { fresh, office } = await officeWith('zo\u00eb@example.org')
  await using _ = fresh
  await sendLinksAgain(office, 'zoe\u0308@example.org')
  expect(office.told).toMatchObject([{ kind: 'new-link' }])
})

it.each(['', 'anneleen+other@example.org', 'bram@example.org'])(
  'nobody is written to for %j',
  async (typed) => {
    const { fresh, office } = await officeWith('anneleen@example.org')
    await using _ = fresh
    await sendLinksAgain(office, typed)
    expect(office.told).toEqual([])
  },
)

it('whoever asks ends no link, and is mailed once an hour', async () => {
  const { fresh, office, booking } = await officeWith('anneleen@example.org')
  await using _ = fresh
  await sendLinksAgain(office, booking.email)
  await sendLinksAgain(office, booking.email)
  expect(office.told).toMatchObject([{ reservation: { linkVersion: 1 }, endsOthers: false }])
  office.setClock(new Date(start.getTime() + 3_600_000))
  await sendLinksAgain(office, booking.email)
  expect(office.told).toHaveLength(2)
  expect(await office.store.findReservation(booking.id)).toMatchObject({ linkVersion: 1 })
})

it('the farm’s own new link ends those before it', async () => {
  const { fresh, office, booking } = await officeWith('anneleen@example.org')
  await using _ = fresh
  await replaceLink(office, booking.id)
  expect(office.told).toMatchObject([{ reservation: { linkVersion: 2 }, endsOthers: true }])
  expect(await office.store.findReservation(booking.id)).toMatchObject({ linkVersion: 2 })
})
