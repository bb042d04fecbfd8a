import { namesAlike, resembles, tellingLetters, partsOfName } from '../../people/names-alike.ts'
import type { Cents } from '../../units.ts'
import { compareTexts } from '../../compare-texts.ts'
import { type PaymentPart, paymentKinds } from '../owed.ts'
import { type BookingAccount, type Ledger, openOf, owes } from './ledger.ts'
import { namesDay } from './references-in-text.ts'
import type { BankTransaction } from './transaction.ts'

export const eachOrBoth: readonly (readonly PaymentPart['kind'][])[] = [
  ['deposit'],
  ['balance'],
  paymentKinds,
]

/** Most buttons the owner can still choose from; a longer list suggests nobody. */
const maxCandidates = 8

/** Suggestions by open sums, which are known once the lines are booked. */
export function debtorsOf(ledger: Ledger) {
  const owing = [...ledger.accounts.values()].filter(owes)
  const byDebt = Map.groupBy(owing.flatMap(debtsOf), ({ cents }) => cents)
  const byWord = Map.groupBy(owing.flatMap(tellingWordsOf), ({ word }) => word)
  let alike: ReturnType<typeof namesAlike<BookingAccount>> | undefined

  function* owingExactly({ amountCents, bookedOn }: BankTransaction) {
    for (const { account } of byDebt.get(amountCents) ?? []) {
      if (account.requestedOn <= bookedOn) yield account
    }
  }

  /** Looks for a whole name as payer or in the text: somebody else may pay for a guest. */
  function* named({ payerName = '', freeText, bookedOn }: BankTransaction) {
    alike ??= namesAlike(owing)
    for (const name of [partsOfName(payerName), partsOfName(freeText)]) {
      for (const account of alike(name)) {
        if (account.requestedOn <= bookedOn && resembles(name, account.words)) yield account
      }
    }
  }

  /** Looks for one word of a name, with the amount or the workshop's day beside it. */
  function* hinted({ payerName = '', freeText, amountCents, bookedOn }: BankTransaction) {
    for (const word of partsOfName(`${payerName} ${freeText}`)) {
      for (const { account } of byWord.get(word) ?? []) {
        const isTold = owesExactly(account, amountCents) || namesDay(freeText, account.workshopOn)
        if (account.requestedOn <= bookedOn && isTold) yield account
      }
    }
  }

  return {
    ledger,
    isOwedExactly: (transaction: BankTransaction) => !owingExactly(transaction).next().done,
    /** Bookings with the strongest sign; empty when there are too many to choose from. */
    candidatesFor(transaction: BankTransaction): readonly BookingAccount[] {
      const namesakes = new Set(named(transaction))
      const exact = [...namesakes].filter((each) => owesExactly(each, transaction.amountCents))
      const bySum = transaction.payerName ? [] : owingExactly(transaction)
      const tiers = [exact, namesakes, hinted(transaction), bySum]
      for (const tier of tiers) {
        const candidates = firstFew(tier)
        if (candidates.length > maxCandidates) return []
        if (candidates.length > 0) return candidates.toSorted(byFit(transaction))
      }
      return []
    },
  }
}

export type Debtors = ReturnType<typeof debtorsOf>

function byFit({ amountCents }: BankTransaction) {
  const isExact = (account: BookingAccount) => Number(owesExactly(account, amountCents))
  return (a: BookingAccount, b: BookingAccount) =>
    isExact(b) - isExact(a) || compareTexts(a.workshopOn, b.workshopOn)
}

/** One booking above the limit, to notice that there are too many. */
function firstFew(accounts: Iterable<BookingAccount>): readonly BookingAccount[] {
  const few = new Set<BookingAccount>()
  for (const account of accounts) {
    few.add(account)
    if (few.size > maxCandidates) break
  }
  return [...few]
}

function debtsOf(account: BookingAccount) {
  const amounts = new Set(eachOrBoth.map((kinds) => openOf(account, kinds)))
  return [...amounts].filter((cents) => cents > 0).map((cents) => ({ cents, account }))
}

export function owesExactly(account: BookingAccount, cents: Cents): boolean {
  return eachOrBoth.some((kinds) => openOf(account, kinds) === cents)
}

function tellingWordsOf(account: BookingAccount) {
  const telling = account.words.filter(({ length }) => length >= tellingLetters)
  return telling.map((word) => ({ word, account }))
}
