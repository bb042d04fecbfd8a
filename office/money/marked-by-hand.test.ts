import { describe, expect, it } from 'vitest'
import { idOf } from '#booking/money/ledger-account.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { readFile, transfer } from '#tests/support/statements/transfer.ts'
import type { Day } from '#language/dates.ts'
import { findUndoable, undoStep } from '../undo/desk-step.ts'
import { receiveVoucher } from '../vouchers/receive-voucher.ts'
import { decideTransaction } from './decide-transaction.ts'
import { receivePayment } from './receive-payment.ts'

describe('money marked by hand', () => {
  const farm = freshOffice()

  const iban = 'BE71096123456769'

  /** A booking whose deposit the owner marked as received. */
  async function marked() {
    const booking = await farm.owing()
    await farm.receive({ id: booking.id, kind: 'deposit' })
    return booking
  }
  const received = (structured: string, day: Day = '2025-09-15') =>
    transfer({ structured, iban, day })

  it('for a voucher is shown by the first line of its sum, whose account is then known', async () => {
    const id = await orderGift(farm.office, { amount: '50' })
    const { reference } = await farm.store.vouchers.get(id)
    await farm.pay(reference, { cents: 2000, iban })
    await receiveVoucher(farm.office, id)
    expect(await farm.pay(reference, { cents: 3000, iban })).toBe('matched')
    expect(await farm.store.vouchers.get(id)).toMatchObject({ receivedCents: 5000 })
    expect(farm.kindsTold().filter((kind) => kind === 'voucher-paid')).toHaveLength(1)
    const paid = await farm.store.vouchers.listReceiptsOf(id)
    expect(paid.map(({ cents }) => cents).toSorted()).toEqual([2000, 3000])
    for (const cents of [3000, 5000]) expect(await farm.pay(reference, { cents })).toBe('review')
  })

  it('is not booked again when its statement comes, and its account is known for a refund', async () => {
    const { id, deposit } = await marked()
    const line = received(deposit)
    expect(await farm.readLines(line)).toEqual(['matched'])
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(farm.kindsTold()).toEqual(['secured'])
    expect(await farm.readLines(line)).toEqual(['seen-before'])
    await farm.cancel({ id, by: 'owner' })
    expect(await farm.refunds()).toMatchObject([{ iban, amountCents: 6500 }])
  })

  it('stands once its statement came, and is taken back no more', async () => {
    const { id, deposit } = await farm.owing()
    const pressed = farm.pressing('received', { reservations: [id] })
    await receivePayment(pressed, { id, kind: 'deposit' })
    const found = (await findUndoable(farm.office, { record: id }))!
    expect(await farm.readLines(received(deposit))).toEqual(['matched'])
    expect(await findUndoable(farm.office, { record: id })).toBeUndefined()
    const undone = await undoStep(farm.office, found.id)
    expect(undone).toEqual({ kind: 'hindered', by: 'changed' })
  })

  it('shows the account for a refund that waited for one', async () => {
    const { id, deposit } = await marked()
    await farm.cancel({ id, by: 'owner' })
    expect(await farm.refunds()).toMatchObject([{ iban: '' }])
    expect(await farm.readLines(received(deposit))).toEqual(['matched'])
    expect(await farm.refunds()).toMatchObject([{ iban }])
  })

  /** Bookings that were paid from one account, with equal refunds. */
  async function toPayBack(...names: readonly string[]) {
    for (const name of names) {
      const { id, deposit } = await farm.owing(name)
      await farm.readLines(received(deposit))
      await farm.cancel({ id, by: 'owner' })
    }
    return farm.refunds()
  }
  const twoRefunds = () => toPayBack('Anneleen Peeters', 'Bram De Smet')
  const sent = () => transfer({ cents: -6500, iban, day: '2025-09-16' })
  const paidOf = async () => (await farm.refunds()).map(({ paidAt }) => paidAt !== undefined)

  it('refunds of one amount to one account are not taken for each other', async () => {
    const [first, second] = await twoRefunds()
    expect(await farm.readLines(sent())).toEqual(['review'])
    expect(await paidOf()).toEqual([false, false])
    const [{ key } = { key: '' }] = await farm.store.transactions.listToDecide()
    const sayIt = (refundId: string) =>
      decideTransaction(farm.office, key, { kind: 'refund', refundIds: [refundId] })
    expect(await sayIt('another')).toBe('does-not-fit')
    expect(await sayIt(second!.id)).toBe('done')
    expect(await sayIt(first!.id)).toBe('done-before')
    expect(await paidOf()).toEqual([false, true])
    // One refund is left, so the match is sure.
    expect(await farm.readLines(sent())).toEqual(['matched'])
    expect(await paidOf()).toEqual([true, true])
  })

  it('cash that was handed back is no line that follows', async () => {
    const [refund] = await toPayBack('Anneleen Peeters')
    await farm.markRefundPaid(refund!.id, 'cash')
    expect(await farm.readLines(sent())).toEqual(['ignored'])
  })

  it('belongs to an unsure line when the owner says so, and has its account', async () => {
    const { id } = await marked()
    await farm.cancel({ id, by: 'owner' })
    const line = transfer({ structured: '', text: 'workshop', iban, day: '2025-09-17' })
    expect(await farm.readLines(line)).toEqual(['review'])
    const entries = await farm.store.entries.listOfPayments(id)
    const hand = entries.find(({ kind }) => kind === 'marked')!.from
    expect(await farm.decide({ kind: 'pair', receiptId: 'another' })).toBe('does-not-fit')
    expect(await farm.decide({ kind: 'pair', receiptId: idOf(hand) })).toBe('done')
    expect(await farm.refunds()).toMatchObject([{ iban, amountCents: 6500 }])
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(await farm.readLines(line)).toEqual(['seen-before'])
  })

  it('a statement of another account books nothing', async () => {
    const { id, deposit } = await farm.owing()
    const file = codaFile([transfer({ structured: deposit })], { account: iban })
    await expect(readFile(farm.office, file)).rejects.toThrow('other-account')
    expect(await farm.paidCents(id)).toEqual({ deposit: 0, balance: 0 })
  })
})
