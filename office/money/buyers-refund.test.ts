import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift, giftOrder } from '#tests/support/gift-vouchers.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { withdrawVoucher } from '../vouchers/withdraw-voucher.ts'
import { changeRefundAccount } from './refund-account.ts'
import { fileNewTransfers } from './refund-transfers.ts'

const known = 'BE71096123456769'
const typed = 'BE62510007547061'
const farm = freshOffice()

async function paidAndTakenBack(reservationId: string) {
  const { id, code } = await buyGift(farm.office, { amount: '150' })
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
    await paidAndTakenBack(id)
    farm.setClock(cancelledAt)
    await farm.cancel({ id, by: 'guest', iban: typed })
    await farm.pay(deposit, { iban: known })
    const refunds = await farm.refunds(id)
    const whose = refunds.map(({ amountCents, iban, isBuyers }) => [amountCents, iban, isBuyers])
    expect(whose.toSorted()).toEqual([
      [cents, '', true],
      [cents, known, undefined],
    ])
  },
)

it('the buyers of all vouchers that a refund pays back are told, each of their own cents', async () => {
  const id = await farm.confirmed()
  const first = await paidAndTakenBack(id)
  await farm.changeParty({ id, participants: 3 })
  const second = await paidAndTakenBack(id)
  await farm.cancel({ id, by: 'guest' })
  farm.forgetTold()
  await farm.payRefunds(id)
  const told = farm.office.notified.flatMap((news) =>
    news.kind === 'voucher-refunded' ? [[news.voucher.id, news.voucher.refundCents]] : [],
  )
  expect(Object.fromEntries(told)).toEqual({ [first]: 6500, [second]: 13_000 })
})

it('a refund to the account that a buyer told the owner is in the buyer’s name', async () => {
  const id = await farm.confirmed()
  await paidAndTakenBack(id)
  await farm.cancel({ id, by: 'guest' })
  const [refund] = await farm.refunds(id)
  await changeRefundAccount(farm.office, { id: refund!.id, typed })
  const transfers = await fileNewTransfers(farm.office)
  expect(transfers).toMatchObject([{ iban: typed, name: giftOrder.buyerName, cents: 6500 }])
})
