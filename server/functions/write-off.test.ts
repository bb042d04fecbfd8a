import { beforeEach, expect, it } from 'vitest'
import { addSession } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { listToDos } from '../desk/to-do.ts'
import { bookByFarm } from './book-by-farm.ts'
import { doDueWork } from './do-due-work.ts'
import { keepRefundAccount } from './pay-refund.ts'
import { receivePayment } from './receive-payment.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { writeOff } from './write-off.ts'

let office: TestOffice
let id: string
beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  const sessionId = await addSession(fresh.store)
  const caller = { name: 'Bram', email: '', language: 'nl', note: '' } as const
  const booked = await bookByFarm(office, { ...caller, sessionId, participants: 2 })
  if (booked.kind !== 'booked') throw new Error(booked.kind)
  id = booked.reservationId
  return () => fresh[Symbol.asyncDispose]()
})

const toDo = async () => (await listToDos(office.store, office.clock.now())).map(({ kind }) => kind)
async function afterTheDay() {
  office.setClock(new Date('2025-10-01T07:00:00Z'))
  await doDueWork(office)
}

it('what is owed after the day waits for the owner until it is paid', async () => {
  await receivePayment(office, { id, kind: 'deposit' })
  await afterTheDay()
  expect(await toDo()).toEqual(['owing'])
  await receivePayment(office, { id, kind: 'balance' })
  expect(await toDo()).toEqual([])
})

it('what the owner lets be waits no longer, once, and can be paid after all', async () => {
  expect((await writeOff(office, id)).kind).toBe('refused')
  await afterTheDay()
  expect((await writeOff(office, id)).kind).toBe('done')
  expect((await writeOff(office, id)).kind).toBe('done-before')
  expect(await toDo()).toEqual([])
  const events = await office.store.listEvents(id)
  expect(events.filter(({ what }) => what === 'written-off')).toMatchObject([
    { by: 'owner', detail: { cents: 13_000 } },
  ])
  expect((await receivePayment(office, { id, kind: 'deposit' })).kind).toBe('done')
})

it('the account of a refund is what the owner heard, if a transfer can reach it', async () => {
  await receivePayment(office, { id, kind: 'deposit' })
  await cancelReservation(office, { id, by: 'owner' })
  const account = async () => (await office.store.listRefunds())[0]!
  const refund = (await account()).id
  const keep = (typed: string) => keepRefundAccount(office, { id: refund, typed })
  expect((await keep('BE71 0961 2345 6768')).kind).toBe('invalid')
  expect((await account()).iban).toBe('')
  expect((await keep('be71 0961 2345 6769')).kind).toBe('done')
  expect((await account()).iban).toBe('BE71096123456769')
})
