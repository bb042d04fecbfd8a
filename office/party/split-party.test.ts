import { sum } from '#booking/sum.ts'
import { beforeEach, expect, test } from 'vitest'
import { owedCents, paidCents } from '#booking/money/owed.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { start } from '#tests/support/records.ts'
import { markInvoiced } from '../invoices/ask-invoice.ts'
import { replaceGuest } from '../people/replace-guest.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { splitParty } from './split-party.ts'
import { shownInSplit, previewSplit } from './preview-split.ts'

const farm = freshOffice()
/** Six days before the date half goes back. */
const inHalf = '2025-09-24T10:00:00Z'
let far = ''
beforeEach(async () => {
  far = await farm.addEvening('2025-11-25', { capacity: 3 })
})

const company = { name: 'Bakkerij', vatNumber: '', address: 'Dorp 1', reference: '' }

type Asked = Parameters<typeof splitParty>[1]
const split = (id: string, going = 1, different: Partial<Asked> = {}) =>
  splitParty(farm.office, { id, going, sessionId: far, by: 'guest', ...different })

async function done(...how: Parameters<typeof split>) {
  const outcome = await split(...how)
  if (outcome.kind !== 'done') throw new Error(outcome.kind)
  return outcome
}

test('the part that goes has a booking with its share, and places and waiting list follow', async () => {
  const id = await farm.paid({ participants: '3' })
  await farm.join(8)
  const { reservation, other } = await done(id)
  expect(reservation).toMatchObject({ participants: 2, status: 'secured' })
  expect(other).toMatchObject({ participants: 1, status: 'secured', priceCents: 6500 })
  expect([paidCents(reservation.payments), paidCents(other.payments)]).toEqual([6500, 3250])
  expect(new Set([...reservation.payments, ...other.payments].map((p) => p.reference)).size).toBe(4)
  expect(other.payments.map(({ dueOn }) => dueOn)).toContain('2025-11-18')
  expect([await farm.taken(), await farm.taken(far)]).toEqual([10, 1])
  expect(farm.kindsTold()).toContain('waiting-offer')
  const here = await farm.lastEvent(id)
  const there = await farm.lastEvent(other.id)
  expect(here).toMatchObject({ what: 'split', detail: { otherId: other.id, cents: 3250 } })
  expect(there).toMatchObject({ what: 'split-off', detail: { otherId: id, cents: 3250 } })
  expect(await farm.refunds(id)).toEqual([])
})

test('the part that goes pays its share of a group price, and the part that stays keeps the rest', async () => {
  const id = await farm.confirmed({ participants: '3' })
  await farm.store.change((changes) => changes.reservations.update(id, { groupPriceCents: 19_500 }))
  const { reservation, other } = await done(id)
  expect(reservation).toMatchObject({ participants: 2, groupPriceCents: 13_000, priceCents: 6500 })
  expect(other).toMatchObject({ participants: 1, groupPriceCents: undefined, priceCents: 6500 })
})

test('late money that goes along gives back half at most, and the staying part as before', async () => {
  const id = await farm.paid({ participants: '2' }, true)
  farm.setClock(inHalf)
  const { other } = await done(id)
  const gone = async (of: string) => farm.cancel({ id: of, by: 'guest' })
  expect(await gone(other.id)).toMatchObject({ refunds: [{ amountCents: 3250 }] })
  expect(await gone(id)).toMatchObject({ refunds: [{ amountCents: 3250 }] })
  const later = await farm.paid({ participants: '2' })
  farm.setClock('2025-09-28T10:00:00Z')
  expect(await split(later)).toMatchObject({ kind: 'refused', reason: 'too-late' })
  const { other: farms } = await done(later, 1, { by: 'owner' })
  expect(await gone(farms.id)).toMatchObject({ refunds: [{ amountCents: 3250 }] })
})

test('money that the terms kept once does not go back by a split', async () => {
  const id = await farm.paid({ participants: '2' }, true)
  farm.setClock(inHalf)
  await farm.changeParty({ id, participants: 1, by: 'guest' })
  farm.setClock('2025-09-24T10:05:00Z')
  const kept = { reservationId: id, at: start, places: 0, keptCents: 3000 }
  await farm.store.change((changes) => changes.party.addChange(kept))
  await farm.changeParty({ id, participants: 2, by: 'guest' })
  const { keptCents } = await farm.found(id)
  const { reservation, other } = await done(id)
  expect(reservation.keptCents + other.keptCents).toBe(keptCents)
  expect(other.keptCents).toBeGreaterThan(0)
})

test('a split is done as it was shown, once, or not at all', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const request = { going: 1, sessionId: far, by: 'guest', now: farm.office.clock.now() } as const
  const weighed = await previewSplit(farm.store, await farm.found(id), request)
  if (weighed.kind !== 'possible') throw new Error(weighed.kind)
  const shown = shownInSplit(weighed)
  await farm.receive({ id, kind: 'deposit' })
  expect(await split(id, 1, { shown })).toEqual({ kind: 'not-as-shown' })
  const now = '3 3250 6500 3250 100'
  expect(await split(id, 1, { shown: now })).toMatchObject({ kind: 'done' })
  expect(await split(id, 1, { shown: now })).toEqual({ kind: 'done-before' })
  expect(await farm.taken(far)).toBe(1)
})

test('nobody goes where there is no room, to nowhere, or with nobody left', async () => {
  const id = await farm.paid({ participants: '5' })
  expect(await split(id, 4)).toEqual({ kind: 'no-room', left: 3 })
  for (const going of [0, 5, 1.5e9])
    expect(await split(id, going)).toEqual({ kind: 'wrong-number' })
  for (const sessionId of ['nothing', farm.sessionId]) {
    expect(await split(id, 1, { sessionId })).toEqual({ kind: 'no-such-date' })
  }
  const request = await farm.ask({ participants: '2', email: 'b@example.org' })
  expect(await split(request)).toMatchObject({ kind: 'refused', reason: 'over' })
  expect([await farm.taken(), await farm.taken(far)]).toEqual([7, 0])
})

