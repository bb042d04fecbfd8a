import type { Day } from '#language/dates.ts'
import { dayOf, type Days } from '../dates/brussels-time.ts'
import { ignoreEntry, type PostedEntry } from '../money/entry.ts'
import {
  idOf,
  isPayment,
  isRest,
  isVoucher,
  isVoucherRefund,
  type LedgerAccount,
} from '../money/ledger-account.ts'
import type { Method } from '../money/method.ts'
import { compareTexts } from '../compare-texts.ts'
import { sum } from '../sum.ts'
import { isDayIn } from './period.ts'
import type { Id } from '../id.ts'

type For =
  | { readonly reservationId: Id<'reservation'>; readonly voucherId?: undefined }
  | { readonly reservationId?: undefined; readonly voucherId: Id<'voucher'> }
  /** Money of a bank line that the owner took off a booking, and has placed nowhere yet. */
  | {
      readonly reservationId?: undefined
      readonly voucherId?: undefined
      readonly line: string
    }

type Sums = {
  readonly receivedCents: number
  readonly refundedCents: number
  readonly redeemedCents: number
}

/** Undefined when nobody said how noted money was paid. */
type How = { readonly how: 'bank' | 'voucher' | Method | undefined }

export type CashLine = For & Sums & How & { readonly day: Day }

type CashOfDays = {
  readonly days: Days
  /** The booking that a refund or the rest of a line is of, by its account. */
  readonly bookings: ReadonlyMap<string, string>
}

/** Each sum counts once, on the bank's day or else the day of the mark: statements may come after the quarter. */
export function cashLines(
  entries: readonly PostedEntry[],
  { days, bookings }: CashOfDays,
): readonly CashLine[] {
  const shownBy = showing(entries)
  const whose = owning(entries, bookings)
  const lines = entries.flatMap((entry) => {
    const shown = shownBy(entry)
    // A bank line, a noted receipt or a voucher that pays several things of one booking is one line.
    const group = entry.kind === 'refunded' ? undefined : (shown?.line ?? otherSumOf(entry))
    const how = howOf(entry, shown !== undefined)
    return sumsOf(entry).flatMap(({ account, ...cents }) => {
      const of = whose(account)
      return of ? [{ ...of, ...nothing, ...cents, day: (shown ?? entry).day, group, how }] : []
    })
  })
  const together = Map.groupBy(lines, (line, nth) => `${line.group ?? nth} ${idOfWhom(line)}`)
  return [...together.values()]
    .map(addedUp)
    .filter((line) => isDayIn(days, line.day) && columns.some((each) => line[each] !== 0))
    .toSorted((a, b) => compareTexts(a.day, b.day) || compareTexts(idOfWhom(a), idOfWhom(b)))
}

const columns = ['receivedCents', 'refundedCents', 'redeemedCents'] as const
const nothing: Sums = { receivedCents: 0, refundedCents: 0, redeemedCents: 0 }

type OfAccount = Partial<Sums> & { readonly account: LedgerAccount }

/** A bank line's money counts for a booking when its rest is placed there, or when the line is the booking's refund. */
function sumsOf(entry: PostedEntry): readonly OfAccount[] {
  const { from, to, cents } = entry
  const along = [
    { account: from, receivedCents: -cents },
    { account: to, receivedCents: cents },
  ]
  switch (entry.kind) {
    case 'received':
    case 'marked':
      return [{ account: to, receivedCents: cents }]
    case 'taken-back':
    case 'unmarked':
      return [{ account: from, receivedCents: -cents }]
    case 'owed-back':
      return isRest(from) ? along : []
    case 'rest-placed':
    case 'put-back':
      return along
    case 'refunded':
      return [{ account: from, refundedCents: cents }]
    case 'redeemed':
      return [{ account: to, redeemedCents: cents }]
    case 'back-on-voucher':
      return [{ account: from, redeemedCents: -cents }]
    default:
      return ignoreEntry<'shown' | 'went-along' | 'carried'>(entry) ?? []
  }
}

