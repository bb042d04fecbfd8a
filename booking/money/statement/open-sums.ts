import { referenceOf } from '../../reservations/reference.ts'
import { hasEnded } from '../../reservations/status.ts'
import { allocate, sum } from '../../sum.ts'
import { owedCents, type PaymentPart, paymentKinds, totalCents } from '../owed.ts'
import type { KnownMoney, OpenBooking } from './known-money.ts'
import { partsOfName } from '../../people/names-alike.ts'
import type { Id } from '../../id.ts'
import type { Cents } from '../../units.ts'

/** Booking with its open cents while lines are judged: each line lessens what the next may pay. */
export type SummedBooking = OpenBooking & {
  readonly words: readonly string[]
  readonly open: Record<PaymentPart['kind'], number>
}

type Referred = {
  readonly reservationId: Id<'reservation'>
  readonly kinds: readonly PaymentPart['kind'][]
  /** A booking's id, or the reference of a companion's share. */
  readonly payable: string
}

export type OpenSums = {
  readonly bookings: ReadonlyMap<string, SummedBooking>
  readonly references: ReadonlyMap<string, Referred>
  readonly codes: ReadonlyMap<string, SummedBooking>
  readonly invoices: ReadonlyMap<string, SummedBooking>
}

export function openSumsOf({
  bookings,
  companions,
  invoices,
}: Pick<KnownMoney, 'bookings' | 'companions' | 'invoices'>): OpenSums {
  const sums = new Map(bookings.map((each) => [each.reservationId, withSums(each)]))
  return {
    bookings: sums,
    references: new Map([
      ...companions.map(({ reference, reservationId }): [string, Referred] => {
        return [reference, { reservationId, kinds: paymentKinds, payable: reference }]
      }),
      ...bookings.flatMap(({ reservationId, payments }) =>
        payments.map(({ reference, kind }): [string, Referred] => {
          return [reference, { reservationId, kinds: [kind], payable: reservationId }]
        }),
      ),
    ]),
    codes: new Map([...sums].map(([id, booking]) => [referenceOf(id), booking])),
    invoices: new Map(
      [...invoices].flatMap(([number, id]) => {
        const booking = sums.get(id)
        return booking ? [[number, booking] as const] : []
      }),
    ),
  }
}

function withSums(booking: OpenBooking): SummedBooking {
  const openFor = (kind: PaymentPart['kind']) =>
    owedCents(booking.payments.filter((payment) => payment.kind === kind))
  const open = { deposit: openFor('deposit'), balance: openFor('balance') }
  return { ...booking, words: partsOfName(booking.name), open }
}

/** A booking takes money after its day too; the owner decides on money for one that was declined or cancelled. */
export function takesMoney({ status }: Pick<SummedBooking, 'status'>): boolean {
  return !hasEnded(status)
}

export function openOf(
  booking: SummedBooking,
  kinds: readonly PaymentPart['kind'][] = paymentKinds,
): Cents {
  return sum(kinds, (kind) => booking.open[kind])
}

export function owes(booking: SummedBooking): boolean {
  return takesMoney(booking) && openOf(booking) > 0
}

/** The guest swapped references: others paid these payments, and their own has not brought their sum yet. */
export function isOfOtherOrder(
  { namedBefore = [], payments }: SummedBooking,
  kinds: Referred['kinds'],
): boolean {
  const own = namedBefore.filter((before) => before.kinds.some((kind) => kinds.includes(kind)))
  const due = payments.filter(({ kind }) => kinds.includes(kind))
  return own.length < namedBefore.length && sum(own, ({ cents }) => cents) < totalCents(due)
}

/** Parts of an amount: the deposit comes first, whichever reference the guest copied. */
export function partsOf(booking: SummedBooking, amountCents: Cents): readonly PaymentPart[] {
  const parts = allocate(amountCents, paymentKinds, (kind) => booking.open[kind])
  return parts.map(({ of: kind, cents }) => ({ kind, cents }))
}

export type PaidFromLine = { readonly pays: readonly PaymentPart[] } & (
  | { readonly outcome: 'matched' | 'part' }
  | { readonly outcome: 'over'; readonly restCents: Cents }
)

/** `part` leaves some of the payments open that it pays; the booking itself is changed. */
export function payInto(booking: SummedBooking, amountCents: Cents): PaidFromLine {
  const pays = partsOf(booking, amountCents)
  const restCents = Math.max(0, amountCents - openOf(booking))
  for (const part of pays) booking.open[part.kind] -= part.cents
  if (restCents > 0) return { outcome: 'over', pays, restCents }
  const isWhole = pays.every(({ kind }) => booking.open[kind] === 0)
  return { outcome: isWhole ? 'matched' : 'part', pays }
}

export function unpay(booking: SummedBooking, parts: readonly PaymentPart[]): void {
  for (const { kind, cents } of parts) booking.open[kind] += cents
}
