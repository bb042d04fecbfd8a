import { beforeEach, describe, expect, it } from 'vitest'
import { owedCents, paidCents } from '#booking/money/owed.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { readReceiptsToVoid, voidReceipt } from '../money/void-receipt.ts'
import { changeRefundAccount } from '../money/refund-account.ts'
import { previewParty } from './preview-party.ts'

const iban = 'BE71096123456769'

describe.each(databases)('a number of people that is mended, on $name', (on) => {
  const farm = freshOffice({ on })
  /** A party of four at 65 euro, all paid. */
  let id: string
  beforeEach(async () => {
    id = await farm.paid({ participants: '4' }, true)
  })

  const become = (participants: number) => farm.changeParty({ id, participants })
  const refunds = async () =>
    (await farm.refunds()).map(
      ({ amountCents, paidAt }) => `${amountCents} ${paidAt ? 'paid' : 'waits'}`,
    )
  const sums = async () => {
    const { payments, status } = await farm.found(id)
    return [status, ...payments.map((each) => [each.amountCents, each.paidCents])]
  }
  const paid = async () => paidCents((await farm.found(id)).payments)
  const partyNews = () => farm.office.notified.filter(({ kind }) => kind === 'party-changed')
  const history = async () =>
    (await farm.store.history.listEvents(id)).map(({ what, detail }) =>
      'cents' in detail ? `${what} ${detail.cents}` : what,
    )

  it('is not paid back and taken back at the same moment, whichever comes first', async () => {
    await become(3)
    const [refund] = await farm.refunds()
    const [back, grown] = await Promise.all([farm.markRefundPaid(refund!.id), become(4)])
    expect(grown.kind).toBe('done')
    const open = owedCents((await farm.found(id)).payments)
    expect([back.kind, open]).toEqual(back.kind === 'done' ? ['done', 6500] : ['no-such-refund', 0])
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('is as if nothing had been: the refund that waited is taken back', async () => {
    const before = await sums()
    await become(2)
    expect(await refunds()).toEqual(['13000 waits'])
    expect(await become(4)).toMatchObject({ kind: 'done', refunds: [] })
    expect(await refunds()).toEqual([])
    expect(await sums()).toEqual(before)
    expect(partyNews()).toMatchObject([
      { givenUpCents: 13_000, paidAgainCents: 0, refunds: [{ amountCents: 13_000 }] },
      { givenUpCents: 0, paidAgainCents: 13_000, refunds: [] },
    ])
    const lines = ['party-changed', 'owed-back 13000', 'party-changed', 'not-owed-back 13000']
    expect((await history()).slice(-4)).toEqual(lines)
  })

  it('lowers the refund when only some places are taken again, and keeps where it goes', async () => {
    await become(1)
    const [first] = await farm.refunds()
    await changeRefundAccount(farm.office, { id: first!.id, typed: iban })
    const outcome = await become(3)
    expect(outcome).toMatchObject({ refunds: [{ amountCents: 6500, iban: '', named: { iban } }] })
    expect(await refunds()).toEqual(['6500 waits'])
    expect(partyNews().at(-1)).toMatchObject({
      paidAgainCents: 13_000,
      refunds: [{ amountCents: 6500 }],
    })
    // The first refund is gone, and cannot be marked as paid.
    expect((await farm.markRefundPaid(first!.id)).kind).toBe('no-such-refund')
    await become(4)
    expect(await refunds()).toEqual([])
    expect((await farm.found(id)).status).toBe('paid')
  })

  it('leaves refunds alone that are older than this record, or have another reason', async () => {
    await become(3)
    const [refund] = await farm.refunds()
    await farm.store.change(async (changes) => {
      await changes.refunds.withdraw(refund!.id)
      const other = '5d0c7a8e-2f41-4b9d-8c63-7e1a9b2d4f60'
      const { holder: _, buyerName: _buyer, ...kept } = refund!
      await changes.refunds.add({ ...kept, id: other, firstPart: other })
    })
    expect(await become(4)).toMatchObject({ kind: 'done' })
    expect(await refunds()).toEqual(['6500 waits'])
  })

  it('is weighed before it is done, and not done when it would no longer do that', async () => {
    const previewOf = async (participants: number) => {
      const request = { participants, by: 'owner', now: farm.office.clock.now() } as const
      return previewParty(farm.store, await farm.found(id), request)
    }
    const money = { refundCents: 6500, status: 'paid' }
    expect(await previewOf(3)).toMatchObject({ kind: 'possible', money })
    expect(await refunds()).toEqual([])
    const shown = '4 6500 0 0'
    const asShown = async () => (await farm.changeParty({ id, participants: 3, shown })).kind
    farm.setClock('2025-09-25T10:00:00Z')
    expect(await asShown()).toBe('not-as-shown')
    expect((await farm.found(id)).participants).toBe(4)
    farm.setClock('2025-09-15T07:00:00Z')
    expect([await asShown(), await asShown()]).toEqual(['done', 'done-before'])
    expect((await previewOf(3)).kind).toBe('done-before')
    expect(await previewOf(11)).toMatchObject({ most: 10 })
    expect(partyNews()).toHaveLength(1)
  })

  it('refunds a later payment, even after an earlier one was noted by mistake', async () => {
    farm.setClock('2025-09-29T10:00:00Z')
    await become(3)
    expect([await refunds(), await paid()]).toEqual([[], 26_000])
    for (const { receipt } of await readReceiptsToVoid(farm.store, await farm.found(id)))
      await voidReceipt(farm.office, { id, account: receipt.account, notifies: false })
    for (const kind of ['deposit', 'balance'] as const) await farm.receive({ id, kind })
    expect(await paid()).toBe(19_500)
    await farm.move({ id, sessionId: await farm.addEvening('2025-11-25'), by: 'owner' })
    await become(2)
    expect(await refunds()).toEqual(['6500 waits'])
    expect(await paid()).toBe(13_000)
  })

  it('leaves each receipt to be taken back once, by whichever payment still has it', async () => {
    await become(2)
    await farm.payRefunds(id)
    const receipts = () => farm.found(id).then((found) => readReceiptsToVoid(farm.store, found))
    // The money of the balance went back; its receipt leaves by the deposit.
    const [, { receipt } = {}] = await receipts()
    const request = { id, account: receipt!.account, notifies: false }
    expect(await voidReceipt(farm.office, request)).toEqual({ kind: 'done' })
    expect(await paid()).toBe(0)
    expect(await voidReceipt(farm.office, request)).toEqual({ kind: 'done-before' })
    expect(await receipts()).toMatchObject([{ stays: 'gone' }])
  })
})
