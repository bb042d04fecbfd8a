import { dayOf } from '#booking/dates/brussels-time.ts'
import { beforeEach, expect, test } from 'vitest'
import { nameOf, owedCents } from '#booking/money/owed.ts'
import { nextPaymentOf } from '#booking/money/next-payment.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { start } from '#tests/support/records.ts'
import { changeHouse } from '../house/change-house.ts'
import { splitParty } from '../party/split-party.ts'

const farm = freshOffice()
const days = { depositDays: 5, balanceDaysBefore: 7 }
const terms = { what: 'payment', depositPercent: 100, ...days } as const
let far = ''
beforeEach(async () => {
  far = await farm.addEvening('2025-11-25', { capacity: 5 })
  await changeHouse(farm.office, [terms])
})

/** The name of a booking's first payment, its open sum, and its status. */
const stands = async (id: string) => {
  const { payments, status } = await farm.found(id)
  return [nameOf('deposit', payments), owedCents(payments), status]
}
const pay = async (id: string) => {
  const toPay = nextPaymentOf((await farm.found(id)).payments, { today: dayOf(start) })!
  await farm.pay(toPay.reference, { cents: toPay.cents })
}

test('a booking that pays at once has one payment through its whole life', async () => {
  const id = await farm.confirmed({ participants: '2' })
  expect(await stands(id)).toEqual(['whole', 13_000, 'confirmed'])
  await pay(id)
  expect(await stands(id)).toEqual(['whole', 0, 'paid'])
  await farm.changeParty({ id, participants: 3 })
  expect(await stands(id)).toEqual(['whole', 6500, 'confirmed'])
  await pay(id)
  await farm.move({ id, sessionId: far, by: 'guest' })
  expect(await stands(id)).toEqual(['whole', 0, 'paid'])
  const going = { id, going: 1, sessionId: farm.sessionId, by: 'guest' } as const
  const split = await splitParty(farm.office, going)
  if (split.kind !== 'done') throw new Error(split.kind)
  expect(await stands(id)).toEqual(['whole', 0, 'paid'])
  expect(await stands(split.other.id)).toEqual(['whole', 0, 'paid'])
  await farm.cancel({ id, by: 'guest' })
  expect(await farm.refunds()).toMatchObject([{ amountCents: 13_000 }])
  const kinds = new Set(farm.kindsTold())
  expect(['secured', 'balance-request'].filter((kind) => kinds.has(kind))).toEqual([])
})

test('a booking keeps two payments where it was made before, and one where the house goes back', async () => {
  const at100 = await farm.confirmed({ participants: '2' })
  await changeHouse(farm.office, [{ ...terms, depositPercent: 30 }])
  const at30 = await farm.confirmed({ participants: '2' })
  await changeHouse(farm.office, [{ ...terms, depositPercent: 50 }])
  for (const id of [at100, at30]) await farm.changeParty({ id, participants: 4 })
  const amounts = async (id: string) =>
    (await farm.found(id)).payments.map(({ amountCents }) => amountCents)
  expect(await amounts(at100)).toEqual([26_000, 0])
  expect(await amounts(at30)).toEqual([7800, 18_200])
})
