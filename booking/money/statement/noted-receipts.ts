import type { Day } from '#language/dates.ts'
import { daysUntil } from '../../dates/brussels-time.ts'
import { sum } from '../../sum.ts'
import type { PaymentPart } from '../owed.ts'
import type { BookedLine, NotedReceipt } from './known-money.ts'
import {
  type SummedBooking,
  type OpenSums,
  openOf,
  owes,
  payInto,
  takesMoney,
} from './open-sums.ts'
import type { BankTransaction } from './transaction.ts'
import { resembles, partsOfName } from '../../people/names-alike.ts'

export type NamedPayments = {
  readonly booking: SummedBooking
  readonly kinds: readonly PaymentPart['kind'][]
}

/** Pairs a line with the noted receipts that it shows; undefined where it may be other money. */
export function pairNamed(
  transaction: BankTransaction,
  named: NamedPayments,
  noted: NotedReceipt[],
): BookedLine | undefined {
  const { booking, kinds } = named
  const found = receiptsOfLine(transaction, named, noted)
  if (found.length === 0 && isUnderOther(transaction, booking, noted)) {
    const { reservationId } = booking
    return { transaction, outcome: 'review', reason: 'marked-by-hand', reservationId }
  }
  const restCents = transaction.amountCents - sum(found, ({ amountCents }) => amountCents)
  const maxMore = takesMoney(booking) ? openOf(booking) : 0
  if (found.length === 0 || restCents < 0 || restCents > maxMore) return undefined
  // A marked payment can be open once more: a line from after the day of the mark pays it anew.
  const isOwedAgain = openOf(booking, kinds) > 0
  if (isOwedAgain && found.some(({ day }) => transaction.bookedOn > day)) return undefined
  const paired = takeReceipts(transaction, found, noted)
  if (restCents === 0) return paired
  const { outcome, pays } = payInto(booking, restCents)
  return { ...paired, outcome: outcome === 'part' ? 'part' : 'matched', pays }
}

/** Noted receipts that a line may show: one of its sum for a payment it names, or else all of the booking. */
function receiptsOfLine(
  { amountCents, bookedOn }: BankTransaction,
  { booking: { reservationId }, kinds }: NamedPayments,
  noted: readonly NotedReceipt[],
): readonly NotedReceipt[] {
  const days = ({ day }: NotedReceipt) => Math.abs(daysUntil(day, bookedOn))
  const ofBooking = noted
    .filter((receipt) => receipt.reservationId === reservationId)
    .filter((receipt) => isSoonShown(receipt, { bookedOn }))
    .toSorted((one, other) => days(one) - days(other))
  const ofKinds = ofBooking.filter((one) => one.kinds.some((kind) => kinds.includes(kind)))
  const ofSum = ofKinds.find((receipt) => receipt.amountCents === amountCents)
  if (ofSum) return [ofSum]
  return ofKinds.length > 0 ? ofBooking : []
}

/** The owner marks money after seeing a line, or shortly before the line comes. */
export function isSoonShown(
  { day }: Pick<NotedReceipt, 'day'>,
  { bookedOn }: Pick<BankTransaction, 'bookedOn'>,
): boolean {
  return bookedOn <= day || isNear(day, bookedOn)
}

/** The owner had seen money of this sum, and may have noted it as the payment that its reference does not name. */
function isUnderOther(
  { amountCents, bookedOn }: BankTransaction,
  { reservationId }: SummedBooking,
  noted: readonly NotedReceipt[],
): boolean {
  return noted.some(
    (receipt) =>
      receipt.reservationId === reservationId &&
      receipt.amountCents === amountCents &&
      bookedOn <= receipt.day,
  )
}

/** Days between the owner's mark and the bank line that shows the same money. */
export const nearDays = 10

export function isNear(a: Day, b: Day): boolean {
  return Math.abs(daysUntil(a, b)) <= nearDays
}

/** A pair is sure when the receipt fits one booking and the line came before the mark; else the owner is asked. */
export function pairByName(
  transaction: BankTransaction,
  { bookings }: OpenSums,
  noted: NotedReceipt[],
): BookedLine | undefined {
  const payer = partsOfName(transaction.payerName ?? '')
  const found = noted.filter((receipt) => fitsByName(transaction, receipt, bookings))
  const [first] = found
  if (!first) return undefined
  const { reservationId } = first
  const isOthers = [...bookings.values()].some(
    (other) =>
      other.reservationId !== reservationId &&
      owes(other) &&
      other.requestedOn <= transaction.bookedOn &&
      resembles(payer, other.words),
  )
  const isOne = found.every(
    (each) => each.reservationId === reservationId && transaction.bookedOn <= each.day,
  )
  if (isOne && !isOthers) return takeReceipts(transaction, [first], noted)
  return { transaction, outcome: 'review', reason: 'marked-by-hand' }
}

/** A receipt fits a line by the payer's name, the sum and the day, more or less. */
export function fitsByName(
  { amountCents, bookedOn, payerName = '' }: BankTransaction,
  receipt: NotedReceipt,
  bookings: OpenSums['bookings'],
): boolean {
  return (
    receipt.amountCents === amountCents &&
    isNear(receipt.day, bookedOn) &&
    resembles(partsOfName(payerName), bookings.get(receipt.reservationId)?.words ?? [])
  )
}

function takeReceipts(
  transaction: BankTransaction,
  found: readonly NotedReceipt[],
  noted: NotedReceipt[],
) {
  for (const receipt of found) noted.splice(noted.indexOf(receipt), 1)
  const { reservationId } = found[0]!
  const pairs = found.map(({ id }) => id)
  return { transaction, outcome: 'matched', reservationId, pays: [], pairs } as const
}
