import { onceBy } from '#language/keys-of.ts'
import { sum } from '../../sum.ts'
import type { Cents } from '../../units.ts'
import type { Id } from '../../id.ts'
import { type PaymentPart, paymentKinds } from '../owed.ts'
import type { KnownMoney } from './known-money.ts'
import { combinations } from './combinations.ts'
import {
  type SummedBooking,
  type OpenSums,
  openSumsOf,
  openOf,
  owes,
  takesMoney,
} from './open-sums.ts'
import { partsOfName, resembles } from '../../people/names-alike.ts'
import { bookingsInText } from './suggestions.ts'
import { canBook, type WaitingTransaction } from './waiting-transaction.ts'

export type Share = {
  readonly reservationId: Id<'reservation'>
  readonly cents: Cents
  readonly kinds: readonly PaymentPart['kind'][]
}

export type Division = readonly Share[]

const maxTriedBookings = 8
const maxShares = 3
const maxDivisions = 3

/** Divisions of a line, to the cent, over bookings that the line names, or of one guest. */
export function divisionsBy(known: KnownMoney) {
  // A companion's reference names no booking to divide a line over.
  const sums = openSumsOf({ ...known, companions: [] })
  const owing = [...sums.bookings.values()].filter(owes)
  return (waiting: WaitingTransaction): readonly Division[] => {
    if (!canBook(waiting) || waiting.reason === 'voucher-lapsed') return []
    const divisions = [
      bookingsNamedIn(waiting.transaction, { sums, owing }),
      ofOneGuest(waiting, owing),
    ]
      .map((group) => group.slice(0, maxTriedBookings).map(sharesOf))
      .flatMap((shares) => combinations(shares, maxShares))
      .filter((each) => sum(each, ({ cents }) => cents) === waiting.leftCents)
    return onceBy(divisions, (each) => JSON.stringify(each))
      .toSorted((a, b) => a.length - b.length || paymentsIn(a) - paymentsIn(b))
      .slice(0, maxDivisions)
  }
}

/** Bookings that a line names by a whole name, a reference or an invoice; an equal amount names none. */
function bookingsNamedIn(
  { payerName = '', freeText }: WaitingTransaction['transaction'],
  { sums, owing }: { readonly sums: OpenSums; readonly owing: readonly SummedBooking[] },
): readonly SummedBooking[] {
  const names = [partsOfName(payerName), partsOfName(freeText)]
  const byText = new Set(bookingsInText(freeText, sums))
  return owing.filter((one) => byText.has(one) || names.some((name) => resembles(name, one.words)))
}

function ofOneGuest(
  { reservationId, reason }: WaitingTransaction,
  owing: readonly SummedBooking[],
): readonly SummedBooking[] {
  const named = owing.find((one) => one.reservationId === reservationId)
  if (!named || named.words.length === 0 || reason === 'put-back') return []
  return owing.filter((one) => nameOf(one) === nameOf(named))
}

function nameOf({ words }: SummedBooking): string {
  return words.toSorted().join(' ')
}

/** The deposit alone, or all that is open: no balance is paid before its deposit. */
function sharesOf(booking: SummedBooking): readonly Share[] {
  const { reservationId } = booking
  const kinds = paymentKinds.filter((kind) => booking.open[kind] > 0)
  const choices = kinds.length > 1 ? [kinds.slice(0, 1), kinds] : [kinds]
  return choices.map((choice) => ({ reservationId, kinds: choice, cents: openOf(booking, choice) }))
}

function paymentsIn(division: Division): number {
  return sum(division, ({ kinds }) => kinds.length)
}

/** True when no share is more than its booking owes, and all shares are no more than the line has left. */
export function canDivideLine(
  { leftCents }: Pick<WaitingTransaction, 'leftCents'>,
  shares: readonly Pick<Share, 'reservationId' | 'cents'>[],
  known: KnownMoney,
): boolean {
  const { bookings } = openSumsOf(known)
  const ids = new Set(shares.map(({ reservationId }) => reservationId))
  return (
    ids.size === shares.length &&
    sum(shares, ({ cents }) => cents) <= leftCents &&
    shares.every(({ reservationId, cents }) => {
      const booking = bookings.get(reservationId)
      return booking && takesMoney(booking) && cents > 0 && cents <= openOf(booking)
    })
  )
}
