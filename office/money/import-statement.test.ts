import { describe, expect, it } from 'vitest'
import type { Letters } from '#letters/letters.ts'
import { companionOf } from '#tests/support/companions.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { kbcFile } from '#tests/support/statements/csv-files.ts'
import { bytesOf, readFile, transfer } from '#tests/support/statements/transfer.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { changeHouse } from '../house/change-house.ts'
import { importStatement } from './import-statement.ts'

describe('a bank statement', () => {
  const farm = freshOffice()

  it('secures a place, pays a booking, and tells each guest once', async () => {
    const one = await farm.owing()
    const other = await farm.owing('Bram De Smet')
    const references = [one.deposit, other.deposit, other.balance]
    const outcomes = await farm.readLines(
      ...references.map((structured) => transfer({ structured })),
    )
    expect(outcomes).toEqual(['matched', 'matched', 'matched'])
    expect(await farm.found(one.id)).toMatchObject({ status: 'secured' })
    expect(await farm.found(other.id)).toMatchObject({ status: 'paid' })
    expect(farm.kindsTold()).toEqual(['secured', 'paid'])
    const received = { what: 'received', by: 'bank', detail: { payment: 'deposit', cents: 6500 } }
    expect(await farm.lastEvent(one.id)).toMatchObject(received)
  })

  it('is read from an account that the farm had before, which old mails name', async () => {
    const { deposit } = await farm.owing()
    await changeHouse(farm.office, [{ what: 'account', iban: 'BE62510007547061', bic: '' }])
    expect(await farm.pay(deposit)).toBe('matched')
  })

  it('changes nothing when it comes again, in another format', async () => {
    const { id, deposit } = await farm.owing()
    const transactions = [
      transfer({ structured: deposit, cents: 4000 }),
      transfer({ structured: '', text: `rest ${deposit}`, cents: 2500, day: '2025-09-17' }),
      transfer({ structured: '123456789012' }),
      transfer({ cents: -1200, text: 'suiker', name: 'Molen', iban: 'BE62510007547061' }),
    ]
    expect(await farm.readLines(...transactions)).toEqual(['part', 'matched', 'review', 'ignored'])
    const before = await farm.everything()
    const seen = ['seen-before', 'seen-before', 'seen-before', 'ignored']
    expect(await readFile(farm.office, kbcFile(transactions))).toEqual(seen)
    expect(await farm.everything()).toBe(before)
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
    expect(farm.kindsTold()).toEqual(['secured'])
  })

  it('tells of each part of a payment once, and of the payment it completes', async () => {
    const { deposit, balance } = await farm.owing()
    const parts = [
      transfer({ structured: deposit, cents: 2000 }),
      transfer({ structured: deposit, cents: 1000 }),
    ]
    for (const file of [codaFile(parts), kbcFile(parts)]) await readFile(farm.office, file)
    const cents = farm.office.notified.flatMap((news) => ('cents' in news ? [news.cents] : []))
    expect(cents).toEqual([3000])
    await farm.pay(deposit, { cents: 4000, day: '2025-09-17' })
    await farm.pay(balance, { cents: 5000, day: '2025-09-18' })
    expect(farm.kindsTold()).toEqual(['part-received', 'secured', 'part-received'])
  })

  it('tells of all that two lines brought too much', async () => {
    const { deposit } = await farm.owing()
    const lines = [14_000, 20_000].map((cents) => transfer({ structured: deposit, cents }))
    expect(await farm.readLines(...lines)).toEqual(['over', 'over'])
    expect(farm.office.notified).toMatchObject([{ kind: 'paid', cents: 34_000, overCents: 21_000 }])
  })

  it('tells of a part that precedes the farm’s answer with that answer alone', async () => {
    const { id, deposit } = await farm.owing()
    const { store } = farm.office
    await store.change((changes) => changes.reservations.update(id, { status: 'requested' }))
    await farm.pay(deposit, { cents: 2000 })
    expect(farm.kindsTold()).toEqual([])
  })

  it('pays a sum that is still owed after the day', async () => {
    const { id, deposit, balance } = await farm.owing()
    const { store } = farm.office
    await store.change((changes) => changes.reservations.update(id, { status: 'completed' }))
    const both = transfer({ structured: deposit, cents: 13_000 })
    expect(await farm.readLines(both)).toEqual(['matched'])
    expect(await farm.found(id)).toMatchObject({ status: 'completed' })
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 6500 })
    expect(await farm.pay(balance)).toBe('over')
    expect(farm.kindsTold()).toEqual([])
  })

  it('is booked whole or not at all', async () => {
    const one = await farm.owing()
    const other = await farm.owing()
    const before = await farm.everything()
    const letters: Letters = ({ kind }) => {
      if (kind === 'paid') throw new Error('No letter')
      return []
    }
    const failing = { ...farm.office, lettersOf: () => letters }
    const file = codaFile([
      transfer({ structured: one.deposit }),
      transfer({ structured: other.deposit, cents: 13_000 }),
    ])
    await expect(importStatement(failing, bytesOf(file))).rejects.toThrow('No letter')
    expect(await farm.everything()).toBe(before)
    expect(await readFile(farm.office, file)).toEqual(['matched', 'matched'])
  })
})

