import { describe, expect, it } from 'vitest'
import { listRefunds, listTransactions } from '#tests/support/all-of.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { freshStatementOffice } from '#tests/support/statements/statement-office.ts'
import { bytesOf, transfer } from '#tests/support/statements/transfer.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { decideTransaction } from './decide-transaction.ts'
import { importStatement } from './import-statement.ts'
import { receivePayment } from './receive-payment.ts'
import { payRefund } from './refunds.ts'

describe('money marked by hand', () => {
  const farm = freshStatementOffice()

  const refunds = () => listRefunds(farm.office.store)
  const iban = 'BE71096123456769'

  it('is not booked again when its statement comes, and its account is known for a refund', async () => {
    const { id, deposit } = await farm.booking()
    await receivePayment(farm.office, { id, kind: 'deposit' })
    const line = transfer({ structured: deposit, iban, day: '2025-09-15' })
    expect(await farm.importAll(line)).toEqual(['matched'])
    expect(await farm.paid(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(farm.kindsTold()).toEqual(['secured'])
    expect(await farm.importAll(line)).toEqual(['seen-before'])
    await cancelReservation(farm.office, { id, by: 'owner' })
    expect(await refunds()).toMatchObject([{ iban, amountCents: 6500 }])
  })

  it('tells the account of a refund that waited for one', async () => {
    const { id, deposit } = await farm.booking()
    await receivePayment(farm.office, { id, kind: 'deposit' })
    await cancelReservation(farm.office, { id, by: 'owner' })
    expect(await refunds()).toMatchObject([{ iban: '' }])
    const line = transfer({ structured: deposit, iban, day: '2025-09-15' })
    expect(await farm.importAll(line)).toEqual(['matched'])
    expect(await refunds()).toMatchObject([{ iban }])
  })

  /** Two bookings that were paid from one account, and are to be paid back the same. */
  async function twoRefunds() {
    for (const name of ['Anneleen Peeters', 'Bram De Smet']) {
      const { id, deposit } = await farm.booking(name)
      await farm.importAll(transfer({ structured: deposit, iban, day: '2025-09-15' }))
      await cancelReservation(farm.office, { id, by: 'owner' })
    }
    return refunds()
  }
  const sent = () => transfer({ cents: -6500, iban, day: '2025-09-16' })
  const paidOf = async () => (await refunds()).map(({ paidAt }) => paidAt !== undefined)

  it('refunds of one amount to one account are not taken for each other', async () => {
    const [first, second] = await twoRefunds()
    expect(await farm.importAll(sent())).toEqual(['review'])
    expect(await paidOf()).toEqual([false, false])
    const [waiting] = (await listTransactions(farm.office.store)).filter(
      ({ settledAt }) => !settledAt,
    )
    const decide = (refundId: string) =>
      decideTransaction(farm.office, waiting!.key, { kind: 'refund', refundIds: [refundId] })
    expect(await decide('another')).toBe('does-not-fit')
    expect(await decide(second!.id)).toBe('done')
    expect(await decide(first!.id)).toBe('done-before')
    expect(await paidOf()).toEqual([false, true])
    // What is left is sure.
    expect(await farm.importAll(sent())).toEqual(['matched'])
    expect(await paidOf()).toEqual([true, true])
  })

  it('a refund marked as paid is the line that follows, and its guest hears of it once', async () => {
    const { id, deposit } = await farm.booking()
    await farm.importAll(transfer({ structured: deposit, iban, day: '2025-09-15' }))
    await cancelReservation(farm.office, { id, by: 'owner' })
    const [refund] = await refunds()
    await payRefund(farm.office, refund!.id)
    expect(await farm.importAll(sent())).toEqual(['matched'])
    expect(await farm.importAll(sent())).toEqual(['ignored'])
    expect(farm.kindsTold().filter((kind) => kind === 'refunded')).toHaveLength(1)
  })

  it('refunds of one account may be paid by one transfer, and each guest hears', async () => {
    await twoRefunds()
    const both = transfer({ cents: -13_000, iban, day: '2025-09-16' })
    expect(await farm.importAll(both)).toEqual(['matched'])
    expect(await paidOf()).toEqual([true, true])
    expect(farm.kindsTold().filter((kind) => kind === 'refunded')).toHaveLength(2)
    // It has told of both: neither can be another line.
    expect(await farm.importAll(both, sent())).toEqual(['seen-before', 'ignored'])
  })

  it('of several refunds the owner says which were paid together', async () => {
    await twoRefunds()
    const { deposit, id } = await farm.booking('Léa Dubois')
    await farm.importAll(transfer({ structured: deposit, iban, day: '2025-09-15' }))
    await cancelReservation(farm.office, { id, by: 'owner' })
    const [first, , third] = await refunds()
    expect(await farm.importAll(transfer({ cents: -13_000, iban }))).toEqual(['review'])
    const [waiting] = await farm.office.store.transactionsToDecide()
    const decide = (...refundIds: readonly string[]) =>
      decideTransaction(farm.office, waiting!.key, { kind: 'refund', refundIds })
    expect(await decide(first!.id)).toBe('does-not-fit')
    expect(await decide(third!.id, first!.id)).toBe('done')
    const paid = (await refunds()).filter(({ paidAt }) => paidAt).map((each) => each.id)
    expect(new Set(paid)).toEqual(new Set([first!.id, third!.id]))
    // What is left is sure.
    expect(await farm.importAll(sent())).toEqual(['matched'])
  })

  it('is what the owner says it is, when a line is not sure, and tells its account', async () => {
    const { id } = await farm.booking()
    await receivePayment(farm.office, { id, kind: 'deposit' })
    await cancelReservation(farm.office, { id, by: 'owner' })
    const line = transfer({ structured: '', text: 'workshop', iban, day: '2025-09-17' })
    expect(await farm.importAll(line)).toEqual(['review'])
    const [waiting] = await farm.office.store.transactionsToDecide()
    const [receipt] = (await farm.office.store.copy()).tables.filter(
      ({ name }) => name === 'hand_receipt',
    )
    const decide = (receiptId: string) =>
      decideTransaction(farm.office, waiting!.key, { kind: 'pair', receiptId })
    expect(await decide('another')).toBe('does-not-fit')
    expect(await decide(String(receipt!.rows[0]![0]))).toBe('done')
    expect(await refunds()).toMatchObject([{ iban, amountCents: 6500 }])
    expect(await farm.paid(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(await farm.importAll(line)).toEqual(['seen-before'])
  })

  it('is not booked again when its statement comes much later than it was marked', async () => {
    const { id, deposit } = await farm.booking()
    await receivePayment(farm.office, { id, kind: 'deposit' })
    await receivePayment(farm.office, { id, kind: 'balance' })
    const line = transfer({ structured: deposit, iban, day: '2025-08-20' })
    expect(await farm.importAll(line)).toEqual(['matched'])
    expect(await farm.paid(id)).toEqual({ deposit: 6500, balance: 6500 })
    expect(await farm.office.store.transactionsToDecide()).toEqual([])
  })

  it('a statement of another account books nothing', async () => {
    const { id, deposit } = await farm.booking()
    const file = codaFile([transfer({ structured: deposit })], { account: iban })
    expect(await importStatement(farm.office, bytesOf(file))).toEqual({
      kind: 'unreadable',
      problem: { kind: 'other-account', format: 'coda', line: 2, found: '6769' },
    })
    expect(await farm.paid(id)).toEqual({ deposit: 0, balance: 0 })
  })
})
