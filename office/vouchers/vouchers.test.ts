import { expect, it } from 'vitest'
import { addDays, dayMs, dayOf, spanOf } from '#booking/dates/brussels-time.ts'
import { printVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift, lastGiftCode, orderGift } from '#tests/support/gift-vouchers.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import type { Day } from '#language/dates.ts'
import { listToDos } from '../due/to-do.ts'
import { changeHouse } from '../house/change-house.ts'
import { readCashLines } from '../money/accountant.ts'
import { receiveVoucher } from './receive-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { markVoucherRefundPaid, withdrawVoucher } from './withdraw-voucher.ts'

const farm = freshOffice()
const ordered = (different = {}) => orderGift(farm.office, different)
const bought = (different = {}) => buyGift(farm.office, different)
const lastCode = () => lastGiftCode(farm.office)
const left = async (id: string) => (await farm.store.vouchers.get(id)).leftCents
const redeem = (reservationId: string, typed: string) =>
  redeemVoucher(farm.office, { by: 'guest', reservationId, typed })

it('a voucher is worth nothing until a statement shows its money, and then is sent once', async () => {
  const id = await ordered()
  const { reference: structured } = await farm.store.vouchers.get(id)
  for (const [cents, stands] of [
    [4000, 0],
    [6000, 10_000],
    [100, 10_000],
  ] as const) {
    await farm.pay(structured, { cents })
    expect(await left(id)).toBe(stands)
  }
  expect(farm.kindsTold()).toEqual(['voucher-ordered', 'voucher-paid', 'voucher-gift'])
  expect(await farm.store.transactions.listToDecide()).toHaveLength(1)
})

it('an order that is sent twice is one order, until its money is there or its day is over', async () => {
  const id = await ordered()
  expect(await Promise.all([ordered(), ordered()])).toEqual([id, id])
  expect(await ordered({ message: 'Ook van mij' })).not.toBe(id)
  expect(farm.kindsTold()).toEqual(['voucher-ordered', 'voucher-ordered'])
  await receiveVoucher(farm.office, id)
  const second = await ordered()
  expect(second).not.toBe(id)
  farm.office.setClock(new Date(farm.office.clock.now().getTime() + dayMs))
  expect(await ordered()).not.toBe(second)
})

it('a voucher pays the deposit and then the balance', async () => {
  const { code } = await bought()
  const booking = await farm.confirmed({ participants: '2' })
  const typed = printVoucherCode(code).toLowerCase()
  expect(await redeem(booking, typed)).toMatchObject({ cents: 10_000 })
  expect(await farm.found(booking)).toMatchObject({ status: 'secured' })
  expect(await redeem(booking, code)).toEqual({ kind: 'used' })
})

it('a hundred guests who redeem one code at once spend it once', async () => {
  const { id, code } = await bought({ amount: '65' })
  const bookings: string[] = []
  for (let n = 0; n < 5; n++) bookings.push(await farm.confirmed({ email: `n${n}@example.org` }))
  const all = Array.from({ length: 100 }, (_, n) => redeem(bookings[n % 5]!, code))
  const paid = (await Promise.all(all)).filter(({ kind }) => kind === 'redeemed')
  expect(paid).toHaveLength(1)
  expect(await left(id)).toBe(0)
})

it('a refund by the terms goes to the voucher first, and the rest as money', async () => {
  const { id, code } = await bought({ amount: '20' })
  const booking = await farm.confirmed()
  await redeem(booking, code)
  const { payments } = await farm.found(booking)
  const { reference: structured } = payments.find(({ kind }) => kind === 'deposit')!
  await farm.pay(structured, { cents: 1250 })
  // Five days before the date half goes back.
  farm.setClock('2025-09-25T10:00:00+02:00')
  const outcome = await farm.cancel({ id: booking, by: 'guest' })
  expect(outcome).toMatchObject({ kind: 'done', onVoucherCents: 1625, refunds: [] })
  expect(await left(id)).toBe(1625)
  const events = await farm.store.history.listEvents(booking)
  expect(events.find(({ what }) => what === 'back-on-voucher')).toMatchObject({ by: 'guest' })
})

it('no payment of a smaller party is paid less than nothing once its voucher has its money', async () => {
  const { id, code } = await bought({ amount: '130' })
  const booking = await farm.confirmed({ participants: '2' })
  await redeem(booking, code)
  await farm.changeParty({ id: booking, participants: 1 })
  await farm.cancel({ id: booking, by: 'owner' })
  const { payments } = await farm.found(booking)
  expect(payments.map(({ paidCents }) => paidCents)).toEqual([0, 0])
  expect(await left(id)).toBe(13_000)
})

it('a date that is called off gives all of a voucher’s payment back, and never more', async () => {
  const { id, code } = await bought({ amount: '100' })
  await redeem(await farm.confirmed(), code)
  expect(await left(id)).toBe(3500)
  await farm.callOff()
  await farm.callOff()
  expect(await left(id)).toBe(10_000)
  expect(await farm.refunds()).toEqual([])
})

