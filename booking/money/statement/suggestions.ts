import { isStructuredCommunication } from '../structured-communication.ts'
import { paymentKinds } from '../owed.ts'
import type { Booked, Part, ReviewReason, Suggestion } from './books.ts'
import { type BookingAccount, type Ledger, openOf, owes, partsOf, takesMoney } from './ledger.ts'
import type { BankTransaction } from './transaction.ts'
import {
  oneSlipAway,
  codesIn,
  invoicesIn,
  numbersIn,
  referencesIn,
  speaksOfWorkshop,
  namesDay,
} from './references-in-text.ts'
import { namesAlike, resembles, tellingLetters, partsOfName } from '../../people/names-alike.ts'
import type { Cents } from '../../units.ts'
import { compareTexts } from '../../compare-texts.ts'

/** A second payment for a paid one most likely pays the rest of the booking. */
export function alreadyPaid(transaction: BankTransaction, account: BookingAccount): Booked {
  const { reservationId } = account
  const { amountCents } = transaction
  const fits = amountCents > 0 && amountCents <= openOf(account)
  const suggestions = fits ? [paying(account, amountCents)] : []
  return { transaction, outcome: 'review', reason: 'paid-already', reservationId, suggestions }
}

/** A line that may be a guest's waits for the owner, with each booking that it may be for. */
export function doubtful(transaction: BankTransaction, debtors: Debtors): Booked {
  const { ledger } = debtors
  const reason = reasonOf(transaction)
  const near = bySlip(transaction, ledger)
  const named = namedBy(transaction.freeText, ledger)
  const suggestions = [
    near,
    payingEach(named, transaction.amountCents),
    bySigns(transaction, debtors),
  ].find(({ length }) => length > 0)
  if (named.length > 0 && !suggestions) return ofNothingOwed(transaction, named)
  // An amount that somebody owes, or a word that nobody but a guest writes.
  const mayBeGuests = debtors.isOwedExactly(transaction) || speaksOfWorkshop(transaction.freeText)
  const isNobodys = !suggestions && !mayBeGuests
  if (reason === 'no-reference' && isNobodys) {
    return { transaction, outcome: 'ignored' }
  }
  // Twelve digits in a text are a reference only when they turn out to be nearly one.
  const said = reason === 'no-reference' && near.length > 0 ? 'wrong-check-digits' : reason
  return { transaction, outcome: 'review', reason: said, suggestions: suggestions ?? [] }
}

/** Money that names a booking is never put aside by itself: it may be paid twice, or for one that ended. */
function ofNothingOwed(transaction: BankTransaction, named: readonly BookingAccount[]): Booked {
  const [first, ...others] = named
  if (!first || others.length > 0) {
    return { transaction, outcome: 'review', reason: 'several-bookings', suggestions: [] }
  }
  const { reservationId } = first
  const reason = takesMoney(first) ? 'paid-already' : 'booking-over'
  return { transaction, outcome: 'review', reason, reservationId, suggestions: [] }
}

function reasonOf({ structured, freeText }: BankTransaction): ReviewReason {
  if (structured !== undefined && !isStructuredCommunication(structured))
    return 'wrong-check-digits'
  // Spaces stay: without them telephone numbers would become references.
  const isUnknown = structured !== undefined || numbersIn(freeText).some(isStructuredCommunication)
  return isUnknown ? 'unknown-reference' : 'no-reference'
}

function bySlip(
  { structured, freeText, amountCents }: BankTransaction,
  ledger: Ledger,
): readonly Suggestion[] {
  const written = structured === undefined ? numbersIn(freeText) : [structured]
  const slips = written
    .flatMap(oneSlipAway)
    .flatMap((reference) => ledger.references.get(reference) ?? [])
  const suggestions = slips.flatMap(({ reservationId, kinds }) => {
    const account = ledger.accounts.get(reservationId)!
    return exactly(account, amountCents, [kinds, paymentKinds]) ?? []
  })
  const each = Map.groupBy(suggestions, ({ reservationId }) => reservationId)
  return [...each.values()].map(([first]) => first!)
}

export function namedBy(
  freeText: string,
  { accounts, references, codes, invoices }: Ledger,
): readonly BookingAccount[] {
  const byReference = referencesIn(freeText).flatMap((one) => {
    const referred = references.get(one)
    return referred ? (accounts.get(referred.reservationId) ?? []) : []
  })
  const byCode = [...codesIn(freeText)].flatMap((code) => codes.get(code) ?? [])
  const byInvoice = invoicesIn(freeText).flatMap((number) => invoices.get(number) ?? [])
  return [...new Set([...byReference, ...byCode, ...byInvoice])]
}

function bySigns(transaction: BankTransaction, debtors: Debtors): readonly Suggestion[] {
  const { amountCents } = transaction
  return debtors
    .candidatesFor(transaction)
    .map((each) => exactly(each, amountCents, eachOrBoth) ?? paying(each, amountCents))
}

function exactly(
  account: BookingAccount,
  amountCents: Cents,
  choices: readonly (readonly Part['kind'][])[],
): Suggestion | undefined {
  if (!takesMoney(account)) return undefined
  const kinds = choices.find((each) => openOf(account, each) === amountCents)
  return kinds && paying(account, amountCents, kinds)
}

export function payingEach(accounts: readonly BookingAccount[], amountCents: Cents) {
  return accounts.filter(owes).map((each) => paying(each, amountCents))
}

function paying(
  account: BookingAccount,
  amountCents: Cents,
  kinds?: readonly Part['kind'][],
): Suggestion {
  const { reservationId } = account
  return { reservationId, pays: partsOf(account, amountCents, kinds) }
}

const eachOrBoth: readonly (readonly Part['kind'][])[] = [['deposit'], ['balance'], paymentKinds]

/** Most buttons the owner can still choose from; a longer list suggests nobody. */
const mostCandidates = 8

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
    for (const said of [partsOfName(payerName), partsOfName(freeText)]) {
      for (const account of alike(said)) {
        if (account.requestedOn <= bookedOn && resembles(said, account.words)) yield account
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
        if (candidates.length > mostCandidates) return []
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
    if (few.size > mostCandidates) break
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
