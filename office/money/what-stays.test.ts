import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters } from '#tests/support/letters.ts'
import { changeParty } from '../party/change-party.ts'
import { readReceiptsToVoid, voidReceipt } from './void-receipt.ts'
import { receiveByHand } from './receive-payment.ts'

const farm = freshOffice()

const at = (time: string) => farm.setClock(`2025-09-15T${time}+02:00`)
const writing = () => {
  const lettersOf = () => testLetters(farm.office.clock.now())
  return { ...farm.office, lettersOf }
}
const receive = (id: string, cents: number) =>
  receiveByHand(writing(), { id, cents, method: 'cash', day: '2025-09-15' })
const receipts = async (id: string) => readReceiptsToVoid(farm.store, await farm.found(id))
const takeBack = async (id: string, nth = 0) => {
  const { account } = (await receipts(id))[nth]!.receipt
  return voidReceipt(writing(), { id, account, notifies: true })
}
const mails = async () =>
  (await farm.store.mails.list()).map(({ kind, createdAt }) => [kind, createdAt])

it('money that remains after a mistake pays the deposit first, and the guest still reads of it', async () => {
  const { id } = await farm.owing()
  at('12:00:00')
  await receive(id, 4000)
  at('12:00:05')
  await receive(id, 5000)
  expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 2500 })
  expect((await mails()).map(([kind]) => kind)).toEqual(['secured-guest', 'part-received-guest'])
  at('12:00:10')
  expect(await takeBack(id)).toEqual({ kind: 'done' })
  expect(await farm.paidCents(id)).toEqual({ deposit: 5000, balance: 0 })
  expect((await farm.found(id)).status).toBe('confirmed')
  expect(await mails()).toEqual([['part-received-guest', farm.office.clock.now()]])
  const [stays, ...more] = await receipts(id)
  expect([stays?.pays, more]).toEqual([['deposit'], []])
})

it('a guest who has read of the remaining money, or has none left, gets no mail about money', async () => {
  const { id } = await farm.owing()
  at('12:00:00')
  await receive(id, 4000)
  const told = await farm.store.mails.list()
  await farm.store.change((changes) => changes.mails.drop(told, 'untried'))
  at('12:00:05')
  await receive(id, 2000)
  await changeParty(writing(), { id, participants: 3 })
  expect(await mails()).toHaveLength(2)
  expect(await takeBack(id, 1)).toEqual({ kind: 'done' })
  expect((await mails()).map(([kind]) => kind)).toEqual(['party-changed-guest'])
})