describe.each(databases)('money under the reference of the balance, on $name', (on) => {
  const farm = freshOffice({ on })

  it('secures the place, and no deposit is asked for', async () => {
    const { id, balance } = await farm.owing()
    expect(await farm.pay(balance, { cents: 12_600 })).toBe('part')
    expect(await farm.found(id)).toMatchObject({ status: 'secured' })
    expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 6100 })
    const due = new Date('2025-10-02T12:00:00Z')
    farm.office.setClock(due)
    await farm.doDueTasks()
    expect(farm.kindsTold()).toEqual(['secured'])
  })

  it.each([
    ['the deposit', 'deposit'],
    ['the balance again, as the mails ask,', 'balance'],
  ] as const)('and a later transfer that names %s pay both', async (_, then) => {
    const { id, ...references } = await farm.owing()
    const first = transfer({ structured: references.balance })
    expect(await farm.readLines(first)).toEqual(['matched'])
    const second = transfer({ structured: references[then], day: '2025-09-18' })
    expect(await farm.readLines(second)).toEqual(['matched'])
    expect(await farm.found(id)).toMatchObject({ status: 'paid' })
    expect(farm.kindsTold()).toEqual(['secured', 'paid'])
  })

  it.each([
    ['a companion', async (id: string) => (await companionOf(farm.office, id)).reference],
    ['the balance', async (id: string) => (await farm.found(id)).payments[1]!.reference],
  ] as const)('and parts that name the deposit pay both, after %s', async (_, referenceOf) => {
    const { id, deposit } = await farm.owing()
    const first = transfer({ structured: await referenceOf(id) })
    const parts = [3000, 3500].map((cents) => transfer({ structured: deposit, cents }))
    for (const line of [first, ...parts]) await farm.readLines(line)
    expect(await farm.found(id)).toMatchObject({ status: 'paid' })
  })

  it('or a companion’s share, in one file, leaves nothing to ask', async () => {
    const { id, deposit } = await farm.owing()
    const { reference } = await companionOf(farm.office, id)
    const share = transfer({ structured: reference, day: '2025-09-15' })
    const own = transfer({ structured: deposit })
    expect(await farm.readLines(share, own)).toEqual(['matched', 'matched'])
  })
})

// SQLite would wait for itself within one process; `farm-statement.test.ts` has it in four.
describe('on PostgreSQL', () => {
  const farm = freshOffice({ on: postgres })

  it('a statement that is imported three times at once is booked once', async () => {
    const otherOffice = async () => testOffice(await farm.fresh.open())
    const bookings = [await farm.owing(), await farm.owing(), await farm.owing()]
    const transactions = bookings.map(({ deposit }) =>
      transfer({ structured: deposit, cents: 9000 }),
    )
    const files = [
      codaFile(transactions),
      kbcFile(transactions.toReversed()),
      codaFile(transactions),
    ]
    const offices = [farm.office, await otherOffice(), await otherOffice()]
    const outcomes = await Promise.all(files.map((file, i) => readFile(offices[i]!, file)))
    const counts = Object.groupBy(outcomes.flat(), (outcome) => outcome)
    expect(counts).toMatchObject({ part: { length: 3 }, 'seen-before': { length: 6 } })
    for (const { id } of bookings) {
      expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 2500 })
    }
    const secured = offices
      .flatMap((each) => each.notified)
      .filter(({ kind }) => kind === 'secured')
    expect(secured).toHaveLength(3)
  })
})
