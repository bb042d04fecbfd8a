import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { comingBookingsOf } from '#store/reservations.ts'
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

it('an address nobody booked with is looked for in the same steps, and no table is read', async () => {
  const { fresh, office } = await officeWith('anneleen@example.org')
  await using _ = fresh
  const stepsFor = async (email: string) => {
    const steps: string[] = []
    const watched = <T extends object>(whole: T): T =>
      Object.fromEntries(
        Object.entries(whole).map(([name, step]) => {
          if (typeof step !== 'function') return [name, step]
          return [name, (...given: unknown[]) => (steps.push(name), step(...given))]
        }),
      ) as T
    const change: typeof fresh.store.change = (work) =>
      fresh.store.change((changes) => work(watched(changes)))
    await sendLinksAgain({ ...office, store: watched({ ...fresh.store, change }) }, email)
    return steps
  }
  const search = ['change', 'houseValues', 'findTurns', 'keepTurns', 'comingBookingsOf']
  expect(await stepsFor('bram@example.org')).toEqual(search)
  expect(await stepsFor('anneleen@example.org')).toEqual([...search, 'findReservation', 'addEvent'])
  // Asked again within the hour, there is nothing left to tell them by.
  expect(await stepsFor('bram@example.org')).toEqual(search)
  expect(await stepsFor('anneleen@example.org')).toEqual(search)
})

it('a booking is found by an index of its address', async () => {
  const { fresh, booking } = await officeWith('anneleen@example.org')
  await using _ = fresh
  const db = fresh.tables()
  const { sql: query, parameters } = comingBookingsOf(db, booking.email, start).compile()
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query}`, [...parameters]),
  )
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain('reservation_by_sought_email')
  expect(plan).not.toMatch(/SCAN (reservation|session)/)
})

it('the address is found as it was mended, and not as it was before', async () => {
  const { fresh, office, booking } = await officeWith('anneleen@example.org')
  await using _ = fresh
  const email = 'Bram@example.org'
  await fresh.store.change((changes) => changes.updateReservation(booking.id, { email }))
  await sendLinksAgain(office, 'anneleen@example.org')
  expect(office.told).toEqual([])
  await sendLinksAgain(office, 'bram@example.org')
  expect(office.told).toHaveLength(1)
})

it('a name that was forgotten leaves no address to look for', async () => {
  const { fresh, office, booking } = await officeWith('anneleen@example.org')
  await using _ = fresh
  await fresh.store.change((changes) => changes.stripReservations([booking.id]))
  await sendLinksAgain(office, booking.email)
  expect(office.told).toEqual([])
})

it('the farm’s own new link ends those before it', async () => {
  const { fresh, office, booking } = await officeWith('anneleen@example.org')
  await using _ = fresh
  await replaceLink(office, booking.id)
  expect(office.told).toMatchObject([{ reservation: { linkVersion: 2 }, endsOthers: true }])
  expect(await office.store.findReservation(booking.id)).toMatchObject({ linkVersion: 2 })
})
