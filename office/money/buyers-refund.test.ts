import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift, giftOrder } from '#tests/support/gift-vouchers.ts'
import { exportPerson } from '../personal-data/export-person.ts'
import { splitParty } from '../party/split-party.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { withdrawVoucher } from '../vouchers/withdraw-voucher.ts'
import { changeRefundAccount } from './refund-account.ts'
import { fileNewTransfers } from './refund-transfers.ts'

const known = 'BE71096123456769'
const typed = 'BE62510007547061'
const farm = freshOffice()

async function paidAndTakenBack(reservationId: string, buyerName = giftOrder.buyerName) {
  const { id, code } = await buyGift(farm.office, { amount: '150', buyerName })
  await redeemVoucher(farm.office, { by: 'guest', reservationId, typed: code })
  await withdrawVoucher(farm.office, { id, iban: undefined, by: 'owner' })
  return id
}

it.each([
  ['all', '2025-09-16T10:00:00Z', 6500],
  ['a part', '2025-09-25T10:00:00Z', 3250],
])(
  'an account that a later statement shows is for the guest’s money alone, where %s goes back',
  async (_, cancelledAt, cents) => {
    const { id, deposit } = await farm.owing()
    await farm.receive({ id, kind: 'deposit' })
    const voucher = await paidAndTakenBack(id)
    farm.setClock(cancelledAt)
    await farm.cancel({ id, by: 'guest', iban: typed })
    await farm.pay(deposit, { iban: known })
    const refunds = await farm.refunds(id)
    const whose = refunds.map(({ amountCents, iban, voucherId }) => [amountCents, iban, voucherId])
    expect(whose.toSorted()).toEqual([
      [cents, '', voucher],
      [cents, known, undefined],
    ])
  },
)

/** The buyers who are told that money went back, when the farm pays all of the booking. */
async function toldOnceRepaid(id: string) {
  farm.forgetTold()
  await farm.payRefunds(id)
  const told = farm.office.notified.flatMap((news) =>
    news.kind === 'voucher-refunded' ? [[news.voucher.id, news.voucher.refundCents]] : [],
  )
  return Object.fromEntries(told)
}

it('the buyers of all vouchers that a booking pays back are paid and told apart, each of their own cents', async () => {
  const id = await farm.confirmed()
  const first = await paidAndTakenBack(id)
  await farm.changeParty({ id, participants: 3 })
  const second = await paidAndTakenBack(id, 'Lotte Wouters')
  await farm.cancel({ id, by: 'guest' })
  for (const refund of await farm.refunds(id)) {
    const typedBy = refund.amountCents === 6500 ? typed : known
    await changeRefundAccount(farm.office, { id: refund.id, typed: typedBy })
  }
  expect(await fileNewTransfers(farm.office)).toMatchObject([
    { iban: known, name: 'Lotte Wouters', cents: 13_000 },
    { iban: typed, name: giftOrder.buyerName, cents: 6500 },
  ])
  expect(await toldOnceRepaid(id)).toEqual({ [first]: 6500, [second]: 13_000 })
})

it('money of a buyer that went along with a split goes back to the buyer, who is told', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const early = await paidAndTakenBack(id)
  const sessionId = await farm.addEvening('2025-11-25', { capacity: 3 })
  const outcome = await splitParty(farm.office, { id, going: 1, sessionId, by: 'owner' })
  if (outcome.kind !== 'done') throw new Error(outcome.kind)
  const { other } = outcome
  await farm.cancel({ id: other.id, by: 'guest' })
  const [refund] = await farm.refunds(other.id)
  await changeRefundAccount(farm.office, { id: refund!.id, typed })
  const transfers = await fileNewTransfers(farm.office)
  expect(transfers).toMatchObject([{ iban: typed, name: giftOrder.buyerName, cents: 6500 }])
  expect(await toldOnceRepaid(other.id)).toEqual({ [early]: 6500 })
})

it('a refund to the account that a buyer told the owner is in the buyer’s name', async () => {
  const id = await farm.confirmed()
  await paidAndTakenBack(id)
  await farm.cancel({ id, by: 'guest' })
  const [refund] = await farm.refunds(id)
  await changeRefundAccount(farm.office, { id: refund!.id, typed })
  const transfers = await fileNewTransfers(farm.office)
  expect(transfers).toMatchObject([{ iban: typed, name: giftOrder.buyerName, cents: 6500 }])
  const { email } = await farm.found(id)
  const accountsOf = async (person: string) =>
    (await exportPerson(farm.store, person, farm.office.clock.now())).refund.map(({ iban }) => iban)
  expect([await accountsOf(email), await accountsOf(giftOrder.buyerEmail)]).toEqual([[''], [typed]])
})
