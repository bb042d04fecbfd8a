import { describe, expect, it } from 'vitest'
import { transactionsOf } from '#tests/support/statements/book-one.ts'
import type { PlainTransaction } from '#tests/support/statements/plain-transaction.ts'
import { nothingPaid } from '#tests/support/statements/ten-bookings.ts'
import { references, tenTransactions, writers } from '#tests/support/statements/ten-transactions.ts'
import { bookTransactions } from './book-transactions.ts'
import type { BankTransaction } from './transaction.ts'

const { b2 } = references

describe('a transaction of an earlier statement', () => {
  const keysOf = (transactions: readonly BankTransaction[]) =>
    new Set(transactions.map(({ key }) => key))
  const pay = (text: Partial<PlainTransaction>) => ({ ...tenTransactions[0]!, ...text })
  const outcomes = (transactions: readonly BankTransaction[], seen: ReadonlySet<string>) =>
    bookTransactions(transactions, { ...nothingPaid, seen }).map(({ outcome }) => outcome)
  const { CODA, KBC, BNP } = writers as Record<string, (typeof writers)[string]>

  it('is recognised in any format', () => {
    for (const first of Object.values(writers)) {
      const seen = keysOf(transactionsOf(first(tenTransactions.slice(0, 5))))
      for (const second of Object.values(writers)) {
        const again = transactionsOf(second(tenTransactions))
        expect(outcomes(again, seen).slice(0, 5)).toEqual(Array(5).fill('seen-before'))
        expect(outcomes(again, seen).slice(5)).not.toContain('seen-before')
      }
    }
  })

  it('is recognised though one file names the account by its twelve digits alone, as older ones do', () => {
    const iban = CODA!(tenTransactions)
    const digits = iban.replace(/^12001BE68(\d{12}) {18}EUR/m, `10001$1 EUR${' '.repeat(21)}`)
    expect(digits).not.toBe(iban)
    const files = [digits, writers['CAMT 001.08']!(tenTransactions)].map(transactionsOf)
    for (const [first, second] of [files, files.toReversed()]) {
      expect(outcomes(second!, keysOf(first!))).toEqual(Array(10).fill('seen-before'))
    }
  })

  it('is told from its double by the bank’s reference', () => {
    const one = pay({ bankReference: '111111' })
    const second = pay({ bankReference: '222222' })
    const seen = keysOf(transactionsOf(CODA!([one])))
    expect(outcomes(transactionsOf(CODA!([second])), seen)).toEqual(['matched'])
    const inOrder = outcomes(transactionsOf(CODA!([second, one])), seen)
    expect(inOrder).toEqual(['matched', 'seen-before'])
    // Another format has no such reference: one of the two lines was seen.
    const both = outcomes(transactionsOf(KBC!([second, one])), seen)
    expect(both.toSorted()).toEqual(['matched', 'seen-before'])
  })

  it('is recognised when its bank’s reference came later', () => {
    const open = transactionsOf(BNP!([pay({ bankReference: '' })]))
    const closed = transactionsOf(BNP!([pay({ bankReference: '2509150000000001' })]))
    expect(open[0]?.bankReference).toBeUndefined()
    expect(outcomes(closed, keysOf(open))).toEqual(['seen-before'])
    expect(outcomes(open, keysOf(closed))).toEqual(['seen-before'])
  })

  it('counts once when a file has it twice', () => {
    const once = CODA!(tenTransactions)
    const twice = bookTransactions(transactionsOf(once + once), nothingPaid)
    expect(twice.slice(10).map(({ outcome }) => outcome)).toEqual(Array(10).fill('seen-before'))
  })

  it('is a second payment when its equal has no reference of the bank either', () => {
    const rows = [pay({ structured: b2, cents: 5000 }), pay({ structured: b2, cents: 4750 })]
    const both = outcomes(transactionsOf(KBC!(rows)), new Set())
    expect(both.toSorted()).toEqual(['matched', 'part'])
    const alike = transactionsOf(KBC!([rows[0]!, rows[0]!]))
    expect(keysOf(alike).size).toBe(2)
    expect(outcomes(alike, keysOf(alike.slice(0, 1)))).toEqual(['seen-before', 'part'])
  })
})
