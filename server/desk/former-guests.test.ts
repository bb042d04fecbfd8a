import { beforeEach, expect, it } from 'vitest'
import { addSession, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { bookByFarm } from '../functions/book-by-farm.ts'
import { callOffDate } from '../functions/call-off-date.ts'
import { cancelReservation } from '../functions/cancel-reservation.ts'
import { payRefund } from '../functions/pay-refund.ts'
import { receivePayment } from '../functions/receive-payment.ts'
import { listFormerGuests } from './former-guests.ts'

let office: TestOffice
let sessionId: string

beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  sessionId = await addSession(fresh.store)
  return () => fresh[Symbol.asyncDispose]()
})

const hoursLater = (hours: number) => office.setClock(new Date(start.getTime() + hours * 3_600_000))

async function book(name: string): Promise<string> {
  const party = { participants: 1, name, email: '', note: '', language: 'nl' } as const
  const booked = await bookByFarm(office, { sessionId, ...party })
  if (booked.kind !== 'booked') throw new Error(booked.kind)
  return booked.reservationId
}

const listed = async () =>
  (await listFormerGuests(office.store, sessionId)).map(
    ({ reservation, ended, owedCents, refundedCents }) =>
      [reservation.name, ended?.what, ended?.by, owedCents, refundedCents] as const,
  )

it('who is owed money comes first, then who left last; whoever comes is not there', async () => {
  const an = await book('An')
  const bo = await book('Bo')
  await book('Cleo')
  await receivePayment(office, { id: an, kind: 'deposit' })
  hoursLater(1)
  await cancelReservation(office, { id: an, by: 'owner' })
  hoursLater(2)
  await cancelReservation(office, { id: bo, by: 'guest' })
  expect(await listed()).toEqual([
    ['An', 'cancelled', 'owner', 3250, 0],
    ['Bo', 'cancelled', 'guest', 0, 0],
  ])

  const [refund] = await office.store.listRefunds()
  await payRefund(office, refund!.id)
  hoursLater(3)
  await callOffDate(office, sessionId)
  expect(await listed()).toEqual([
    ['Cleo', 'called-off', 'owner', 0, 0],
    ['Bo', 'cancelled', 'guest', 0, 0],
    ['An', 'cancelled', 'owner', 0, 3250],
  ])
})
