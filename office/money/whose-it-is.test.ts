import { describe, expect, it } from 'vitest'
import { retentionLimits } from '#booking/people/retention.ts'
import { suggestionsBy } from '#booking/money/statement/waiting-transaction.ts'
import { listTransactions } from '#tests/support/all-of.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { freshStatementOffice } from '#tests/support/statements/statement-office.ts'
import { writers } from '#tests/support/statements/ten-transactions.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import type { Day } from '#language/dates.ts'
import { decideTransaction } from './decide-transaction.ts'
import { readBooksFor, waitingOf, waits } from './statement-books.ts'

describe('money that may be from either of two guests', () => {
  const farm = freshStatementOffice()

  const onFile = () => listTransactions(farm.office.store)

  /** Bookings that have a button at the one transaction which waits. */
  async function candidates() {
    const [waiting] = (await onFile()).filter(waits).map(waitingOf)
    const { books } = await readBooksFor(farm.office.store, [waiting!.transaction])
    return suggestionsBy(books)(waiting!).map(({ reservationId }) => reservationId)
  }

  const line = () => transfer({ structured: '', text: 'EUR 65', name: 'PEETERS AN' })

  it.each(Object.entries(writers))(
    'waits with a button for each, in %s, and is known in every other format',
    async (_, write) => {
      const namesakes = [await farm.booking('An Peeters'), await farm.booking('An Peeters')]
      const lines = [line()]
      expect(await farm.importFile(write(lines))).toEqual(['review'])
      expect(new Set(await candidates())).toEqual(new Set(namesakes.map(({ id }) => id)))
      for (const other of Object.values(writers)) {
        expect(await farm.importFile(other(lines))).toEqual(['seen-before'])
      }
    },
  )

  it('pays the one that is chosen, and a second transfer is then the other’s', async () => {
    const [one, other] = [await farm.booking('An Peeters'), await farm.booking('An Peeters')]
    await farm.importAll(line())
    const [first] = await onFile()
    const chosen = { kind: 'book', reservationId: other.id } as const
    expect(await decideTransaction(farm.office, first!.key, chosen)).toBe('done')
    expect([await farm.paid(one.id), await farm.paid(other.id)]).toEqual([
      { deposit: 0, balance: 0 },
      { deposit: 6500, balance: 0 },
    ])
    expect(farm.kindsTold()).toEqual(['secured'])
    await farm.importFile(codaFile([{ ...line(), day: '2025-09-17' }]))
    // The paid guest's balance is as much, so the owner is still asked about both.
    expect(new Set(await candidates())).toEqual(new Set([one.id, other.id]))
  })

  it('waits for years, until somebody decides', async () => {
    await farm.booking('An Peeters')
    await farm.importAll(transfer({ text: 'workshop', name: 'K. Onbekend', cents: 6000 }))
    const forget = (day: Day) =>
      farm.office.store.change((changes) => changes.people.forgetOld(retentionLimits(day)))
    await forget('2040-01-01')
    const [kept] = await onFile()
    expect(kept).toMatchObject({ outcome: 'review', payerName: 'K. Onbekend' })
    await decideTransaction(farm.office, kept!.key, { kind: 'leave' })
    await forget('2039-01-01')
    expect(await farm.everything()).not.toContain('Onbekend')
    await forget('2040-01-01')
    expect(await onFile()).toEqual([])
  })
})
