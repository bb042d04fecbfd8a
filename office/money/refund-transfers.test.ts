import { expect, it } from 'vitest'
import { dayMs } from '#booking/dates/brussels-time.ts'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift, orderGift } from '#tests/support/gift-vouchers.ts'
import { listToDos } from '../due/to-do.ts'
import { rebookReservation } from '../dates/rebook-reservation.ts'
import { changeParty } from '../party/change-party.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { findUndoable, undoStep } from '../undo/desk-step.ts'
import { sellVoucher } from '../vouchers/sell-voucher.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { withdrawVoucher } from '../vouchers/withdraw-voucher.ts'
import { changeRefundAccount } from './refund-account.ts'
import { fileNewTransfers, listTransfersDue } from './refund-transfers.ts'

const known = 'BE71096123456769'
const typed = 'BE62510007547061'
const farm = freshOffice()

const listDue = () => listTransfersDue(farm.store, farm.office.clock.now())

it('a refund is sent at once to the account it came from, and a day later to a typed one', async () => {
  const first = await farm.owing()
  await farm.pay(first.deposit, { iban: known })
  await farm.cancel({ id: first.id, by: 'guest', iban: '' })
  const second = await farm.owing()
  await farm.pay(second.deposit, { iban: known })
  await farm.cancel({ id: second.id, by: 'guest', iban: typed })
  const gift = await buyGift(farm.office, { amount: '40' })
  await withdrawVoucher(farm.office, { id: gift.id, iban: typed })
  const due = async () => (await listDue()).map(({ transfer: { iban, cents } }) => [iban, cents])
  const [now, ...others] = await due()
  expect([now?.[0], others]).toEqual([known, []])

  farm.pass(dayMs)
  const later = await due()
  expect(later.map(([iban]) => iban).toSorted()).toEqual([typed, typed, known])
  expect(later).toContainEqual([typed, 4000])
  // A transfer in a file is not a payment yet.
  expect(await due()).toEqual(later)
  await farm.payRefunds(first.id)
  expect(await due()).toHaveLength(2)
})

it('a voucher’s refund waits only for a buyer who can stop an account that did not pay', async () => {
  const sale = { amount: 40, method: 'cash', buyerName: 'An', receiverName: '' } as const
  await sellVoucher(farm.office, 'sold', { ...sale, buyerEmail: '', language: 'nl' })
  await withdrawVoucher(farm.office, { id: 'sold', iban: typed, by: 'owner' })
  const paid = await orderGift(farm.office, { amount: '50' })
  await farm.pay((await farm.store.vouchers.get(paid)).reference, { cents: 5000, iban: known })
  await withdrawVoucher(farm.office, { id: paid, iban: typed })
  const gift = await buyGift(farm.office, { amount: '60' })
  await withdrawVoucher(farm.office, { id: gift.id, iban: typed })
  const due = (await listDue()).map(({ transfer: { iban, cents } }) => [cents, iban])
  expect(due.toSorted()).toEqual([
    [4000, typed],
    [5000, known],
  ])
  const toDos = await listToDos(farm.store, farm.office.clock.now())
  const waiting = toDos.filter((one) => one.kind === 'voucher-refund' && one.notBefore)
  expect(waiting).toMatchObject([{ voucher: { id: gift.id } }])
})

it('a refund without a known account is in no file', async () => {
  const { id: gift } = await buyGift(farm.office, { amount: '40' })
  await withdrawVoucher(farm.office, { id: gift, iban: undefined })
  farm.pass(2 * dayMs)
  expect(await listDue()).toEqual([])
})

it('money in a file for the bank is gone: it pays for no place again, and no step takes it back', async () => {
  const on = (reservationId: string, what: DeskStep) =>
    farm.pressing(what, { reservations: [reservationId] })
  const paidBy = async () => {
    const { id, deposit, balance } = await farm.owing()
    for (const structured of [deposit, balance]) await farm.pay(structured, { iban: known })
    return id
  }
  const shrunk = await paidBy()
  await changeParty(on(shrunk, 'party'), { id: shrunk, participants: 1 })
  const cancelled = await paidBy()
  await cancelReservation(on(cancelled, 'cancel'), { id: cancelled, by: 'owner' })
  const phoned = await farm.phone(1)
  await farm.receive({ id: phoned, kind: 'deposit' })
  await farm.cancel({ id: phoned, by: 'owner' })
  const [{ id: refund } = { id: '' }] = await farm.refunds(phoned)
  await changeRefundAccount(on(phoned, 'refund-account'), { id: refund, typed })
  const steps = await Promise.all(
    [shrunk, cancelled, phoned].map((record) => findUndoable(farm.office, { record })),
  )
  expect(await fileNewTransfers(farm.office)).toHaveLength(3)
  for (const step of steps) {
    const undone = await undoStep(farm.office, step!.id)
    expect(undone).toEqual({ kind: 'hindered', by: 'changed' })
  }
  await farm.changeParty({ id: shrunk, participants: 2, by: 'guest' })
  expect((await farm.found(shrunk)).status).toBe('secured')
  const sums = (await listDue()).map(({ transfer: { cents } }) => cents)
  expect(sums.toSorted()).toEqual([13000, 3250, 6500])

  const calledOff = await paidBy()
  await farm.callOff()
  await fileNewTransfers(farm.office)
  const elsewhere = { id: calledOff, sessionId: farm.sessionId, by: 'guest' } as const
  const refused = await rebookReservation(farm.office, elsewhere)
  expect(refused).toMatchObject({ kind: 'refused', reason: 'paid-back' })
})

it('the buyer of a voucher is told of its money that went back for a booking', async () => {
  const { id, code } = await buyGift(farm.office)
  const booking = await farm.confirmed()
  await redeemVoucher(farm.office, { by: 'guest', reservationId: booking, typed: code })
  await withdrawVoucher(farm.office, { id, iban: undefined, by: 'owner' })
  await farm.cancel({ id: booking, by: 'guest' })
  farm.forgetTold()
  await farm.payRefunds(booking)
  expect(farm.office.notified).toContainEqual(
    expect.objectContaining({
      kind: 'voucher-refunded',
      voucher: expect.objectContaining({ id, refundCents: 6500 }),
    }),
  )
  expect(await farm.store.vouchers.get(id)).toMatchObject({
    refundCents: 3500,
    refundedAt: undefined,
  })
})
