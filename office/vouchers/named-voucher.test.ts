import { placeBounds } from '#booking/reservations/unproven.ts'
import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift, lastGiftCode } from '#tests/support/gift-vouchers.ts'
import { addSession } from '#tests/support/records.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { postgres } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { confirmReservation, declineReservation } from '../reservations/answer-request.ts'
import { holdPlaces } from '../reservations/prove-mailbox.ts'
import { submitReservation } from '../reservations/submit-reservation.ts'
import { sendVoucherAgain } from './receive-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'

const farm = freshOffice()
const left = async (id: string) => (await farm.store.vouchers.get(id)).leftCents
const answerTo = (voucher: string) =>
  submitReservation(farm.office, reservationRequest({ voucher }))
const lastConfirmed = () => farm.office.notified.findLast(({ kind }) => kind === 'confirmed')

it('a named voucher pays with the farm’s yes, and nothing before', async () => {
  const { id, code } = await buyGift(farm.office)
  const booking = await farm.ask({ voucher: code.toLowerCase() })
  await farm.doDueTasks()
  expect(await left(id)).toBe(10_000)
  await farm.confirm(booking)
  expect(await left(id)).toBe(3500)
  expect(await farm.found(booking)).toMatchObject({ status: 'paid' })
  expect(lastConfirmed()).toMatchObject({ voucher: { cents: 6500, leftCents: 3500 } })
  expect(farm.kindsTold()).not.toContain('paid')
  const declined = await farm.ask({ voucher: code, email: 'b@example.org' })
  await declineReservation(farm.office, declined)
  expect(await left(id)).toBe(3500)
})

it('a named voucher pays with a yes while the workshop goes on, and with none after it', async () => {
  const { id, code } = await buyGift(farm.office, { amount: '130' })
  const during = await farm.ask({ voucher: code })
  const after = await farm.ask({ voucher: code, email: 'b@example.org' })
  const { startsAt, endsAt } = (await farm.found(during)).session
  farm.office.setClock(startsAt)
  await farm.confirm(during)
  expect(await left(id)).toBe(6500)
  farm.office.setClock(endsAt)
  expect(await confirmReservation(farm.office, after, { participants: 2 })).toMatchObject({
    reason: 'too-late',
    reservation: { participants: 1 },
  })
  expect(await left(id)).toBe(6500)
  expect(await farm.found(after)).toMatchObject({ participants: 1 })
})

it('a voucher named from an unproven mailbox waits for the link and the yes', async () => {
  const { id, code } = await buyGift(farm.office)
  const office = { ...farm.office, placeBounds: { ...placeBounds, sessionsOfOneMailbox: 0 } }
  const outcome = await submitReservation(office, reservationRequest({ voucher: code }))
  if (outcome.kind !== 'placed' || outcome.held) throw new Error(outcome.kind)
  await holdPlaces(office, await farm.found(outcome.reservationId))
  expect(await left(id)).toBe(10_000)
  await confirmReservation(office, outcome.reservationId)
  expect(await left(id)).toBe(3500)
})

it('the yes stands and says so when the voucher was spent elsewhere', async () => {
  const { id, code } = await buyGift(farm.office, { amount: '65' })
  const first = await farm.ask({ voucher: code })
  await redeemVoucher(farm.office, {
    by: 'guest',
    reservationId: await farm.confirmed(),
    typed: code,
  })
  await farm.confirm(first)
  expect(await farm.found(first)).toMatchObject({ status: 'confirmed' })
  expect(lastConfirmed()).toMatchObject({ voucher: { kind: 'used' } })
  expect(await answerTo(code)).toEqual({ kind: 'voucher-used' })
  expect(await left(id)).toBe(0)
})

it('a request keeps the voucher of which another code is sent, and a later request takes no former code', async () => {
  const { id, code } = await buyGift(farm.office)
  const booking = await farm.ask({ voucher: code })
  await sendVoucherAgain(farm.office, id)
  expect(await answerTo(code)).toEqual({ kind: 'voucher-unknown' })
  await farm.confirm(booking)
  expect(lastConfirmed()).toMatchObject({ voucher: { cents: 6500, leftCents: 3500 } })
  expect(await left(id)).toBe(3500)
})

it('the yes says that a voucher paid which was redeemed on the booking’s page before', async () => {
  for (const amount of ['65', '100']) {
    const { id, code } = await buyGift(farm.office, { amount })
    const booking = await farm.ask({ voucher: code })
    const paid = { kind: 'redeemed', cents: 6500, leftCents: Number(amount) * 100 - 6500 }
    await redeemVoucher(farm.office, { by: 'guest', reservationId: booking, typed: code })
    await farm.confirm(booking)
    expect(lastConfirmed()).toMatchObject({ voucher: paid })
    expect(await left(id)).toBe(paid.leftCents)
  }
})

it('a yes that is taken back gives the voucher back', async () => {
  const { id } = await buyGift(farm.office)
  const booking = await farm.ask({ voucher: lastGiftCode(farm.office) })
  await confirmReservation(farm.pressing('confirm', { reservations: [booking] }), booking)
  expect(await farm.undo(booking)).toEqual({ kind: 'done' })
  expect(await left(id)).toBe(10_000)
  await farm.confirm(booking)
  expect(await left(id)).toBe(3500)
})

it('a no that is taken back gives the request its voucher, of which another code was sent meanwhile', async () => {
  const { id, code } = await buyGift(farm.office)
  const booking = await farm.ask({ voucher: code })
  await declineReservation(farm.pressing('decline', { reservations: [booking] }), booking)
  await sendVoucherAgain(farm.office, id)
  expect(await farm.undo(booking)).toEqual({ kind: 'done' })
  await farm.confirm(booking)
  expect(await left(id)).toBe(3500)
})

it('a voucher named in two requests that two processes confirm at once pays one of them', async () => {
  await using fresh = await postgres.openFreshStore()
  const offices = [testOffice(fresh.store), testOffice(await fresh.open())] as const
  await addSession(fresh.store)
  const { id, code } = await buyGift(offices[0], { amount: '65' })
  const racing = offices.map(async (office, n) => {
    const request = reservationRequest({ voucher: code, email: `g${n}@example.org` })
    const outcome = await submitReservation(office, request)
    return outcome.kind === 'placed' ? outcome.reservationId : ''
  })
  const ids = await Promise.all(racing)
  await Promise.all(ids.map((booking, n) => confirmReservation(offices[n]!, booking)))
  const found = await fresh.store.reservations.listEach(ids)
  expect(found.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'paid'])
  expect(await fresh.store.vouchers.find(id)).toMatchObject({ leftCents: 0 })
})
