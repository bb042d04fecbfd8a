import { namesAlike, resembles, tellingLength, partsOfName } from '../../people/names-alike.ts'
import type { Cents } from '../../units.ts'
import { compareTexts } from '../../compare-texts.ts'
import { type PaymentPart, paymentKinds } from '../owed.ts'
import { type SummedBooking, type OpenSums, openOf, owes } from './open-sums.ts'
import { namesDay, speaksOfWorkshop } from './references-in-text.ts'
import type { BankTransaction } from './transaction.ts'

export const eachOrBoth: readonly (readonly PaymentPart['kind'][])[] = [
  ['deposit'],
  ['balance'],
  paymentKinds,
]

/** Most buttons the owner can still choose from; a longer list suggests nobody. */
const maxCandidates = 8

/** Suggestions by open sums, which are known once the lines are booked; `workshops`: names in the languages of the site. */
export function debtorsOf(sums: OpenSums, workshops: readonly string[] = []) {
  const owing = [...sums.bookings.values()].filter(owes)
  const byDebt = Map.groupBy(owing.flatMap(debtsOf), ({ cents }) => cents)
  const byWord = Map.groupBy(owing.flatMap(tellingWordsOf), ({ word }) => word)
  let alike: ReturnType<typeof namesAlike<SummedBooking>> | undefined

  function* owingExactly({ amountCents, bookedOn }: BankTransaction) {
    for (const { booking } of byDebt.get(amountCents) ?? []) {
      if (booking.requestedOn <= bookedOn) yield booking
    }
  }

  /** Looks for a whole name as payer or in the text: somebody else may pay for a guest. */
  function* named({ payerName = '', freeText, bookedOn }: BankTransaction) {
    alike ??= namesAlike(owing)
    for (const name of [partsOfName(payerName), partsOfName(freeText)]) {
      for (const booking of alike(name)) {
        if (booking.requestedOn <= bookedOn && resembles(name, booking.words)) yield booking
      }
    }
  }

  /** Looks for one word of a name, with the amount or the workshop's day beside it. */
  function* hinted({ payerName = '', freeText, amountCents, bookedOn }: BankTransaction) {
    for (const word of partsOfName(`${payerName} ${freeText}`)) {
      for (const { booking } of byWord.get(word) ?? []) {
        const isTold = owesExactly(booking, amountCents) || namesDay(freeText, booking.workshopOn)
        if (booking.requestedOn <= bookedOn && isTold) yield booking
      }
    }
  }

  return {
    sums,
    /** A guest owes just this sum, or the text has a word that only guests write. */
    couldBeGuests: (transaction: BankTransaction) =>
      !owingExactly(transaction).next().done || speaksOfWorkshop(transaction.freeText, workshops),
    /** Bookings with the strongest sign; empty when there are too many to choose from. */
    candidatesFor(transaction: BankTransaction): readonly SummedBooking[] {
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
  const isExact = (booking: SummedBooking) => Number(owesExactly(booking, amountCents))
  return (a: SummedBooking, b: SummedBooking) =>
    isExact(b) - isExact(a) || compareTexts(a.workshopOn, b.workshopOn)
}

/** One booking above the limit, to notice that there are too many. */
function firstFew(bookings: Iterable<SummedBooking>): readonly SummedBooking[] {
  const few = new Set<SummedBooking>()
  for (const booking of bookings) {
    few.add(booking)
    if (few.size > maxCandidates) break
  }
  return [...few]
}

function debtsOf(booking: SummedBooking) {
  const amounts = new Set(eachOrBoth.map((kinds) => openOf(booking, kinds)))
  return [...amounts].filter((cents) => cents > 0).map((cents) => ({ cents, booking }))
}

export function owesExactly(booking: SummedBooking, cents: Cents): boolean {
  return eachOrBoth.some((kinds) => openOf(booking, kinds) === cents)
}

function tellingWordsOf(booking: SummedBooking) {
  const telling = booking.words.filter(({ length }) => length >= tellingLength)
  return telling.map((word) => ({ word, booking }))
}