function otherSumOf({ kind, from, to, at }: PostedEntry): string | undefined {
  if (kind === 'marked') return from
  if (kind === 'unmarked') return `not ${to}`
  const voucher = kind === 'redeemed' ? from : kind === 'back-on-voucher' && to
  return voucher ? `${voucher} ${at.getTime()}` : undefined
}

function howOf(entry: PostedEntry, isShown: boolean): How['how'] {
  switch (entry.kind) {
    case 'redeemed':
    case 'back-on-voucher':
      return 'voucher'
    case 'marked':
      return isShown ? 'bank' : entry.method
    case 'unmarked':
      return entry.method
    case 'refunded':
      return isShown ? 'bank' : (entry.method ?? 'bank')
    default:
      return 'bank'
  }
}

/** A gift voucher's money is the voucher's until it pays a booking, and then the booking's. */
function owning(entries: readonly PostedEntry[], bookings: CashOfDays['bookings']) {
  const putBack = new Set<LedgerAccount>(
    entries.flatMap(({ kind, to }) => (kind === 'put-back' ? [to] : [])),
  )
  return (account: LedgerAccount): For | undefined => {
    if (isPayment(account)) return { reservationId: idOf(account) }
    if (putBack.has(account)) return { line: idOf(account) }
    const reservationId = bookings.get(account)
    if (reservationId !== undefined) return { reservationId }
    return isVoucher(account) || isVoucherRefund(account) ? { voucherId: idOf(account) } : undefined
  }
}

/** Entries by the bank line that shows them, whether the line or the owner made them. */
function showing(entries: readonly PostedEntry[]) {
  const shown = new Map<string, PostedEntry>(
    entries.flatMap((entry) => {
      const { kind, from, to } = entry
      return kind === 'shown' ? [[`${from} ${to}`, entry] as const] : []
    }),
  )
  // The rest of a bank line counts on the day of the line, not on the day the owner placed it.
  const lines = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'received' || entry.kind === 'put-back' ? [[entry.line, entry] as const] : [],
    ),
  )
  return (entry: PostedEntry): PostedEntry | undefined => {
    if (entry.line !== undefined) return lines.get(entry.line) ?? entry
    const { kind, from, to } = entry
    return shown.get(kind === 'marked' ? `bank ${from}` : `${to} bank`)
  }
}

function addedUp(lines: readonly (CashLine & { readonly group: string | undefined })[]): CashLine {
  const { group: _, ...first } = lines[0]!
  const sums = columns.map((column) => [column, sum(lines, (line) => line[column])])
  return { ...first, ...Object.fromEntries(sums) }
}

function idOfWhom(of: For): string {
  return 'line' in of ? of.line : (of.reservationId ?? of.voucherId)
}

/** Totals; "received" is all that came for bookings and vouchers, as in the receipts journal. */
export function cashTotals(lines: readonly CashLine[]) {
  const totalOf = (some: readonly CashLine[], each: keyof Sums) => sum(some, (line) => line[each])
  const forVouchers = lines.filter(({ voucherId }) => voucherId !== undefined)
  const forBookings = lines.filter(({ voucherId }) => voucherId === undefined)
  const money = (some: readonly CashLine[]) => ({
    receivedCents: totalOf(some, 'receivedCents'),
    refundedCents: totalOf(some, 'refundedCents'),
  })
  return {
    bookings: money(forBookings),
    vouchers: money(forVouchers),
    together: money(lines),
    redeemedCents: totalOf(lines, 'redeemedCents'),
  }
}

type RateChange = { readonly at: Date; readonly before: number; readonly after: number }

/** The rate of VAT, in percent, in the evening of a day in Brussels. */
export function vatOn(
  day: Day,
  { now, changes }: { readonly now: number; readonly changes: readonly RateChange[] },
): number {
  const last = changes.findLast(({ at }) => dayOf(at) <= day)
  return last?.after ?? changes[0]?.before ?? now
}
