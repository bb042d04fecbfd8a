import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { cashTotals } from '#booking/figures/cash-book.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters } from '#tests/support/letters.ts'
import { journalWritten } from '#tests/support/journal-written.ts'
import { everyRow } from '#tests/support/all-of.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { readCashBook } from './accountant.ts'
import { readReceiptsToVoid, voidReceipt } from './void-receipt.ts'
import { receiveByHand } from './receive-payment.ts'

describe('a receipt that was noted by mistake', () => {
  const farm = freshOffice()
  beforeEach(async () => {
    await farm.doDueTasks()
  })

  const autumn = { from: '2025-09-01', until: '2025-12-01' } as const
  const until = async (at: string) => {
    await farm.liveUntil(at)
  }
  const written = async () =>
    (await journalWritten(farm.store)).filter((line) => !line.endsWith('nothing'))
  const receiptsOf = async (id: string) => readReceiptsToVoid(farm.store, await farm.found(id))
  const take = async (id: string, nth = 0, office = farm.office) => {
    const { account } = (await receiptsOf(id))[nth]!.receipt
    return voidReceipt(office, { id, account, notifies: true })
  }
  const cash = async () =>
    (await readCashBook(farm.store, autumn)).map(
      ({ day, reservationId, receivedCents, ...of }) =>
        [day, reservationId ?? ('line' in of ? 'nobody' : ''), receivedCents] as const,
    )

  it('is owed again weeks later, and all books say so of the day it is put right', async () => {
    const { id } = await farm.owing()
    await farm.receive({ id, kind: 'deposit' })
    await until('2025-09-26T10:00:00+02:00')
    expect(await take(id)).toEqual({ kind: 'done' })
    expect((await farm.found(id)).status).toBe('confirmed')
    expect(await farm.paidCents(id)).toEqual({ deposit: 0, balance: 0 })
    expect(farm.kindsTold().slice(-1)).toEqual(['noted-by-mistake'])
    expect(await receiptsOf(id)).toEqual([])
    await until('2025-09-27T00:10:00+02:00')
    expect(await written()).toEqual(['09-15 by-hand 09-15 6500', '09-26 corrected 09-15 -6500'])
    expect(await cash()).toEqual([
      ['2025-09-15', id, 6500],
      ['2025-09-26', id, -6500],
    ])
  })

  it('is not shown by a later line: that line pays', async () => {
    const { id, deposit } = await farm.owing()
    await farm.receive({ id, kind: 'deposit' })
    await take(id)
    expect(await farm.pay(deposit)).toBe('matched')
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    await farm.cancel({ id, by: 'owner' })
    expect(await farm.refunds()).toMatchObject([{ amountCents: 6500, iban: 'BE71096123456769' }])
  })

  it('waits as its line to be booked on another booking, which alone has it in the books then', async () => {
    const { id, deposit } = await farm.owing('Jan Janssens')
    const other = await farm.owing('Jan Janssens')
    const line = transfer({ structured: deposit, cents: 6500, name: 'JANSSENS JAN' })
    await farm.readLines(line)
    expect(await take(id)).toEqual({ kind: 'done' })
    expect(await farm.paidCents(id)).toEqual({ deposit: 0, balance: 0 })
    expect(await cash()).toEqual([['2025-09-16', 'nobody', 6500]])
    const [waiting] = await farm.store.transactions.listToDecide()
    expect(waiting?.detail).toEqual({ reason: 'put-back', restCents: 6500 })
    expect(await farm.decide({ kind: 'book', reservationId: other.id })).toBe('done')
    expect(await farm.paidCents(other.id)).toEqual({ deposit: 6500, balance: 0 })
    expect(await cash()).toEqual([['2025-09-16', other.id, 6500]])
    expect((await receiptsOf(other.id)).map(({ receipt }) => receipt.day)).toEqual(['2025-09-16'])
    const [settled] = await farm.store.transactions.listEach([waiting!.key])
    expect(settled).toMatchObject({ outcome: 'matched', reservationId: other.id })
    expect(await farm.readLines(line)).toEqual(['seen-before'])
    // The account names a refund of the other booking, and of the first no longer.
    for (const each of [id, other.id]) await farm.cancel({ id: each, by: 'owner' })
    expect(await farm.refunds()).toMatchObject([
      { reservationId: other.id, iban: 'BE71096123456769' },
    ])
  })

  it('is a line’s again when the owner had noted it and a line showed it, and may go back', async () => {
    const { id, deposit } = await farm.owing()
    await farm.receive({ id, kind: 'deposit' })
    await farm.pay(deposit)
    expect(await take(id)).toEqual({ kind: 'done' })
    expect(await farm.decide({ kind: 'send-back' })).toBe('done')
    expect(await farm.refunds()).toMatchObject([{ amountCents: 6500 }])
    const { together } = cashTotals(await readCashBook(farm.store, autumn))
    expect(together).toEqual({ receivedCents: 6500, refundedCents: 0 })
    await until('2025-09-16T00:10:00+02:00')
    expect(await written()).toEqual(['09-15 by-hand 09-15 6500'])
  })

  it('never goes back from a booking that the farm ended, and the rest of its money does', async () => {
    const { id, deposit } = await farm.owing()
    await farm.pay(deposit)
    await receiveByHand(farm.office, { id, cents: 2000, method: 'cash', day: '2025-09-15' })
    await farm.cancel({ id, by: 'owner' })
    const cents = async () => (await farm.refunds()).map((one) => one.amountCents)
    const receipts = await receiptsOf(id)
    const nth = receipts.findIndex(({ receipt }) => receipt.account.startsWith('hand:'))
    const before = await everyRow(farm.store)
    const pressed = farm.pressing('not-received', { reservations: [id] })
    expect(await take(id, nth, pressed)).toEqual({ kind: 'done' })
    expect(await cents()).toEqual([6500])
    expect((await farm.found(id)).ending).toMatchObject({ refundCents: 6500 })
    expect(farm.kindsTold()).not.toContain('noted-by-mistake')
    expect(await farm.undo(id)).toEqual({ kind: 'done' })
    expect(await everyRow(farm.store)).toEqual(before)

    expect(await take(id, nth)).toEqual({ kind: 'done' })
    // Money of a line waits for its booking again.
    expect(await take(id)).toEqual({ kind: 'done' })
    expect([await cents(), await farm.paidCents(id)]).toEqual([[], { deposit: 0, balance: 0 }])
    expect(await farm.store.transactions.listToDecide()).toMatchObject([
      { detail: { reason: 'put-back', restCents: 6500 } },
    ])
    const { together } = cashTotals(await readCashBook(farm.store, autumn))
    expect(together).toEqual({ receivedCents: 6500, refundedCents: 0 })
  })

  it('lowers the refund, whose other account the mailbox has a day to stop anew', async () => {
    const { id } = await farm.owing()
    for (const kind of ['deposit', 'balance'] as const) await farm.receive({ id, kind })
    await farm.cancel({ id, by: 'guest', iban: 'BE62510007547061' })
    farm.pass(dayMs)
    expect(await take(id)).toEqual({ kind: 'done' })
    const named = { iban: 'BE62510007547061', at: farm.office.clock.now() }
    expect(await farm.refunds()).toMatchObject([{ amountCents: 6500, named }])
  })

  it('stays while a refund of its booking waits to go', async () => {
    const { id } = await farm.owing()
    await farm.receive({ id, kind: 'all' })
    await farm.changeParty({ id, participants: 1, by: 'guest' })
    expect(await take(id)).toEqual({ kind: 'stays', why: 'refund' })
  })

  it('stays once a part of it went back, or the terms kept a part', async () => {
    const { id } = await farm.owing()
    await farm.receive({ id, kind: 'deposit' })
    await farm.cancel({ id, by: 'owner' })
    await farm.payRefunds(id)
    expect(await take(id)).toEqual({ kind: 'stays', why: 'ended' })
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    const kept = await farm.owing()
    await farm.receive({ id: kept.id, kind: 'deposit' })
    await until('2025-09-25T10:00:00+02:00')
    await farm.cancel({ id: kept.id, by: 'guest' })
    expect(await take(kept.id)).toEqual({ kind: 'stays', why: 'ended' })
  })

  it('can be taken back, by hand and of a line, as if nothing had been, with its mail', async () => {
    const { id, deposit } = await farm.owing()
    const writing = { ...farm.office, lettersOf: () => testLetters() }
    await receiveByHand(writing, { id, cents: 6500, method: 'cash', day: '2025-09-10' })
    await farm.pay(deposit)
    const before = await everyRow(farm.store)
    for (const [nth, { receipt }] of (await receiptsOf(id)).entries()) {
      const line = receipt.account.replace(/^rest:/, '')
      const on = { reservations: [id], transactions: [line] }
      expect(await take(id, nth, farm.pressing('not-received', on))).toEqual({ kind: 'done' })
      // Both receipts came at one instant, so their mail is dropped either way.
      expect(await farm.store.mails.list()).toEqual([])
      expect(await farm.undo(id)).toEqual({ kind: 'done' })
    }
    expect(await everyRow(farm.store)).toEqual(before)
  })

  it.each([
    [true, []],
    [false, ['balance-request']],
  ])('the open balance is asked for once, though so late (told: %s)', async (notifies, asked) => {
    const id = await farm.paid({}, true)
    await until('2025-09-20T06:30:00Z')
    const { account } = (await receiptsOf(id))[1]!.receipt
    await voidReceipt(farm.office, { id, account, notifies })
    farm.forgetTold()
    await until('2025-09-20T12:00:00Z')
    expect(farm.kindsTold()).toEqual(asked)
  })

  it('its dropped mail had asked for the balance, which the clock asks for then', async () => {
    const { id } = await farm.owing()
    await farm.receive({ id, kind: 'deposit' })
    await until('2025-09-20T06:30:00Z')
    const writing = { ...farm.office, lettersOf: () => testLetters() }
    await receiveByHand(writing, { id, cents: 2000, method: 'cash', day: '2025-09-20' })
    expect(await take(id, 1)).toEqual({ kind: 'done' })
    expect(await farm.store.mails.list()).toEqual([])
    farm.forgetTold()
    await until('2025-09-20T12:00:00Z')
    expect(farm.kindsTold()).toEqual(['balance-request'])
  })

  it('a sum by hand pays the deposit first, on its day, and no line shows cash', async () => {
    const { id, deposit } = await farm.owing()
    const sum = { id, cents: 8000, method: 'cash', day: '2025-09-12' } as const
    expect((await receiveByHand(farm.office, sum)).kind).toBe('done')
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 1500 })
    const more = { ...sum, cents: 5001 }
    expect(await receiveByHand(farm.office, more)).toEqual({ kind: 'too-much', owedCents: 5000 })
    // The line names a payment that is paid, and shows no mark.
    const line = transfer({ structured: deposit, day: '2025-09-12' })
    expect(await farm.readLines(line)).toEqual(['review'])
    await until('2025-09-16T00:10:00+02:00')
    expect(await written()).toEqual(['09-15 by-hand 09-12 8000'])
    const lines = await readCashBook(farm.store, autumn)
    expect(lines.map(({ day, how }) => [day, how])).toContainEqual(['2025-09-12', 'cash'])
  })
})
