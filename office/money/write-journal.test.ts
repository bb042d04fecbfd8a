import { beforeEach, describe, expect, it } from 'vitest'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { cashTotals } from '#booking/figures/cash-book.ts'
import { findChangedDay, journalDay } from '#booking/money/journal.ts'
import { paidCents } from '#booking/money/owed.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift, orderGift } from '#tests/support/gift-vouchers.ts'
import { journalWritten } from '#tests/support/journal-written.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import type { Day } from '#language/dates.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { markVoucherRefundPaid, withdrawVoucher } from '../vouchers/withdraw-voucher.ts'
import { readCashBook } from './accountant.ts'
import { decideTransaction } from './decide-transaction.ts'
import { receivePayment } from './receive-payment.ts'

describe.each(databases)('the receipts journal, on $name', (on) => {
  const farm = freshOffice({ on })
  const receive = (id: string, office = farm.office) =>
    receivePayment(office, { id, kind: 'deposit' })
  async function liveUntil(day: Day) {
    farm.office.setClock(instantIn(day, '00:10'))
    await farm.doDueTasks()
  }
  const written = () => journalWritten(farm.store)

  beforeEach(async () => {
    await farm.doDueTasks()
  })

  it('writes a day once it is over, and every day that passed while the site stood still', async () => {
    await receive((await farm.owing()).id)
    await farm.doDueTasks()
    expect(await written()).toEqual([])
    await liveUntil('2025-09-18')
    farm.setClock('2025-09-19T00:10:00+02:00')
    await Promise.all([farm.doDueTasks(), farm.doDueTasks()])
    expect(await written()).toEqual([
      '09-15 by-hand 09-15 6500',
      '09-16 nothing',
      '09-17 nothing',
      '09-18 nothing',
    ])
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('counts a line with its rest when it is read, and names the day of the bank', async () => {
    const { deposit } = await farm.owing()
    await farm.pay(deposit, { cents: 20_000, day: '2025-09-11' })
    await liveUntil('2025-09-16')
    await farm.decide({ kind: 'send-back' })
    await liveUntil('2025-09-17')
    expect(await written()).toEqual(['09-15 received 09-11 20000', '09-16 nothing'])
  })

  it('counts a noted receipt once when the bank shows it later, and its rest too', async () => {
    const { id, deposit } = await farm.owing()
    await receive(id)
    await liveUntil('2025-09-16')
    await farm.pay(deposit, { cents: 13_000, day: '2025-09-15' })
    await liveUntil('2025-09-17')
    expect(await written()).toEqual(['09-15 by-hand 09-15 6500', '09-16 received 09-15 6500'])
  })

  it('takes refunds, and money the bank took back, off the day of their booking', async () => {
    const one = await farm.owing()
    const other = await farm.owing('Bram De Smet')
    await receive(one.id)
    const came = transfer({ structured: other.deposit, day: '2025-09-15' })
    await farm.readLines(came)
    await liveUntil('2025-09-16')
    await farm.cancel({ id: one.id, by: 'owner' })
    await farm.payRefunds(one.id)
    await farm.readLines({
      ...transfer({ structured: other.deposit, cents: -6500 }),
      returned: '2',
    })
    await farm.decide({ kind: 'take-back', notifies: false })
    await liveUntil('2025-09-17')
    expect((await written()).slice(2)).toEqual([
      '09-16 refunded 09-16 -6500',
      '09-16 taken-back 09-16 -6500',
    ])
  })

  it('counts a gift voucher when it is paid for and paid back, and not when it is redeemed', async () => {
    const bought = await buyGift(farm.office, { amount: '100' })
    const other = await orderGift(farm.office, { amount: '40' })
    const { reference: structured } = await farm.store.vouchers.get(other)
    await farm.pay(structured, { cents: 4000, day: '2025-09-12' })
    const { id: reservationId } = await farm.owing()
    await redeemVoucher(farm.office, { by: 'guest', reservationId, typed: bought.code })
    await liveUntil('2025-09-16')
    await withdrawVoucher(farm.office, { id: other, iban: undefined })
    await markVoucherRefundPaid(farm.office, other)
    await liveUntil('2025-09-17')
    expect(await written()).toEqual([
      '09-15 received 09-12 4000',
      '09-15 by-hand 09-15 10000',
      '09-16 refunded 09-16 -4000',
    ])
  })

  it('does not count a receipt undone the same day, and counters one undone after midnight', async () => {
    const one = await farm.owing()
    const other = await farm.owing('Bram De Smet')
    const press = ({ id }: { readonly id: string }) =>
      receive(id, farm.pressing('received', { reservations: [id] }))
    await press(one)
    await farm.undo(one.id)
    farm.setClock('2025-09-15T23:59:00+02:00')
    await press(other)
    await liveUntil('2025-09-16')
    await farm.undo(other.id)
    await press(other)
    await liveUntil('2025-09-18')
    expect(await written()).toEqual([
      '09-15 by-hand 09-15 6500',
      '09-16 corrected 09-15 -6500',
      '09-16 by-hand 09-16 6500',
      '09-17 nothing',
    ])
  })

  it('stays as it is when a guest is erased, and when a booking is gone at the end of its years', async () => {
    const { id } = await farm.owing()
    await receive(id)
    await liveUntil('2025-10-20')
    const before = await written()
    await erasePerson(farm.store, 'anneleen@example.org', farm.office.clock.now())
    await farm.store.change((changes) => changes.personalData.removeRecord(id))
    await liveUntil('2025-10-21')
    expect(await written()).toEqual([...before, '10-20 nothing'])
    expect(await farm.everything()).not.toContain('Anneleen')
  })

  /** Deposit and balance of one booking, paid the day before, and taken back within a second. */
  async function takenBackTwice() {
    const { id, deposit, balance } = await farm.owing()
    const [one, other] = [deposit, balance].map((structured) => transfer({ structured }))
    await farm.readLines(one!, other!)
    await liveUntil('2025-09-16')
    const returned = [deposit, balance].map((structured) => {
      return { ...transfer({ structured, cents: -6500 }), returned: '2' }
    })
    await farm.readLines(...returned)
    const lines = await farm.store.transactions.listToDecide()
    for (const { key } of lines) {
      const decision = { kind: 'take-back', notifies: false } as const
      expect(await decideTransaction(farm.office, key, decision)).toBe('done')
      farm.pass(400)
    }
    return { id, keys: lines.map(({ key }) => key) }
  }

  it('has money once that a bank took back by two lines in one second, as all other books do', async () => {
    const { id } = await takenBackTwice()
    await liveUntil('2025-09-17')
    const twice = '09-16 taken-back 09-16 -6500'
    expect((await written()).slice(1)).toEqual([twice, twice])
    expect(await farm.paidCents(id)).toEqual({ deposit: 0, balance: 0 })
    const { store } = farm.office
    const days = { from: '2025-09-01', until: '2025-10-01' } as const
    const { together } = cashTotals(await readCashBook(store, days))
    expect(together).toEqual({ receivedCents: 0, refundedCents: 0 })
    const { payments } = await farm.found(id)
    expect(paidCents(payments)).toBe(0)
  })

  it('says once, and of which day, that it counted money taken back twice, however long ago', async () => {
    const { keys } = await takenBackTwice()
    await farm.store.change(async (changes) => {
      const before = (await changes.journal.findLastDay())!
      const counted = keys.map((key) => ({
        source: `transaction ${key}`,
        kind: 'taken-back' as const,
        cents: -13_000,
        receivedOn: '2025-09-16' as const,
        at: farm.office.clock.now(),
        day: '2025-09-16' as const,
        vatPercent: 21,
      }))
      await changes.journal.addDay(journalDay(before, '2025-09-16', counted), counted)
    })
    await liveUntil('2025-11-20')
    await liveUntil('2025-11-22')
    const lines = (await written()).filter((line) => !line.endsWith('nothing'))
    const wrong = '09-16 taken-back 09-16 -13000'
    const righted = '09-17 recounted 09-16 6500'
    expect(lines.slice(1)).toEqual([wrong, wrong, righted, righted])
    const { store } = farm.office
    const days = await store.journal.listDays({ from: '0001-01-01', until: '9999-12-31' })
    expect(findChangedDay(days, await store.journal.listEntries())).toBeUndefined()
  })
})
