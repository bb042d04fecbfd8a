import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import {
  buyGift,
  giftCodeIn,
  giftOrder,
  lastGiftCode,
  orderGift,
} from '#tests/support/gift-vouchers.ts'
import { mailOffice } from '#tests/support/mail-office.ts'
import { mailBudget } from '../limits.ts'
import { changeHouse } from '../house/change-house.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { extendVoucher } from './extend-voucher.ts'
import { receiveVoucher, sendVoucherAgain } from './receive-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { sellVoucher } from './sell-voucher.ts'
import { markVoucherRefundPaid, withdrawVoucher } from './withdraw-voucher.ts'

const farm = freshOffice()
const toNele = { receiverEmail: 'nele@example.org' }
const paidBy = async (iban: string, id: string) => {
  const { reference: structured, amountCents: cents } = await farm.store.vouchers.get(id)
  await farm.pay(structured, { cents, iban, name: 'B. Claes' })
}

it('a voucher sent a hundred times fills no mailbox, and the code that arrives last works', async () => {
  const { id } = await buyGift(farm.office, { ...toNele, amount: '65' })
  const office = mailOffice(farm.store)
  for (let n = 0; n < 100; n++) await sendVoucherAgain(office, id)
  expect(await office.sendDue()).toHaveLength(mailBudget.mailbox.others.atOnce)
  office.forward(mailBudget.mailbox.others.oneEachMs)
  const [last, ...more] = await office.sendDue()
  expect(more).toEqual([])
  const typed = giftCodeIn(last!.content.text)
  const paying = { by: 'guest', reservationId: await farm.confirmed(), typed } as const
  expect(await redeemVoucher(farm.office, paying)).toMatchObject({ kind: 'redeemed' })
})

it('a sale that is sent twice mails the code that works, and no other', async () => {
  const office = mailOffice(farm.store)
  const named = { buyerName: 'Bram Claes', buyerEmail: giftOrder.buyerEmail, receiverName: '' }
  const sale = { ...named, amount: 65, method: 'cash', language: 'nl' } as const
  const id = randomUUID()
  await sellVoucher(office, id, sale)
  const sold = await sellVoucher(office, id, sale)
  const codes = (await office.sendDue()).map(({ content }) => giftCodeIn(content.text))
  expect(codes.map(readVoucherCode)).toEqual([sold?.code])
})

it('the buyer is forgotten alone: the receiver is still warned, and still pays with it', async () => {
  const { id, code } = await buyGift(farm.office, toNele)
  await erasePerson(farm.store, giftOrder.buyerEmail, farm.office.clock.now())
  const theirs = { receiverName: giftOrder.receiverName, ...toNele }
  const kept = { ...theirs, buyerName: '', buyerEmail: '', message: '' }
  expect(await farm.store.vouchers.find(id)).toMatchObject(kept)
  const paying = { by: 'guest', reservationId: await farm.confirmed(), typed: code } as const
  expect(await redeemVoucher(farm.office, paying)).toMatchObject({ kind: 'redeemed' })
})

it('mails to buyer and receiver are still known as sent after one of them was forgotten, and their texts are gone', async () => {
  const office = mailOffice(farm.store)
  const id = await orderGift(office, toNele)
  await receiveVoucher(office, id)
  await office.sendDue()
  await erasePerson(farm.store, toNele.receiverEmail, office.clock.now())
  const mails = await farm.store.mails.list()
  expect(mails.map(({ to }) => to)).toEqual([giftOrder.buyerEmail, giftOrder.buyerEmail])
  expect(await farm.store.mails.listWithText()).toEqual(new Set())
})

it('a voucher’s code is in a waiting mail, and kept nowhere once that has left', async () => {
  const office = mailOffice(farm.store)
  const id = await orderGift(office, toNele)
  await receiveVoucher(office, id)
  const code = giftCodeIn(await farm.everything())
  expect(code).not.toBe('')
  const sent = await office.sendDue()
  expect(sent.map(({ kind }) => kind)).toContain('voucher-gift-guest')
  for (const form of [code, code.replaceAll('-', '')])
    expect(await farm.everything()).not.toContain(form)
  expect((await farm.store.mails.listWithText()).size).toBe(sent.length - 1)
})

it('bank lines and refunds of bookings keep nothing of an erased buyer, and the receiver is told nothing of them', async () => {
  const id = await orderGift(farm.office, toNele)
  await paidBy('BE68539007547034', id)
  const reservationId = await farm.confirmed()
  await redeemVoucher(farm.office, { by: 'guest', reservationId, typed: lastGiftCode(farm.office) })
  await withdrawVoucher(farm.office, { id, iban: undefined })
  await markVoucherRefundPaid(farm.office, id)
  await farm.cancel({ id: reservationId, by: 'owner' })
  const refunds = await farm.refunds(reservationId)
  expect(refunds).toMatchObject([{ iban: 'BE68539007547034' }])
  await farm.payRefunds(reservationId)
  const given = await farm.store.personalData.getRowsAbout('nele@example.org')
  expect(given.voucher).toMatchObject([{ id, buyer_email: '', refund_iban: '' }])
  expect(given.bank_transaction).toEqual([])
  const own = await farm.store.personalData.getRowsAbout(giftOrder.buyerEmail)
  expect(own.bank_transaction).toMatchObject([{ payer_iban: 'BE68539007547034' }])
  await erasePerson(farm.store, giftOrder.buyerEmail, farm.office.clock.now())
  const left = await farm.everything()
  for (const word of ['BE68539007547034', 'Claes', 'bram@']) expect(left).not.toContain(word)
})

it('an order is kept until a statement of its thirty days is read: money of those days still makes the voucher', async () => {
  const id = await orderGift(farm.office)
  const { reference: structured } = await farm.store.vouchers.get(id)
  const forget = () => farm.forgetOld('2025-11-12')
  await forget()
  await farm.pay(structured, { cents: 4000, day: '2025-09-20' })
  await forget()
  await farm.pay(structured, { cents: 6000, day: '2025-11-11' })
  expect((await farm.store.vouchers.get(id)).leftCents).toBe(10_000)
  const other = await orderGift(farm.office)
  await forget()
  expect(await farm.store.vouchers.find(other)).toBeUndefined()
})

it('a voucher keeps its names and its money while it is valid or to be refunded, however old it is', async () => {
  await changeHouse(farm.office, [{ what: 'voucher-validity', voucherYears: 10 }])
  const { id } = await buyGift(farm.office)
  const { id: withdrawn } = await buyGift(farm.office)
  await withdrawVoucher(farm.office, { id: withdrawn, iban: undefined })
  await farm.forgetOld('2035-09-15')
  farm.setClock('2035-09-16T12:00:00+02:00')
  await extendVoucher(farm.office, id)
  await farm.forgetOld('2036-09-16')
  const { buyerName, receiverName } = giftOrder
  const whole = { buyerName, receiverName, leftCents: 10_000 }
  expect(await farm.store.vouchers.find(id)).toMatchObject(whole)
  await farm.forgetOld('2036-09-17')
  expect(await farm.store.vouchers.list()).toMatchObject([{ id: withdrawn, buyerName }])
  await markVoucherRefundPaid(farm.office, withdrawn)
  await farm.forgetOld('2036-09-17')
  expect(await farm.store.vouchers.list()).toEqual([])
})
