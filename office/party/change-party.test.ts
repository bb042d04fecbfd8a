import { describe, expect, it } from 'vitest'
import { listWaiting } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { testLetters, sampleNews } from '#tests/support/letters.ts'
import { setSessionOpen } from '../dates/call-off-session.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'

describe.each(databases)('$name: a party of another size', (on) => {
  const farm = freshOffice({ on })
  /** A party of five on a date of ten places, at 65 euro each. */
  const confirmed = (participants = '5') => farm.confirmed({ participants })
  const become = (id: string, participants: number, by: 'guest' | 'owner' = 'owner') =>
    farm.changeParty({ id, participants, by })
  const told = () => farm.office.notified.filter(({ kind }) => kind === 'party-changed')

  it('never takes a place twice, even for two requests at the same moment', async () => {
    const one = await confirmed('4')
    const other = await confirmed('4')
    const outcomes = await Promise.all([one, other].map((id) => become(id, 6)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'no-room'])
    expect(await farm.taken()).toBe(10)
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('takes places and money along, and tells the guest once', async () => {
    const id = await farm.paid({ participants: '5' })
    expect((await become(id, 7)).kind).toBe('done')
    expect((await become(id, 7)).kind).toBe('done-before')
    const payments = [
      { amountCents: 16_250, paidCents: 16_250 },
      { amountCents: 29_250, paidCents: 0 },
    ]
    expect(await farm.found(id)).toMatchObject({ participants: 7, status: 'secured', payments })
    expect(await farm.taken()).toBe(7)
    expect(told()).toHaveLength(1)
    const changed = { what: 'party-changed', by: 'owner', detail: { before: 5, after: 7 } }
    expect(await farm.lastEvent(id)).toMatchObject(changed)
  })

  it('owes again when it was all paid and grows, due as if asked that day', async () => {
    const id = await farm.paid({ participants: '2' }, true)
    farm.setClock('2025-09-26T10:00:00Z')
    await become(id, 3)
    const { status, payments } = await farm.found(id)
    expect(status).toBe('secured')
    expect(payments[1]).toMatchObject({ amountCents: 13_000, paidCents: 6500, dueOn: '2025-09-26' })
  })

  it('changes nothing when there is no room for it, and says how many places are free', async () => {
    const id = await confirmed()
    await confirmed('3')
    expect(await become(id, 8)).toEqual({ kind: 'no-room', left: 2, most: 7 })
    expect(await farm.found(id)).toMatchObject({ participants: 5 })
    expect(await farm.taken()).toBe(8)
    expect(told()).toEqual([])
  })

  it('offers the places it gives up to the waiting list', async () => {
    const id = await confirmed()
    await confirmed()
    await farm.join(2)
    await become(id, 3)
    expect(await listWaiting(farm.store)).toMatchObject([{ state: 'offered' }])
    expect(told()).toMatchObject([{ offeredPlaces: 2 }])
    expect(await farm.taken()).toBe(10)
  })

  it('puts down the refund by the terms for paid places, and gives it back once', async () => {
    const id = await farm.paid({ participants: '4' }, true)
    farm.setClock('2025-09-25T10:00:00Z')
    const refunds = [{ amountCents: 3250 }]
    expect(await become(id, 3)).toMatchObject({ kind: 'done', refunds })
    expect(told()).toMatchObject([{ givenUpCents: 6500, refunds }])
    const owed = { what: 'owed-back', detail: { cents: 3250 } }
    expect(await farm.lastEvent(id)).toMatchObject(owed)
    // The refund is half for the three who are left; the kept part of the fourth place stays kept.
    await farm.cancel({ id, by: 'guest' })
    const all = await farm.refunds()
    expect(all.map(({ amountCents }) => amountCents).toSorted()).toEqual([3250, 9750])
  })

  it('is too late for a booking that is over', async () => {
    const id = await confirmed()
    await farm.cancel({ id, by: 'owner' })
    expect(await become(id, 2)).toMatchObject({ reason: 'over' })
    expect(await farm.taken()).toBe(0)
  })

  it('grows by its guest while places are free, and not on a date that is closed', async () => {
    const id = await farm.paid({ participants: '2' })
    expect(await become(id, 4, 'guest')).toMatchObject({
      kind: 'done',
      reservation: { participants: 4 },
    })
    await setSessionOpen(farm.office, farm.sessionId, false)
    expect(await become(id, 5, 'guest')).toEqual({ kind: 'no-room', left: 0, most: 4 })
    expect(await become(id, 3, 'guest')).toMatchObject({ kind: 'done' })
    expect(await farm.taken()).toBe(3)
  })

  it('gives back no more when it shrinks, grows and shrinks again than when it shrinks once', async () => {
    const id = await farm.paid({ participants: '4' }, true)
    farm.setClock('2025-09-25T10:00:00Z')
    const first = await become(id, 2, 'guest')
    expect(first).toMatchObject({ refunds: [{ amountCents: 6500 }] })
    if (first.kind === 'done') await farm.markRefundPaid(first.refunds[0]!.id)
    // The kept part counts for the places taken again; no half of it goes back a second time.
    await become(id, 4, 'guest')
    for (const size of [2, 4, 2]) {
      expect(await become(id, size, 'guest')).toMatchObject({ kind: 'done', refunds: [] })
    }
    // The refund for cancelling is half of the two places they paid for.
    await become(id, 4, 'guest')
    await farm.cancel({ id, by: 'guest' })
    const refunds = await farm.refunds(id)
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([6500, 6500])
  })

  /** A booking for two, towards which a voucher of so many euros paid. */
  async function withGift(amount: string, participants = '2') {
    const gift = await buyGift(farm.office, { amount })
    const id = await confirmed(participants)
    await redeemVoucher(farm.office, { by: 'guest', reservationId: id, typed: gift.code })
    const left = async () => (await farm.store.vouchers.get(gift.id)).leftCents
    return { id, left }
  }

  it('gives its voucher the money back, and a place taken again is to be paid', async () => {
    const { id, left } = await withGift('130')
    await become(id, 1, 'guest')
    expect([await left(), await farm.refunds(id)]).toEqual([6500, []])
    expect(told()).toMatchObject([{ givenUpCents: 6500, onVoucherCents: 6500, refunds: [] }])
    const events = (await farm.store.history.listEvents(id)).map(({ what }) => what)
    expect(events).toContain('back-on-voucher')
    expect(events).not.toContain('owed-back')
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    await become(id, 2, 'guest')
    expect(await farm.found(id)).toMatchObject({ status: 'secured' })
    expect(await left()).toBe(6500)
  })

  it.each([
    ['was paid', async (id: string) => farm.payRefunds(id)],
    ['waits', () => undefined],
  ])('gets as money only what its voucher did not pay, and nothing twice: %s', async (_, pay) => {
    const { id, left } = await withGift('20')
    for (const kind of ['deposit', 'balance'] as const) await farm.receive({ id, kind })
    // Five days before the date half goes back.
    farm.setClock('2025-09-25T10:00:00+02:00')
    const back = async () => [
      await left(),
      ...(await farm.refunds(id)).map(({ amountCents }) => amountCents),
    ]
    await become(id, 1, 'guest')
    expect(await back()).toEqual([2000, 1250])
    await pay(id)
    for (const [hour, size] of [2, 1, 2, 1].entries()) {
      farm.setClock(`2025-09-25T1${hour + 1}:00:00+02:00`)
      await become(id, size, 'guest')
    }
    expect(await back()).toEqual([2000, 1250])
  })

  it('gets half of a voucher back once, however often it changes', async () => {
    const { id, left } = await withGift('130')
    farm.setClock('2025-09-25T10:00:00+02:00')
    for (const size of [1, 2, 1]) await become(id, size, 'guest')
    expect([await left(), await farm.refunds(id)]).toEqual([3250, []])
  })

  it.each([0, 1000])('knows what went back for each change, %j ms after the last', async (ms) => {
    const { id, left } = await withGift('195', '3')
    farm.setClock('2025-09-25T10:00:00+02:00')
    for (const size of [2, 1, 3]) {
      farm.pass(ms)
      await become(id, size)
    }
    expect([await left(), (await farm.found(id)).keptCents]).toEqual([6500, 6500])
  })
})

it('the farm hears of a guest’s change, and of a date that no longer has enough', () => {
  const news = sampleNews('party-changed')
  const withMinimum = (agreed: number) => ({
    ...news.reservation,
    session: { ...news.reservation.session, minimum: 5, agreed },
  })
  const told = (agreed: number) => {
    const [, toFarm] = testLetters()({
      ...news,
      offeredPlaces: 1,
      before: { ...news.before, session: withMinimum(6).session },
      reservation: withMinimum(agreed),
    })
    return toFarm?.content.text ?? ''
  }
  expect(told(4)).toContain('nodig om door te gaan en zit nu op 4')
  expect(told(5)).not.toContain('nodig om door te gaan')
  expect(told(4)).toContain('een aanbod voor 1\u00a0plaats')
  expect(testLetters()({ ...news, by: 'owner' })).toHaveLength(1)
})
