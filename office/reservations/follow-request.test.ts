import { beforeEach, expect, it } from 'vitest'
import { paidCents } from '#booking/money/owed.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { bakery } from '#tests/support/invoices.ts'
import { groupAsked, offerOption } from '#tests/support/offered-options.ts'
import type { Day } from '#language/dates.ts'
import { acceptOption } from '../options/options.ts'
import { askInvoice } from '../invoices/ask-invoice.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { bookPrivateGroup } from './book-private-group.ts'

const farm = freshOffice()
let gift = { id: '', code: '' }
let requestId = ''
beforeEach(async () => {
  gift = await buyGift(farm.office, { amount: '500' })
  requestId = await farm.ask({ voucher: gift.code, telephone: '0470 12 34 56' })
  farm.forgetTold()
})
const left = async () => (await farm.store.vouchers.get(gift.id)).leftCents
const group = (day: Day, id: string = day) => {
  const { workshop, startTime, endTime, priceCents, name, email, telephone, language } = groupAsked
  const party = { name, email, telephone, language, participants: 4, company: undefined, requestId }
  const date = { workshop, day, startTime, endTime, priceCents }
  return bookPrivateGroup(farm.office, { ...party, ...date, id })
}
const bookedBy = (outcome: Awaited<ReturnType<typeof group>>) => {
  if (outcome.kind !== 'booked') throw new Error(outcome.kind)
  return farm.found(outcome.reservationId)
}

it('the voucher that a request named pays the private group made of it, once, and one mail says so', async () => {
  const { id, status } = await bookedBy(await group('2025-11-06'))
  expect([status, await left()]).toEqual(['paid', 26_000])
  expect(farm.kindsTold()).toEqual(['confirmed'])
  expect(farm.office.notified[0]).toMatchObject({ voucher: { cents: 24_000, leftCents: 26_000 } })
  const ended = { what: 'led-to', detail: { otherId: id } }
  expect(await farm.lastEvent(requestId)).toMatchObject(ended)
  // A second click gives the same booking.
  expect(await group('2025-11-06')).toMatchObject({ reservationId: id })
  const second = await bookedBy(await group('2025-11-07'))
  expect([second.status, await left()]).toEqual(['confirmed', 26_000])
  await farm.cancel({ id: second.id, by: 'owner' })
  expect(await group('2025-11-07', 'another')).toEqual({ kind: 'hours-taken' })
})

it('a voucher that a request named pays the option of it once the group says yes; telephone and company are taken over', async () => {
  await askInvoice(farm.office, { id: requestId, company: bakery, by: 'guest' })
  const id = await offerOption(farm.office, { requestId, telephone: '0470 12 34 56' })
  expect(farm.office.notified).toMatchObject([{ kind: 'option-offered', hasVoucher: true }])
  expect(await left()).toBe(50_000)
  await acceptOption(farm.office, id, { participants: 9, name: 'Mia Maes' })
  const { reservationId = '' } = (await farm.store.options.find(id))!
  const booking = await farm.found(reservationId)
  expect(booking).toMatchObject({ status: 'secured', telephone: '0470 12 34 56' })
  expect([paidCents(booking.payments), await left()]).toEqual([50_000, 0])
  expect(await farm.store.invoices.findCompany(reservationId)).toMatchObject(bakery)
  expect(farm.kindsTold()).toEqual(['option-offered', 'confirmed', 'option-accepted'])
})

it('a request with money of its own stands when a group or an option is made of it, and its voucher pays the request', async () => {
  const paid = await buyGift(farm.office, { amount: '30' })
  await redeemVoucher(farm.office, { by: 'guest', reservationId: requestId, typed: paid.code })
  expect(await bookedBy(await group('2025-11-06'))).toMatchObject({ status: 'confirmed' })
  const id = await offerOption(farm.office, { requestId, day: '2025-11-08' })
  await acceptOption(farm.office, id, { participants: 9, name: 'Mia Maes' })
  expect(await left()).toBe(50_000)
  await farm.confirm(requestId)
  expect(await farm.found(requestId)).toMatchObject({ status: 'paid' })
})
