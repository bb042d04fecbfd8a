import { sum } from '../../sum.ts'
import type { Cents } from '../../units.ts'
import type { Id } from '../../id.ts'
import { type PaymentPart, paymentKinds } from '../owed.ts'
import type { Books } from './books.ts'
import { combinations } from './combinations.ts'
import { type BookingAccount, type Ledger, ledgerOf, openOf, owes, takesMoney } from './ledger.ts'
import { partsOfName, resembles } from '../../people/names-alike.ts'
import { namedBy } from './suggestions.ts'
import { canBook, type WaitingTransaction } from './waiting-transaction.ts'

export type Share = {
  readonly reservationId: Id<'reservation'>
  readonly cents: Cents
  readonly kinds: readonly PaymentPart['kind'][]
}

export type Division = readonly Share[]

/** Most bookings for which every combination is tried. */
const maxTriedBookings = 8
const maxShares = 3
const maxDivisions = 3

/** Divisions of a line, to the cent, over bookings that the line names, or of one guest. */
export function divisionsBy(books: Books) {
  // A companion's reference names no booking to divide a line over.
  const ledger = ledgerOf({ ...books, companions: [] })
  const owing = [...ledger.accounts.values()].filter(owes)
  return (waiting: WaitingTransaction): readonly Division[] => {
    if (!canBook(waiting) || waiting.reason === 'voucher-lapsed') return []
    const named = namedIn(waiting.transaction, { ledger, owing })
    const divisions = [named, ofOneGuest(waiting, owing)]
      .map((group) => group.slice(0, maxTriedBookings).map(sharesOf))
      .flatMap((shares) => combinations(shares, maxShares))
      .filter((each) => sum(each, ({ cents }) => cents) === waiting.leftCents)
    return [...new Map(divisions.map((each) => [JSON.stringify(each), each])).values()]
      .toSorted((a, b) => a.length - b.length || paymentsIn(a) - paymentsIn(b))
      .slice(0, maxDivisions)
  }
}

/** Bookings that a line names by a whole name, a reference or an invoice; an equal amount names none. */
function namedIn(
  { payerName = '', freeText }: WaitingTransaction['transaction'],
  { ledger, owing }: { readonly ledger: Ledger; readonly owing: readonly BookingAccount[] },
): readonly BookingAccount[] {
  const names = [partsOfName(payerName), partsOfName(freeText)]
  const byText = new Set(namedBy(freeText, ledger))
  return owing.filter((one) => byText.has(one) || names.some((name) => resembles(name, one.words)))
}

function ofOneGuest(
  { reservationId, reason }: WaitingTransaction,
  owing: readonly BookingAccount[],
): readonly BookingAccount[] {
  const named = owing.find((one) => one.reservationId === reservationId)
  if (!named || named.words.length === 0 || reason === 'put-back') return []
  return owing.filter((one) => nameOf(one) === nameOf(named))
}

function nameOf({ words }: BookingAccount): string {
  return words.toSorted().join(' ')
}

/** The deposit alone, or all that is open: no balance is paid before its deposit. */
function sharesOf(account: BookingAccount): readonly Share[] {
  const { reservationId } = account
  const kinds = paymentKinds.filter((kind) => account.open[kind] > 0)
  const choices = kinds.length > 1 ? [kinds.slice(0, 1), kinds] : [kinds]
  return choices.map((choice) => ({ reservationId, kinds: choice, cents: openOf(account, choice) }))
}

function paymentsIn(division: Division): number {
  return sum(division, ({ kinds }) => kinds.length)
}

/** True when no share is more than its booking owes, and all shares are no more than the line has left. */
export function canDivide(
  { leftCents }: Pick<WaitingTransaction, 'leftCents'>,
  shares: readonly Pick<Share, 'reservationId' | 'cents'>[],
  books: Books,
): boolean {
  const { accounts } = ledgerOf(books)
  const ids = new Set(shares.map(({ reservationId }) => reservationId))
  return (
    ids.size === shares.length &&
    sum(shares, ({ cents }) => cents) <= leftCents &&
    shares.every(({ reservationId, cents }) => {
      const account = accounts.get(reservationId)
      return account && takesMoney(account) && cents > 0 && cents <= openOf(account)
    })
  )
}