it('a voucher waits for its day, and warns once before its end, but not before it is given', async () => {
  const id = await ordered({ sendOn: '2025-10-01' })
  await receiveVoucher(farm.office, id)
  const soon = { validUntil: '2025-11-01' } as const
  await farm.store.change((changes) => changes.vouchers.update(id, soon))
  await farm.doDueTasks()
  expect(farm.kindsTold()).toEqual(['voucher-ordered', 'voucher-paid'])
  await farm.liveUntil('2025-10-01T09:00:00+02:00')
  expect(farm.kindsTold()).toContain('voucher-gift')
  await farm.liveUntil('2025-10-02T10:00:00+02:00')
  await farm.doDueTasks()
  expect(farm.kindsTold().filter((kind) => kind === 'voucher-ending')).toHaveLength(1)
  farm.setClock('2025-12-31T10:00:00+02:00')
  expect(await redeem('', lastCode())).toEqual({ kind: 'ended' })
})

it('a buyer can withdraw for fourteen days, for the rest that is left on the voucher', async () => {
  const { id, code } = await bought({ amount: '100' })
  const late = await bought()
  await redeem(await farm.confirmed(), code)
  await withdrawVoucher(farm.office, { id, iban: 'BE71096123456769' })
  const [owed, ...others] = await farm.store.vouchers.listRefundsToPay()
  expect(owed).toMatchObject({ id, refundCents: 3500, leftCents: 0 })
  expect(others).toEqual([])
  const other = await farm.confirmed({ email: 'x@example.org' })
  expect(await redeem(other, code)).toEqual({ kind: 'unknown' })
  const now = () => farm.office.clock.now()
  const until = addDays(dayOf(now()), 14)
  const lateSince = async () => {
    const toDos = await listToDos(farm.store, now())
    return toDos.flatMap((one) => (one.kind === 'voucher-refund' ? [one.lateSince] : []))
  }
  farm.pass(14 * dayMs)
  expect(await lateSince()).toEqual([undefined])
  farm.pass(dayMs)
  expect(await lateSince()).toEqual([until])
  expect(await withdrawVoucher(farm.office, { id: late.id, iban: undefined })).toBe(false)
})

it('the sum on all vouchers at the end of a day is known afterwards', async () => {
  const stood: [day: Day, cents: number][] = []
  const nightAfter = (cents: number) => {
    stood.push([dayOf(farm.office.clock.now()), cents])
    farm.pass(dayMs)
  }
  const { code } = await bought({ amount: '100' })
  nightAfter(10_000)
  const booking = await farm.confirmed()
  await redeem(booking, code)
  nightAfter(3500)
  const { id } = await bought({ amount: '50' })
  nightAfter(8500)
  await farm.cancel({ id: booking, by: 'owner' })
  nightAfter(15_000)
  await withdrawVoucher(farm.office, { id, iban: undefined })
  nightAfter(10_000)
  for (const [day, cents] of stood) {
    const { until } = spanOf({ from: day, until: day })
    expect([day, await farm.store.vouchers.sumOwedAfter(day, until)]).toEqual([day, cents])
  }
  expect(await farm.store.vouchers.sumOwedAfter('2031-01-01', farm.office.clock.now())).toBe(0)
})

it('a statement proves that the money went back, once, also after the desk said so', async () => {
  const refunded = async (byHand: boolean) => {
    const { id } = await bought()
    const { reference: structured } = await farm.store.vouchers.get(id)
    await withdrawVoucher(farm.office, { id, iban: 'BE71096123456769' })
    if (byHand) await markVoucherRefundPaid(farm.office, id)
    const line = () => transfer({ structured, cents: -10_000, day: '2025-09-15' })
    return (await farm.readLines(line(), line())).toSorted()
  }
  expect(await refunded(false)).toEqual(['ignored', 'matched'])
  expect(await refunded(true)).toEqual(['ignored', 'matched'])
  const notices = farm.kindsTold().filter((kind) => kind === 'voucher-refunded')
  expect(notices).toHaveLength(2)
  expect(await farm.store.vouchers.listRefundsToPay()).toEqual([])
})

it('one transfer that pays several refunds is told of each, and counted once on its day', async () => {
  for (const amount of ['100', '40']) {
    const { id } = await bought({ amount })
    await withdrawVoucher(farm.office, { id, iban: 'BE71096123456769' })
  }
  await farm.readLines(transfer({ cents: -14_000, text: 'Terug', day: '2025-09-16' }))
  expect(await farm.store.vouchers.listRefundsToPay()).toEqual([])
  expect(farm.kindsTold().filter((kind) => kind === 'voucher-refunded')).toHaveLength(2)
  const days = { from: '2025-09-16', until: '2025-09-16' } as const
  const back = (await readCashLines(farm.store, days)).map(({ refundedCents }) => refundedCents)
  expect(back.toSorted()).toEqual([10_000, 4000])
})

it('a voucher is valid as long as was promised when it was ordered, from its payment or a later day of sending', async () => {
  const before = await ordered()
  await changeHouse(farm.office, [{ what: 'voucher-validity', voucherYears: 2 }])
  const after = await ordered({ sendOn: '2026-09-15' })
  for (const id of [before, after]) await receiveVoucher(farm.office, id)
  expect(await farm.store.vouchers.find(before)).toMatchObject({ validUntil: '2030-09-15' })
  expect(await farm.store.vouchers.find(after)).toMatchObject({ validUntil: '2028-09-15' })
})
