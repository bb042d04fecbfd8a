import { beforeEach, expect, it } from 'vitest'
import { listRefunds } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { doDueWork } from '../due/do-due-work.ts'
import { listToDos } from '../due/to-do.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { receivePayment, writeOff } from './receive-payment.ts'
import { keepRefundAccount } from './refund-account.ts'

const farm = freshOffice()
let id: string
beforeEach(async () => {
  id = await farm.phone(2)
})

const toDo = async () =>
  (await listToDos(farm.store, farm.office.clock.now())).map(({ kind }) => kind)
async function afterTheDay() {
  farm.setClock('2025-10-01T07:00:00Z')
  await doDueWork(farm.office)
}

it('a debt after the day waits for the owner until it is paid', async () => {
  await receivePayment(farm.office, { id, kind: 'deposit' })
  await afterTheDay()
  expect(await toDo()).toEqual(['late'])
  await receivePayment(farm.office, { id, kind: 'balance' })
  expect(await toDo()).toEqual([])
})

it('a debt that the owner writes off waits no longer, and can be paid after all', async () => {
  expect((await writeOff(farm.office, id)).kind).toBe('refused')
  await afterTheDay()
  expect((await writeOff(farm.office, id)).kind).toBe('done')
  expect((await writeOff(farm.office, id)).kind).toBe('done-before')
  expect(await toDo()).toEqual([])
  const events = await farm.store.history.listEvents(id)
  expect(events.filter(({ what }) => what === 'written-off')).toMatchObject([
    { by: 'owner', detail: { cents: 13_000 } },
  ])
  expect((await receivePayment(farm.office, { id, kind: 'deposit' })).kind).toBe('done')
})

it('the account of a refund is the one the owner heard, if a transfer can reach it', async () => {
  await receivePayment(farm.office, { id, kind: 'deposit' })
  await cancelReservation(farm.office, { id, by: 'owner' })
  const account = async () => (await listRefunds(farm.store))[0]!
  const refund = (await account()).id
  const keep = (typed: string) => keepRefundAccount(farm.office, { id: refund, typed })
  expect((await keep('BE71 0961 2345 6768')).kind).toBe('invalid')
  expect((await account()).iban).toBe('')
  expect((await keep('be71 0961 2345 6769')).kind).toBe('done')
  expect((await account()).iban).toBe('BE71096123456769')
})
