import { beforeEach, describe, expect, it } from 'vitest'
import { cashTotals } from '#booking/figures/cash-book.ts'
import { firstChanged, journalDay } from '#booking/money/journal.ts'
import { paidCents } from '#booking/money/owed.ts'
import {
  openStatementOffice,
  type StatementOffice,
} from '#tests/support/statements/statement-office.ts'
import { journalWritten } from '#tests/support/journal-written.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { databases } from '#tests/support/stores.ts'
import { doDueWork } from '../due/do-due-work.ts'
import { readCashBook } from './accountant.ts'
import { decideTransaction } from './decide-transaction.ts'

describe.each(databases)('the receipts journal of money a bank took back, on $name', (on) => {
  let farm: StatementOffice
  async function liveUntil(at: string) {
    farm.office.setClock(new Date(at))
    await doDueWork(farm.office)
  }
  const written = () => journalWritten(farm.office.store)

  beforeEach(async () => {
    farm = await openStatementOffice(on)
    await doDueWork(farm.office)
    return () => farm[Symbol.asyncDispose]()
  })

  /** Deposit and balance of one booking, paid the day before, and taken back within a second. */
  async function takenBackTwice() {
    const { id, deposit, balance } = await farm.booking()
    const [one, other] = [deposit, balance].map((structured) => transfer({ structured }))
    await farm.importAll(one!, other!)
    await liveUntil('2025-09-16T00:10:00+02:00')
    const returned = [deposit, balance].map((structured) => {
      return { ...transfer({ structured, cents: -6500 }), returned: '2' }
    })
    await farm.importAll(...returned)
    const lines = await farm.office.store.transactions.toDecide()
    for (const { key } of lines) {
      const decision = { kind: 'take-back', tells: false } as const
      expect(await decideTransaction(farm.office, key, decision)).toBe('done')
      farm.office.setClock(new Date(farm.office.clock.now().getTime() + 400))
    }
    return { id, keys: lines.map(({ key }) => key) }
  }

  it('has it once for two lines of one booking in one second, as all other books do', async () => {
    const { id } = await takenBackTwice()
    await liveUntil('2025-09-17T00:10:00+02:00')
    const twice = '09-16 taken-back 09-16 -6500'
    expect((await written()).slice(1)).toEqual([twice, twice])
    expect(await farm.paid(id)).toEqual({ deposit: 0, balance: 0 })
    const { store } = farm.office
    const days = { from: '2025-09-01', until: '2025-10-01' } as const
    const { together } = cashTotals(await readCashBook(store, days))
    expect(together).toEqual({ receivedCents: 0, refundedCents: 0 })
    const { payments } = await farm.found(id)
    expect(paidCents(payments)).toBe(0)
  })

  it('says once, and of which day, that it counted a line twice, however long ago', async () => {
    const { keys } = await takenBackTwice()
    await farm.office.store.change(async (changes) => {
      const before = (await changes.journal.lastDay())!
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
    await liveUntil('2025-11-20T00:10:00+01:00')
    await liveUntil('2025-11-22T00:10:00+01:00')
    const lines = (await written()).filter((line) => !line.endsWith('nothing'))
    const wrong = '09-16 taken-back 09-16 -13000'
    const righted = '09-17 recounted 09-16 6500'
    expect(lines.slice(1)).toEqual([wrong, wrong, righted, righted])
    const { store } = farm.office
    const days = await store.journal.days({ from: '0001-01-01', until: '9999-12-31' })
    expect(firstChanged(days, await store.journal.entries())).toBeUndefined()
  })
})
