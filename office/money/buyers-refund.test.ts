import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { withdrawVoucher } from '../vouchers/withdraw-voucher.ts'

const known = 'BE71096123456769'
const typed = 'BE62510007547061'
const farm = freshOffice()

/** A voucher without a known account pays what it can of a booking, and is taken back. */
async function paidAndTakenBack(reservationId: string, amount = '100') {
  const { id, code } = await buyGift(farm.office, { amount })
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
