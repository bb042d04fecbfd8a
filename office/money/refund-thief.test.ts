import { describe, expect, it } from 'vitest'
import { payableTo } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { listTransactions } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { lastGiftCode, orderGift } from '#tests/support/gift-vouchers.ts'
import { companionOf } from '#tests/support/companions.ts'
import { splitParty } from '../party/split-party.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { withdrawVoucher } from '../vouchers/withdraw-voucher.ts'

const guest = 'BE71096123456769'
const thief = 'BE62510007547061'
const buyer = 'BE68539007547034'

describe('a thief who knows every reference and has the guest’s link', () => {
  const farm = freshOffice()

  /** A confirmed booking of two that is not paid. */
  const booked = async () => {
    const id = await farm.confirmed({ participants: '2' })
    const { payments } = await farm.found(id)
    const [deposit, balance] = payments
    return { id, deposit: deposit!, balance: balance! }
  }
  /** Transfers to the thief within the day in which the guest can stop them. */
  const toThiefAtOnce = async () => {
    const now = farm.office.clock.now()
    const theirs = (await farm.refunds()).filter((refund) => payableTo(refund, now) === thief)
    return sum(theirs, ({ amountCents }) => amountCents)
  }
  const accountsOf = async (id: string) =>
    (await farm.refunds(id)).map(({ iban, amountCents, named }) => ({
      iban,
      amountCents,
      named: named?.iban,
    }))
  const timesWarned = () => farm.kindsTold().filter((kind) => kind === 'refund-account').length

  it('gains nothing by a cent towards the balance', async () => {
    const { id, deposit, balance } = await booked()
    await farm.pay(deposit.reference, { iban: guest, cents: deposit.amountCents })
    await farm.pay(balance.reference, { iban: thief, cents: 1 })
    await farm.cancel({ id, by: 'guest', iban: thief })
    expect(await toThiefAtOnce()).toBe(1)
    expect(await accountsOf(id)).toEqual([
      { iban: guest, amountCents: deposit.amountCents, named: thief },
      { iban: thief, amountCents: 1, named: undefined },
    ])
    expect(timesWarned()).toBe(1)
  })

  it('gains nothing by paying a cent too much, which waits for the owner', async () => {
    const { id, deposit, balance } = await booked()
    await farm.pay(deposit.reference, { iban: guest, cents: deposit.amountCents })
    await farm.pay(balance.reference, { iban: guest, cents: balance.amountCents })
    await farm.pay(balance.reference, { iban: thief, cents: 1 })
    expect(await listTransactions(farm.store)).toContainEqual(
      expect.objectContaining({ outcome: 'over', payerIban: thief }),
    )
    await farm.cancel({ id, by: 'guest', iban: thief })
    expect(await toThiefAtOnce()).toBe(0)
    expect(await accountsOf(id)).toMatchObject([{ iban: guest, named: thief }])
  })

  it('gains nothing by a companion’s share of a cent', async () => {
    const { id, deposit } = await booked()
    await farm.pay(deposit.reference, { iban: guest, cents: deposit.amountCents })
    const companion = await companionOf(farm.office, id)
    await farm.pay(companion.reference, { iban: thief, cents: 1 })
    await farm.cancel({ id, by: 'guest', iban: thief })
    expect(await toThiefAtOnce()).toBe(0)
    expect(await accountsOf(id)).toEqual([
      { iban: guest, amountCents: deposit.amountCents, named: undefined },
      { iban: '', amountCents: 1, named: thief },
    ])
  })

  it.each(['guest', 'owner'] as const)(
    'gains nothing by a cent beside a deposit that was marked by hand, when the %s cancels',
    async (by) => {
      const { id, deposit, balance } = await booked()
      await farm.receive({ id, kind: 'deposit' })
      await farm.pay(balance.reference, { iban: thief, cents: 1 })
      const iban = by === 'guest' ? thief : ''
      await farm.cancel({ id, by, iban })
      expect(await toThiefAtOnce()).toBe(1)
      expect(await accountsOf(id)).toEqual([
        { iban: '', amountCents: deposit.amountCents, named: by === 'guest' ? thief : undefined },
        { iban: thief, amountCents: 1, named: undefined },
      ])
      expect(timesWarned()).toBe(by === 'guest' ? 1 : 0)
    },
  )

  it('gains nothing by leaving the party for another date', async () => {
    const { id, deposit, balance } = await booked()
    await farm.pay(deposit.reference, { iban: guest, cents: deposit.amountCents })
    await farm.pay(balance.reference, { iban: guest, cents: balance.amountCents })
    const sessionId = await farm.addEvening('2025-11-25')
    const outcome = await splitParty(farm.office, { id, going: 1, sessionId, by: 'guest' })
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    const { other } = outcome
    await farm.cancel({ id: other.id, by: 'guest', iban: thief })
    await farm.cancel({ id, by: 'guest', iban: thief })
    expect(await toThiefAtOnce()).toBe(0)
    for (const each of [other.id, id]) {
      expect(await accountsOf(each)).toMatchObject([{ iban: guest, named: thief }])
    }
  })

  it('turns no voucher into money: its part of the payment goes to its buyer once they withdrew', async () => {
    const voucher = await orderGift(farm.office, { amount: '150' })
    const { reference, amountCents } = await farm.store.vouchers.get(voucher)
    await farm.pay(reference, { iban: buyer, cents: amountCents })
    const { id } = await booked()
    await redeemVoucher(farm.office, {
      by: 'guest',
      reservationId: id,
      typed: lastGiftCode(farm.office),
    })
    await withdrawVoucher(farm.office, { id: voucher, iban: thief })
    expect(await farm.store.vouchers.find(voucher)).toMatchObject({ refundIban: buyer })
    await farm.cancel({ id, by: 'guest', iban: thief })
    expect(await accountsOf(id)).toEqual([{ iban: buyer, amountCents: 13_000, named: undefined }])
  })

  it('names no account for a voucher that somebody else paid nearly all of', async () => {
    const voucher = await orderGift(farm.office, { amount: '100' })
    const { reference } = await farm.store.vouchers.get(voucher)
    await farm.pay(reference, { iban: buyer, cents: 9999 })
    await farm.pay(reference, { iban: thief, cents: 1 })
    await withdrawVoucher(farm.office, { id: voucher, iban: undefined })
    expect(await farm.store.vouchers.find(voucher)).toMatchObject({ refundIban: '' })
  })
})
