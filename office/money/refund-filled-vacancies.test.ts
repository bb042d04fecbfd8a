import { expect, test } from 'vitest'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { undoableMs } from '#booking/undo/desk-step.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { listToDos } from '../due/to-do.ts'
import { splitParty } from '../party/split-party.ts'
import { holdPlaces } from '../reservations/prove-mailbox.ts'
import { submitReservation } from '../reservations/submit-reservation.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { acceptOffer } from '../waiting/waiting-list.ts'
import { readReceiptsToVoid } from './void-receipt.ts'

/** A date that is full with two parties of one, within the days of half a refund. */
const farm = freshOffice({ planned: { capacity: 2 } })
const iban = 'BE71096123456769'
const twoPaid = async () => {
  const ids = [await farm.paid({}, true), await farm.paid({}, true)] as const
  farm.setClock('2025-09-25T10:00:00Z')
  return ids
}
const leave = async (id: string, ifTaken = true) => {
  farm.pass(1000)
  await farm.cancel({ id, by: 'guest', iban, ifTaken })
  farm.pass(1000)
}
const pay = async (id: string) => {
  await farm.receive({ id, kind: 'all' })
  farm.pass(undoableMs)
  await farm.doDueTasks()
}
const refunds = async (id: string) => (await farm.refunds(id)).map(({ amountCents }) => amountCents)

test('the kept part goes back once a successor has paid: once, in order, and on the list of what to do', async () => {
  const [first, second] = await twoPaid()
  await leave(first)
  await leave(second)
  const successor = await farm.confirmed()
  await farm.doDueTasks()
  expect(await refunds(first)).toEqual([3250])
  farm.forgetTold()
  await pay(successor)
  await farm.doDueTasks()
  expect([await refunds(first), await refunds(second)]).toEqual([[3250, 3250], [3250]])
  expect(farm.kindsTold().filter((kind) => kind === 'place-taken')).toHaveLength(1)
  const events = await farm.store.history.listEvents(first)
  expect(events.find(({ what }) => what === 'place-taken')).toMatchObject({
    detail: { cents: 3250, places: 1, successorId: successor },
  })
  const toDo = await listToDos(farm.store, farm.office.clock.now())
  const [given] = (await farm.refunds(first)).slice(-1)
  expect(toDo).toContainEqual(expect.objectContaining({ kind: 'refund', refund: given }))
  expect(given).toMatchObject({ iban: '', named: { iban } })
})

test('money that went back in two parts can no longer be called a slip of the desk', async () => {
  const [first] = await twoPaid()
  await leave(first)
  await pay(await farm.confirmed())
  const receipts = await readReceiptsToVoid(farm.store, await farm.found(first))
  expect(receipts.map(({ stays }) => stays)).toEqual(['ended', 'ended'])
})

test('a party of the waiting list is a successor, once it has taken the offer and paid', async () => {
  const [first] = await twoPaid()
  await farm.join(1)
  await leave(first)
  const [entry] = await farm.store.waiting.listOn(farm.sessionId)
  await farm.doDueTasks()
  expect(await refunds(first)).toEqual([3250])
  await pay((await acceptOffer(farm.office, entry!.id)) ?? '')
  expect(await refunds(first)).toEqual([3250, 3250])
})

test('a guest who asked before the vacancy, and was held a place only after it, is a successor', async () => {
  const first = await farm.paid({}, true)
  farm.setClock('2025-09-25T10:00:00Z')
  const bounded = { ...farm.office, placeBounds: { ...placeBounds, placesOfOneNetwork: 0 } }
  const asked = await submitReservation(bounded, reservationRequest({ email: 'an@example.org' }))
  const successor = asked.kind === 'placed' ? asked.reservationId : ''
  await farm.paid({}, true)
  await leave(first)
  await holdPlaces(bounded, await farm.found(successor))
  await farm.confirm(successor)
  await pay(successor)
  expect(await refunds(first)).toEqual([3250, 3250])
})

test('a place that an offer holds is free still: a successor elsewhere has not taken it', async () => {
  const [first, second] = await twoPaid()
  await farm.join(1)
  await leave(first)
  await leave(second, false)
  await pay(await farm.confirmed())
  expect(await farm.taken()).toBe(2)
  expect(await refunds(first)).toEqual([3250])
})

test('a payment that may be a slip of the desk counts only once it cannot be taken back', async () => {
  const [first] = await twoPaid()
  await leave(first)
  const successor = await farm.confirmed()
  await farm.receive({ id: successor, kind: 'all' })
  farm.pass(undoableMs - 1)
  await farm.doDueTasks()
  expect(await refunds(first)).toEqual([3250])
  farm.pass(1)
  await farm.doDueTasks()
  expect(await refunds(first)).toEqual([3250, 3250])
})

