import { beforeEach, describe, expect, it } from 'vitest'
import { buyGift, orderGift } from '#tests/support/gift-vouchers.ts'
import {
  openStatementOffice,
  type StatementOffice,
} from '#tests/support/statements/statement-office.ts'
import { journalWritten } from '#tests/support/journal-written.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { databases } from '#tests/support/stores.ts'
import type { Day } from '#language/dates.ts'
import { doDueWork } from '../due/do-due-work.ts'
import { erasePerson } from '../people/erase-person.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { findUndoable, undoable, undoStep } from '../undo/desk-step.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { payVoucherRefund, withdrawVoucher } from '../vouchers/withdraw-voucher.ts'
import { decideTransaction } from './decide-transaction.ts'
import { receivePayment } from './receive-payment.ts'
import { payRefund } from './refunds.ts'

describe.each(databases)('the receipts journal, on $name', (on) => {
  let farm: StatementOffice
  const setClock = (at: string) => farm.office.setClock(new Date(at))
  const receive = (id: string, office = farm.office) =>
    receivePayment(office, { id, kind: 'deposit' })
  async function liveUntil(day: Day) {
    setClock(`${day}T00:10:00+02:00`)
    await doDueWork(farm.office)
  }
  const written = () => journalWritten(farm.office.store)

  beforeEach(async () => {
    farm = await openStatementOffice(on)
    await doDueWork(farm.office)
    return () => farm[Symbol.asyncDispose]()
  })

  it('writes a day once it is over, and every day that passed while the site stood still', async () => {
    await receive((await farm.booking()).id)
    await doDueWork(farm.office)
    expect(await written()).toEqual([])
    await liveUntil('2025-09-18')
    setClock('2025-09-19T00:10:00+02:00')
    await Promise.all([doDueWork(farm.office), doDueWork(farm.office)])
    expect(await written()).toEqual([
      '09-15 by-hand 09-15 6500',
      '09-16 nothing',
      '09-17 nothing',
      '09-18 nothing',
    ])
  })

  it('counts a line with its rest when it is read, and names the day of the bank', async () => {
    const { deposit } = await farm.booking()
    await farm.importAll(transfer({ structured: deposit, cents: 20_000, day: '2025-09-11' }))
    await liveUntil('2025-09-16')
    const [over] = await farm.office.store.transactions.toDecide()
    await decideTransaction(farm.office, over!.key, { kind: 'send-back' })
    await liveUntil('2025-09-17')
    expect(await written()).toEqual(['09-15 received 09-11 20000', '09-16 nothing'])
  })

  it('counts a mark of a hand once when the bank shows it later, and its rest too', async () => {
    const { id, deposit } = await farm.booking()
    await receive(id)
    await liveUntil('2025-09-16')
    await farm.importAll(transfer({ structured: deposit, cents: 13_000, day: '2025-09-15' }))
    await liveUntil('2025-09-17')
    expect(await written()).toEqual(['09-15 by-hand 09-15 6500', '09-16 received 09-15 6500'])
  })

  it('takes refunds, and money the bank took back, off the day of their booking', async () => {
    const [one, other] = [await farm.booking(), await farm.booking('Bram De Smet')]
    await receive(one.id)
    const came = transfer({ structured: other.deposit, day: '2025-09-15' })
    await farm.importAll(came)
    await liveUntil('2025-09-16')
    await cancelReservation(farm.office, { id: one.id, by: 'owner' })
    const [refund] = await farm.office.store.refunds.of(one.id)
    await payRefund(farm.office, refund!.id)
    await farm.importAll({
      ...transfer({ structured: other.deposit, cents: -6500 }),
      returned: '2',
    })
    const [line] = await farm.office.store.transactions.toDecide()
    await decideTransaction(farm.office, line!.key, { kind: 'take-back', tells: false })
    await liveUntil('2025-09-17')
    expect((await written()).slice(2)).toEqual([
      '09-16 refunded 09-16 -6500',
      '09-16 taken-back 09-16 -6500',
    ])
  })

  it('counts a gift voucher when it is paid for and paid back, and not when it is redeemed', async () => {
    const bought = await buyGift(farm.office, { amount: '100' })
    const other = await orderGift(farm.office, { amount: '40' })
    const { reference: structured } = await farm.office.store.vouchers.get(other)
    await farm.importAll(transfer({ structured, cents: 4000, day: '2025-09-12' }))
    const { id: reservationId } = await farm.booking()
    await redeemVoucher(farm.office, { reservationId, typed: bought.code })
    await liveUntil('2025-09-16')
    await withdrawVoucher(farm.office, { id: other, iban: undefined })
    await payVoucherRefund(farm.office, other)
    await liveUntil('2025-09-17')
    expect(await written()).toEqual([
      '09-15 received 09-12 4000',
      '09-15 by-hand 09-15 10000',
      '09-16 refunded 09-16 -4000',
    ])
  })

  it('does not count a receipt undone the same day, and counters one undone after midnight', async () => {
    const [one, other] = [await farm.booking(), await farm.booking('Bram De Smet')]
    const press = ({ id }: { readonly id: string }) =>
      receive(id, {
        ...farm.office,
        ...undoable(farm.office, { what: 'received', device: 'phone', reservationId: id }),
      })
    const undo = async ({ id }: { readonly id: string }) =>
      undoStep(farm.office, (await findUndoable(farm.office, { record: id }))!.id)
    await press(one)
    await undo(one)
    setClock('2025-09-15T23:59:00+02:00')
    await press(other)
    await liveUntil('2025-09-16')
    await undo(other)
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
    const { id } = await farm.booking()
    await receive(id)
    await liveUntil('2025-10-20')
    const before = await written()
    await erasePerson(farm.office.store, 'anneleen@example.org', farm.office.clock.now())
    await farm.office.store.change((changes) => changes.people.removeReservations([id]))
    await liveUntil('2025-10-21')
    expect(await written()).toEqual([...before, '10-20 nothing'])
    expect(await farm.everything()).not.toContain('Anneleen')
  })
})
