import { hourMs } from '#booking/dates/brussels-time.ts'
import { CompiledQuery } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { withOverrides } from '#booking/with-overrides.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters } from '#tests/support/letters.ts'
import { reservation, start } from '#tests/support/records.ts'
import { comingBookingsOf } from '#store/reservations/reservations.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { LinkEnded, officeOfLink } from './office-of-link.ts'
import { replaceLink, sendLinksAgain } from './send-new-link.ts'

const farm = freshOffice()
const email = 'anneleen@example.org'
let id = ''
beforeEach(async () => {
  const booking = reservation(farm.sessionId, { email })
  id = booking.id
  await farm.store.change((changes) => changes.reservations.add(booking))
})
const askFor = (typed: string) => sendLinksAgain(farm.office, typed)
const mend = (to: string) =>
  farm.store.change((changes) => changes.reservations.update(id, { email: to }))

it('a lost link is found by an address with capitals and a space before it', async () => {
  await askFor(' Anneleen@Example.org')
  expect(farm.office.notified).toMatchObject([{ kind: 'new-link', reservation: { id } }])
})

it.each(['', 'anneleen+other@example.org', 'bram@example.org'])(
  'no mail goes out for %j',
  async (typed) => {
    await askFor(typed)
    expect(farm.office.notified).toEqual([])
  },
)

it('a guest who asks for a link ends none, and is mailed once an hour', async () => {
  for (const _ of ['once', 'twice']) await askFor(email)
  expect(farm.office.notified).toMatchObject([
    { reservation: { linkVersion: 1 }, endsOthers: false },
  ])
  farm.pass(hourMs)
  await askFor(email)
  expect(farm.office.notified).toHaveLength(2)
  expect(await farm.found(id)).toMatchObject({ linkVersion: 1 })
})

it('an unknown address is looked up in the same steps, and no table is read', async () => {
  const { office, store } = farm
  const stepsFor = async (typed: string) => {
    const steps: string[] = []
    const watched = <T extends object>(whole: T, of = ''): T =>
      Object.fromEntries(
        Object.entries(whole).map(([name, step]) => {
          // A subject that is only changed reads nothing.
          if (typeof step !== 'function') return [name, watched(step ?? {}, `${name}.`)]
          return [name, (...given: unknown[]) => (steps.push(of + name), step(...given))]
        }),
      ) as T
    const change: typeof store.change = (work) => store.change((changes) => work(watched(changes)))
    await sendLinksAgain({ ...office, store: watched(withOverrides(store, { change })) }, typed)
    return steps
  }
  const search = [
    'change',
    'houseChanges.getValues',
    'turns.listEach',
    'turns.saveEach',
    'reservations.listComingOf',
  ]
  expect(await stepsFor('bram@example.org')).toEqual(search)
  expect(await stepsFor(email)).toEqual([...search, 'reservations.get', 'history.addEvent'])
  // A mailbox that asks again within the hour takes the steps of an unknown one.
  expect(await stepsFor('bram@example.org')).toEqual(search)
  expect(await stepsFor(email)).toEqual(search)
})

it('a booking is found by an index of its address', async () => {
  const db = farm.fresh.tables()
  const { sql: query, parameters } = comingBookingsOf(db, email, start).compile()
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query}`, [...parameters]),
  )
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain('reservation_by_sought_email')
  expect(plan).not.toMatch(/SCAN (reservation|session)/)
})

it('a guest is found by the corrected address, and not by the old one', async () => {
  await mend('Bram@example.org')
  await askFor(email)
  expect(farm.office.notified).toEqual([])
  await askFor('bram@example.org')
  expect(farm.office.notified).toHaveLength(1)
})

it('the farm’s own new link ends all earlier links', async () => {
  await replaceLink(farm.office, id)
  const { linkVersion } = await farm.found(id)
  expect(linkVersion).not.toBe(1)
  expect(farm.office.notified).toMatchObject([{ reservation: { linkVersion }, endsOthers: true }])
})

it('the farm’s own new link, pressed twice, leaves no mail waiting with the link that ended', async () => {
  const writing = { ...farm.office, lettersOf: () => testLetters() }
  for (const _ of ['once', 'twice']) await replaceLink(writing, id)
  expect(await farm.store.mails.list()).toMatchObject([{ kind: 'new-link-guest', to: email }])
})

it('a link that ended after its page was read changes nothing', async () => {
  const office = officeOfLink(farm.office, { record: id, version: 1 })
  await replaceLink(farm.office, id)
  await expect(cancelReservation(office, { id, by: 'guest' })).rejects.toThrow(LinkEnded)
  expect(await farm.found(id)).toMatchObject({ status: 'requested' })
})
