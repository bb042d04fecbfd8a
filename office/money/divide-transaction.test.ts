import { expect, it } from 'vitest'
import { freshStatementOffice } from '#tests/support/statements/statement-office.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { readCashLines } from './accountant.ts'
import { type Decision, decideTransaction } from './decide-transaction.ts'

const farm = freshStatementOffice()
const onlyOne = async () => (await farm.office.store.transactions.toDecide())[0]!
const decide = async (decision: Decision) =>
  decideTransaction(farm.office, (await onlyOne()).key, decision)
const cash = async () => {
  const lines = await readCashLines(farm.office.store, { from: '2025-09-01', until: '2025-09-30' })
  return lines.map(({ reservationId, receivedCents }) => [reservationId, receivedCents] as const)
}

it('one transfer is divided over bookings, each told once, and each counted in the cash book', async () => {
  const [one, other] = [await farm.booking('Fien Maes'), await farm.booking('Fien Maes')]
  await farm.importAll(transfer({ cents: 13_000, name: 'MAES FIEN', text: 'twee keer voorschot' }))
  const shares = [one, other].map(({ id }) => ({ reservationId: id, cents: 6500 }))
  const tooMuch = { reservationId: one.id, cents: 13_001 }
  expect(await decide({ kind: 'divide', shares: [tooMuch] })).toBe('does-not-fit')
  expect(await decide({ kind: 'divide', shares })).toBe('done')
  for (const { id } of [one, other]) {
    expect(await farm.paid(id)).toEqual({ deposit: 6500, balance: 0 })
  }
  expect(farm.kindsTold()).toEqual(['secured', 'secured'])
  expect(await farm.office.store.transactions.toDecide()).toEqual([])
  expect(new Map(await cash())).toEqual(
    new Map([
      [one.id, 6500],
      [other.id, 6500],
    ]),
  )
})

it('a part of a transfer is booked by hand, and the rest keeps waiting', async () => {
  const [one, other] = [await farm.booking('Fien Maes'), await farm.booking('Lander Claes')]
  await farm.importAll(transfer({ cents: 10_000, name: 'MAES FIEN', text: 'voor ons twee' }))
  expect(await decide({ kind: 'book', reservationId: one.id, cents: 10_001 })).toBe('does-not-fit')
  await decide({ kind: 'book', reservationId: one.id, cents: 4000 })
  expect((await onlyOne()).detail).toMatchObject({ restCents: 6000 })
  await decide({ kind: 'book', reservationId: other.id })
  expect(await farm.paid(one.id)).toEqual({ deposit: 4000, balance: 0 })
  expect(await farm.paid(other.id)).toEqual({ deposit: 6000, balance: 0 })
  expect(await farm.office.store.transactions.toDecide()).toEqual([])
})