test('an invoice for the whole party is not split; an invoice that is only asked for is asked for both parts', async () => {
  const id = await farm.paid({ participants: '3' })
  await farm.store.change((changes) =>
    changes.invoices.saveCompany(id, company, farm.office.clock.now()),
  )
  const { other } = await done(id)
  expect(await farm.store.invoices.findCompany(other.id)).toMatchObject({ name: 'Bakkerij' })
  await markInvoiced(farm.office, id)
  expect(await split(id)).toEqual({ kind: 'invoiced' })
})

test('a gift voucher’s payment is divided to the cent, and each part gives its own back', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const gift = await buyGift(farm.office, { amount: '130' })
  await redeemVoucher(farm.office, { by: 'guest', reservationId: id, typed: gift.code })
  const { other } = await done(id)
  const left = async () => (await farm.store.vouchers.get(gift.id)).leftCents
  expect([await left(), paidCents(other.payments)]).toEqual([0, 4334])
  await farm.cancel({ id: other.id, by: 'owner' })
  expect([await left(), await farm.refunds(other.id)]).toEqual([4334, []])
  await farm.cancel({ id, by: 'owner' })
  expect(await left()).toBe(13_000)
})

test('a gift voucher that paid more than is left has paid all of each part, and gets that back', async () => {
  const id = await farm.confirmed({ participants: '4' })
  const gift = await buyGift(farm.office, { amount: '174' })
  await redeemVoucher(farm.office, { by: 'guest', reservationId: id, typed: gift.code })
  for (const kind of ['deposit', 'balance'] as const) await farm.receive({ id, kind })
  // Smaller parties of earlier programs got all of it by transfer, as with a withdrawn voucher.
  const withdraw = (withdrawnAt: Date | undefined) =>
    farm.store.change((changes) => changes.vouchers.update(gift.id, { withdrawnAt }))
  await withdraw(farm.office.clock.now())
  await farm.changeParty({ id, participants: 2 })
  await withdraw(undefined)
  const amounts = (await farm.refunds(id)).map(({ amountCents }) => amountCents)
  expect(sum(amounts, (cents) => cents)).toBe(13_000)
  const { other } = await done(id)
  for (const each of [id, other.id]) {
    await farm.cancel({ id: each, by: 'owner' })
    expect(paidCents((await farm.found(each)).payments)).toBe(0)
  }
  expect((await farm.store.vouchers.get(gift.id)).leftCents).toBe(13_000)
  expect(await farm.refunds(other.id)).toEqual([])
})

/** A statement tells that the deposit came from an account. */
async function depositCameFrom(id: string, iban: string) {
  const { payments } = await farm.found(id)
  const structured = payments.find(({ kind }) => kind === 'deposit')!.reference
  await farm.pay(structured, { cents: 6500, iban })
}

test('a statement that comes after the split tells either part where its money came from', async () => {
  const id = await farm.paid({ participants: '2' })
  const { other } = await done(id)
  for (const each of [id, other.id]) {
    await farm.cancel({ id: each, by: 'owner' })
    expect(await farm.refunds(each)).toMatchObject([{ iban: '' }])
  }
  await depositCameFrom(id, 'BE71096123456769')
  for (const each of [id, other.id]) {
    expect(await farm.refunds(each)).toMatchObject([{ iban: 'BE71096123456769' }])
  }
})

test('the share of a gift voucher counts for no account of the part that stays', async () => {
  const id = await farm.confirmed({ participants: '2' })
  await depositCameFrom(id, 'BE71096123456769')
  const gift = await buyGift(farm.office)
  await redeemVoucher(farm.office, { by: 'guest', reservationId: id, typed: gift.code })
  await done(id)
  await farm.cancel({ id, by: 'owner' })
  const back = await farm.refunds(id)
  expect(back).toMatchObject([{ amountCents: 3250, iban: 'BE71096123456769' }])
})

test('money goes back to the account that paid for all, and to the guest who paid it', async () => {
  const id = await farm.confirmed({ participants: '2' })
  await depositCameFrom(id, 'BE71096123456769')
  await replaceGuest(farm.office, id, { name: 'Bram', email: 'bram@example.org', language: 'fr' })
  const { other } = await done(id)
  expect(other).toMatchObject({ name: 'Bram', payer: { name: 'Anneleen Peeters' } })
  expect(owedCents(other.payments)).toBe(3250)
  const iban = 'BE68539007547034'
  const outcome = await farm.cancel({ id: other.id, by: 'owner', iban })
  expect(outcome).toMatchObject({ refunds: [{ iban: 'BE71096123456769' }] })
})

test('money that counted for places given up does not count again, however often its guest leaves', async () => {
  const given = await farm.paid({ participants: '1' })
  await farm.cancel({ id: given, by: 'guest' })
  const id = await farm.paid({ participants: '4' })
  const first = (await done(id)).other.id
  expect(await farm.store.party.findSplit(first)).toMatchObject({ leftId: id, succeeded: false })
  const own = { id: 'one', reservationId: given, successorId: id, places: 1, cents: 0, at: start }
  await farm.store.change((changes) => changes.vacancies.addSuccession(own))
  const second = (await done(id, 2)).other.id
  const third = (await done(second, 1, { sessionId: farm.sessionId })).other.id
  expect(await farm.store.party.findSplit(second)).toMatchObject({ leftId: id, succeeded: true })
  expect(await farm.store.party.findSplit(third)).toMatchObject({ leftId: second, succeeded: true })
})
