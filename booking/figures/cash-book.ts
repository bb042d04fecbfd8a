import type { Day } from '#language/dates.ts'
import type { Days } from '../dates/brussels-time.ts'
import { idOf, isPayment, type Posted } from '../money/entry.ts'
import { sum } from '../sum.ts'
import { isIn } from './period.ts'
import type { Id } from '../id.ts'

type For =
  | { readonly reservationId: Id<'reservation'>; readonly voucherId?: undefined }
  | { readonly reservationId?: undefined; readonly voucherId: Id<'voucher'> }

type Cents = {
  /** What a bank took back is received less than nothing. */
  readonly receivedCents: number
  readonly refundedCents: number
  /** Paid with a gift voucher, whose money came when it was sold; less than nothing is what went back to it. */
  readonly redeemedCents: number
}

export type CashLine = For & Cents & { readonly day: Day }

type Asked = {
  /** The last included. */
  readonly days: Days
  /** The booking that a refund or the rest of a line is of, by its account. */
  readonly bookings: ReadonlyMap<string, string>
}

/** Each sum once, on the bank's day or else the day it was marked: statements may come after the quarter. */
export function cashLines(
  entries: readonly Posted[],
  { days, bookings }: Asked,
): readonly CashLine[] {
  const shownBy = showing(entries)
  const lines = entries.flatMap((entry) => {
    const of = whose(entry, bookings)
    const cents = centsOf(entry)
    if (!of || !cents) return []
    const shown = shownBy(entry)
    // A line of a statement that pays several things of one booking is one line here.
    const group = entry.kind === 'refunded' ? undefined : shown?.line
    return [{ ...of, ...nothing, ...cents, day: (shown ?? entry).day, group }]
  })
  const together = Map.groupBy(lines, (line, nth) => `${line.group ?? nth} ${idOfWhom(line)}`)
  return [...together.values()]
    .map(addedUp)
    .filter((line) => isIn(days, line.day) && columns.some((each) => line[each] !== 0))
    .toSorted((a, b) => compare(a.day, b.day) || compare(idOfWhom(a), idOfWhom(b)))
}

const columns = ['receivedCents', 'refundedCents', 'redeemedCents'] as const
const nothing: Cents = { receivedCents: 0, refundedCents: 0, redeemedCents: 0 }

function centsOf({ kind, cents }: Posted): Partial<Cents> | undefined {
  switch (kind) {
    case 'received':
    case 'marked':
      return { receivedCents: cents }
    case 'taken-back':
      return { receivedCents: -cents }
    case 'refunded':
      return { refundedCents: cents }
    case 'redeemed':
      return { redeemedCents: cents }
    case 'back-on-voucher':
      return { redeemedCents: -cents }
    default:
      return undefined
  }
}

/** A gift voucher's money is its own until it pays a booking, whose it is from then on. */
function whose({ kind, from, to }: Posted, bookings: Asked['bookings']): For | undefined {
  const account = kind === 'received' || kind === 'marked' || kind === 'redeemed' ? to : from
  if (isPayment(account)) return { reservationId: idOf(account) }
  const reservationId = bookings.get(account)
  if (reservationId !== undefined) return { reservationId }
  return account.startsWith('voucher') ? { voucherId: idOf(account) } : undefined
}

/** How entries are shown by a line of a statement: themselves, or what a hand had marked before. */
function showing(entries: readonly Posted[]) {
  const shown: ReadonlyMap<string, Posted> = new Map(
    entries.flatMap((entry) => {
      const { kind, from, to } = entry
      return kind === 'shown' ? [[`${from} ${to}` as string, entry] as const] : []
    }),
  )
  return (entry: Posted): Posted | undefined => {
    if (entry.line !== undefined) return entry
    const { kind, from, to } = entry
    return shown.get(kind === 'marked' ? `bank ${from}` : `${to} bank`)
  }
}

type Grouped = CashLine & { readonly group: string | undefined }

function addedUp(lines: readonly Grouped[]): CashLine {
  const { group: _, ...first } = lines[0]!
  const sums = columns.map((column) => [column, sum(lines, (line) => line[column])])
  return { ...first, ...Object.fromEntries(sums) }
}

function idOfWhom({ reservationId, voucherId }: For): string {
  return reservationId ?? voucherId
}

/** So that received is what came for bookings and for vouchers, as in the receipts journal. */
export function cashTotals(lines: readonly CashLine[]) {
  const totalOf = (own: readonly CashLine[], each: keyof Cents) => sum(own, (line) => line[each])
  const forVouchers = lines.filter(({ voucherId }) => voucherId !== undefined)
  const forBookings = lines.filter(({ voucherId }) => voucherId === undefined)
  const money = (own: readonly CashLine[]) => ({
    receivedCents: totalOf(own, 'receivedCents'),
    refundedCents: totalOf(own, 'refundedCents'),
  })
  return {
    bookings: money(forBookings),
    vouchers: money(forVouchers),
    together: money(lines),
    redeemedCents: totalOf(lines, 'redeemedCents'),
  }
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