test('a booking that is moved or split to such places counts only once that cannot be taken back', async () => {
  const ids = await twoPaid()
  const vacant = farm.sessionId
  farm.sessionId = await farm.addEvening('2025-10-21', { capacity: 4 })
  const moving = await farm.phone(1)
  const splitting = await farm.phone(2)
  for (const id of [moving, splitting]) await farm.receive({ id, kind: 'all' })
  farm.pass(undoableMs)
  for (const id of ids) await leave(id)
  const to = { sessionId: vacant, by: 'guest' } as const
  await farm.move({ id: moving, ...to })
  await splitParty(farm.office, { id: splitting, going: 1, ...to })
  await farm.doDueTasks()
  expect(await Promise.all(ids.map(refunds))).toEqual([[3250], [3250]])
  farm.pass(undoableMs)
  await farm.doDueTasks()
  expect(await Promise.all(ids.map(refunds))).toEqual([
    [3250, 3250],
    [3250, 3250],
  ])
})

test('a vacancy waits only when the guest asked for it and the terms of the booking allow it', async () => {
  const [unasked, old] = await twoPaid()
  await leave(unasked, false)
  const refundSteps = (await farm.found(old)).refundSteps.map(({ daysBefore, percent }) => {
    return { daysBefore, percent }
  })
  await farm.store.change((changes) => changes.reservations.update(old, { refundSteps }))
  await leave(old)
  for (const id of [unasked, old]) expect(await farm.store.vacancies.find(id)).toBeUndefined()
})

test('a gift voucher gets back its part of the payment', async () => {
  const { id, code: typed } = await buyGift(farm.office, { amount: '65' })
  const first = await farm.confirmed()
  await redeemVoucher(farm.office, { by: 'guest', reservationId: first, typed })
  await farm.paid({}, true)
  farm.setClock('2025-09-25T10:00:00Z')
  await leave(first)
  const left = async () => (await farm.store.vouchers.get(id)).leftCents
  expect(await left()).toBe(3250)
  await pay(await farm.confirmed())
  expect([await left(), await refunds(first)]).toEqual([6500, []])
  expect(farm.kindsTold()).toContain('place-taken')
})

test('a voucher’s party that was made smaller offers what its last place cost', async () => {
  const { code: typed } = await buyGift(farm.office, { amount: '130' })
  const first = await farm.confirmed({ participants: '2' })
  await redeemVoucher(farm.office, { by: 'guest', reservationId: first, typed })
  farm.setClock('2025-09-25T10:00:00Z')
  await farm.changeParty({ id: first, participants: 1, by: 'guest' })
  await leave(first)
  expect(await farm.store.vacancies.find(first)).toMatchObject({ keptCents: 3250 })
})

test('a successor’s payment counts once, also after a move to a date with such a place', async () => {
  const [first] = await twoPaid()
  await leave(first)
  const successor = await farm.confirmed()
  await pay(successor)
  farm.sessionId = await farm.addEvening('2025-10-01', { capacity: 1 })
  const second = await farm.phone(1)
  await farm.receive({ id: second, kind: 'all' })
  await leave(second)
  await farm.move({ id: successor, sessionId: farm.sessionId, by: 'guest' })
  farm.pass(undoableMs)
  await farm.doDueTasks()
  expect([await refunds(first), await refunds(second)]).toEqual([[3250, 3250], [3250]])
})

test('a party that grew after a move pays for its new place, whatever place it took before', async () => {
  await leave((await twoPaid())[0])
  const successor = await farm.confirmed()
  await pay(successor)
  farm.sessionId = await farm.addEvening('2025-10-01', { capacity: 2 })
  await farm.move({ id: successor, sessionId: farm.sessionId, by: 'owner' })
  const second = await farm.phone(1)
  await farm.receive({ id: second, kind: 'all' })
  await leave(second)
  await farm.changeParty({ id: successor, participants: 2, by: 'guest' })
  await pay(successor)
  expect(await refunds(second)).toEqual([3250, 3250])
})

test('a party’s payment counts once, also with the part that goes to another date', async () => {
  const first = await farm.paid({ participants: '2' }, true)
  farm.sessionId = await farm.addEvening('2025-10-01', { capacity: 1 })
  const second = await farm.phone(1)
  await farm.receive({ id: second, kind: 'all' })
  farm.setClock('2025-09-25T10:00:00Z')
  await leave(first)
  await leave(second)
  const successor = await farm.confirmed({ participants: '2' })
  await pay(successor)
  expect([await refunds(first), await refunds(second)]).toEqual([[6500, 6500], [3250]])
  const going = { id: successor, going: 1, sessionId: farm.sessionId, by: 'guest' } as const
  expect((await splitParty(farm.office, going)).kind).toBe('done')
  farm.pass(undoableMs)
  await farm.doDueTasks()
  expect(await refunds(second)).toEqual([3250])
})
