import type { BankTransaction } from '../money/statement/transaction.ts'
import type { Cents } from '../units.ts'
import { searchWordsOf } from './search-words.ts'
import { matchesWords, type Search, type SearchCondition } from './read-search.ts'

type LineTexts = Pick<BankTransaction, 'bookedOn' | 'amountCents'> &
  Readonly<Record<'communication' | 'payerName' | 'payerIban', string>>

export function matchesLine(search: Search, line: LineTexts, parts: readonly Cents[]): boolean {
  const { payerName: name, communication: note } = line
  const words = searchWordsOf({ name, email: '', note })
  const sums = [Math.abs(line.amountCents), ...parts]
  const fits = (way: SearchCondition): boolean => {
    switch (way.by) {
      case 'amount':
        return sums.includes(way.cents)
      case 'account':
        return line.payerIban === way.iban
      case 'communication':
        return line.communication === way.digits
      case 'day':
        return way.days.includes(line.bookedOn)
      case 'code':
        return note.toUpperCase().includes(way.code)
      case 'invoice':
        return note.includes(`${way.year}-${String(way.number).padStart(4, '0')}`)
      default:
        return matchesWords([[way]], words)
    }
  }
  return search.length > 0 && search.every((term) => term.some(fits))
}
