import { sum } from '../../sum.ts'
import type { Cents } from '../../units.ts'
import type { Id } from '../../id.ts'
import type { Books, OpenPayment, Suggestion } from './books.ts'
import { type BookingAccount, bothKinds, ledgerOf, openOf, takesMoney } from './ledger.ts'
import { partsOfName } from './names-alike.ts'
import { mayBook, type WaitingTransaction } from './waiting-transaction.ts'

/** What one booking gets of a line that is for several. */
export type Share = {
  readonly reservationId: Id<'reservation'>
  readonly cents: Cents
  readonly kinds: readonly OpenPayment['kind'][]
}

export type Division = readonly Share[]

/** More bookings than these are not tried in every combination. */
const mostTried = 8
const mostShares = 3
const mostDivisions = 3

/** How a line falls to the cent on what its guest owes for several bookings; fewest bookings first, and deposits. */
export function divisionsBy(books: Pick<Books, 'payments'>) {
  const owing = [...ledgerOf(books.payments).accounts.values()].filter(
    (each) => takesMoney(each) && openOf(each) > 0,
  )
  return (waiting: WaitingTransaction, suggestions: readonly Suggestion[]): readonly Division[] => {
    if (!mayBook(waiting) || waiting.reason === 'voucher-lapsed') return []
    const shares = theirs(owing, waiting, suggestions).map(sharesOf)
    return combinations(shares)
      .filter((each) => sum(each, ({ cents }) => cents) === waiting.leftCents)
      .toSorted((a, b) => a.length - b.length || paymentsIn(a) - paymentsIn(b))
      .slice(0, mostDivisions)
  }
}

/** Those it may be for, and all of the same name as one of them, or as whoever paid. */
function theirs(
  owing: readonly BookingAccount[],
  { transaction, reservationId }: WaitingTransaction,
  suggestions: readonly Suggestion[],
): readonly BookingAccount[] {
  const likely = new Set([reservationId, ...suggestions.map((one) => one.reservationId)])
  const names = new Set(owing.filter((one) => likely.has(one.reservationId)).map(nameOf))
  names.add(
    partsOfName(transaction.payerName ?? '')
      .toSorted()
      .join(' '),
  )
  const fitting = owing.filter((one) => likely.has(one.reservationId) || names.has(nameOf(one)))
  return fitting.slice(0, mostTried)
}

function nameOf({ words }: BookingAccount): string {
  return words.toSorted().join(' ')
}

/** The deposit alone, or all that is open: a balance is not paid before it. */
function sharesOf(account: BookingAccount): readonly Share[] {
  const { reservationId } = account
  const kinds = bothKinds.filter((kind) => account.open[kind] > 0)
  const choices = kinds.length > 1 ? [kinds.slice(0, 1), kinds] : [kinds]
  return choices.map((own) => ({ reservationId, kinds: own, cents: openOf(account, own) }))
}

/** One of the shares of each of some bookings, of two at least. */
function combinations(each: readonly (readonly Share[])[]): readonly Division[] {
  const all = each.reduce<readonly Division[]>(
    (before, shares) => [
      ...before,
      ...before
        .filter(({ length }) => length < mostShares)
        .flatMap((division) => shares.map((share) => [...division, share])),
    ],
    [[]],
  )
  return all.filter(({ length }) => length > 1)
}

function paymentsIn(division: Division): number {
  return sum(division, ({ kinds }) => kinds.length)
}

/** Whether each of these gets no more than it owes, and all together no more than there is. */
export function canDivide(
  { leftCents }: Pick<WaitingTransaction, 'leftCents'>,
  shares: readonly Pick<Share, 'reservationId' | 'cents'>[],
  { payments }: Pick<Books, 'payments'>,
): boolean {
  const { accounts } = ledgerOf(payments)
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
